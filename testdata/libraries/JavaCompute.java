// declarations: tornadovm
import com.github.tjake.jlama.model.AbstractModel;
import com.github.tjake.jlama.model.LayerNorm;
import com.github.tjake.jlama.model.ModelSupport;
import com.github.tjake.jlama.model.functions.Generator;
import com.github.tjake.jlama.safetensors.DType;
import com.github.tjake.jlama.safetensors.SafeTensorSupport;
import com.github.tjake.jlama.safetensors.WeightLoader;
import com.github.tjake.jlama.safetensors.prompt.PromptContext;
import com.github.tjake.jlama.tensor.AbstractTensor;
import com.github.tjake.jlama.tensor.FloatBufferTensor;
import com.github.tjake.jlama.tensor.KvBufferCache;
import com.github.tjake.jlama.tensor.TensorCache;
import com.github.tjake.jlama.tensor.TensorShape;
import java.io.File;
import java.util.List;
import java.util.UUID;
import uk.ac.manchester.tornado.api.ImmutableTaskGraph;
import uk.ac.manchester.tornado.api.TaskGraph;
import uk.ac.manchester.tornado.api.TornadoExecutionPlan;
import uk.ac.manchester.tornado.api.TornadoExecutionResult;
import uk.ac.manchester.tornado.api.common.TornadoDevice;
import uk.ac.manchester.tornado.api.enums.DataTransferMode;
import uk.ac.manchester.tornado.api.exceptions.TornadoExecutionPlanException;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;

/** Jlama's tensors and models, and TornadoVM's plans. */
final class JavaCompute {

  // ---- Jlama: tensors of a cache ----

  void tensorPerTokenBad(int[] tokens, TensorShape shape) {
    for (int token : tokens) {
      AbstractTensor x = TensorCache.instance.get(DType.F32, shape); // want UnscopedTensor definite
      x.set(token, 0, 0);
    }
  }

  void tensorPerTokenOk(int[] tokens, TensorShape shape) {
    for (int token : tokens) {
      try (AbstractTensor x = TensorCache.instance.get(DType.F32, shape)) {
        x.set(token, 0, 0);
      }
    }
  }

  /** One tensor is nothing to a cache. */
  void tensorOnceOk(AbstractModel model) {
    AbstractTensor x = model.makeDenseTensor(1, 512);
    x.clear();
  }

  void tensorAfterCloseBad(TensorShape shape) {
    AbstractTensor x = TensorCache.instance.get(DType.F32, shape);
    x.close();
    x.set(1, 0, 0); // want UseAfterDispose definite
  }

  void givenBackTwiceBad(TensorShape shape) {
    AbstractTensor x = TensorCache.instance.get(DType.F32, shape);
    x.close();
    x.close(); // want DoubleDispose definite
  }

  float sliceAfterCloseBad(AbstractTensor weights) {
    AbstractTensor x = weights.copyShape();
    AbstractTensor row = x.slice(0);
    x.close();
    return row.get(0); // want ViewOutlivesOwner definite
  }

  float slicesOk(AbstractTensor weights, int rows) {
    float sum = 0;
    for (int i = 0; i < rows; i++) {
      sum += weights.slice(i).get(0);
    }
    return sum;
  }

  /** Of no cache: the collector frees it. */
  void ownTensorOk(List<float[]> rows) {
    for (float[] row : rows) {
      AbstractTensor x = new FloatBufferTensor(1, row.length);
      x.set(row[0], 0, 0);
    }
  }

  void normBad(LayerNorm norm, List<AbstractTensor> inputs) {
    for (AbstractTensor input : inputs) {
      System.out.println(norm.forward(input).get(0, 0)); // want DiscardedTensor definite
    }
  }

  void normOk(LayerNorm norm, List<AbstractTensor> inputs) {
    for (AbstractTensor input : inputs) {
      try (AbstractTensor x = norm.forward(input)) {
        System.out.println(x.get(0, 0));
      }
    }
  }

  // ---- Jlama: models ----

  String modelBad(File where, PromptContext question) {
    AbstractModel model = ModelSupport.loadModel(where, DType.F32, DType.I8); // want UnclosedResource definite
    return model.generate(UUID.randomUUID(), question, 0, 256).responseText;
  }

  String modelOk(File where, PromptContext question) {
    try (AbstractModel model = ModelSupport.loadModel(where, DType.F32, DType.I8)) {
      return model.generate(UUID.randomUUID(), question, 0, 256).responseText;
    }
  }

  AbstractModel openedOk(File where) {
    return ModelSupport.loadModel(where, DType.F32, DType.I8);
  }

  String ofHelperOfModelBad(File where, String text) {
    AbstractModel model = openedOk(where); // want UnclosedResource definite
    return model.embed(text, Generator.PoolingType.AVG).length + text;
  }

  int embeddedOk(AbstractModel model, String text) {
    return model.embed(text, Generator.PoolingType.AVG).length;
  }

  void modelPerRequestBad(File where, List<PromptContext> questions) {
    for (PromptContext question : questions) {
      try (AbstractModel model = ModelSupport.loadModel(where, DType.F32, DType.I8)) { // want HeavyResourceInLoop potential
        System.out.println(model.generate(UUID.randomUUID(), question, 0, 256));
      }
    }
  }

  String builderOk(AbstractModel model, String question) {
    return model.generateBuilder().prompt(question).ntokens(64).generate().responseText;
  }

  Generator.Response builderAfterCloseBad(File where, String question) {
    AbstractModel model = ModelSupport.loadModel(where, DType.F32, DType.I8);
    Generator.GenerateBuilder builder = model.generateBuilder().prompt(question);
    model.close();
    return builder.generate(); // want ViewOutlivesOwner definite
  }

  float[] modelAfterCloseBad(File where, String text) {
    AbstractModel model = ModelSupport.loadEmbeddingModel(where, DType.F32, DType.I8);
    model.close();
    return model.embed(text, Generator.PoolingType.AVG); // want UseAfterDispose definite
  }

  int forwardOk(AbstractModel model, int[] prompt, KvBufferCache keys) {
    try (KvBufferCache.KvBuffer buffer = keys.getEphemeralKvBuffer();
        AbstractTensor output = model.batchForward(prompt, 0, buffer);
        AbstractTensor logits = model.makeDenseTensor(32_000)) {
      return model.sample(output, 0, 0, logits);
    }
  }

  void bufferBad(AbstractModel model, int[] prompt, KvBufferCache keys) {
    KvBufferCache.KvBuffer buffer = keys.getEphemeralKvBuffer(); // want UnclosedResource definite
    model.batchForward(prompt, 0, buffer).close();
  }

  void sessionOk(AbstractModel model, int[] prompt, KvBufferCache keys, UUID session) {
    KvBufferCache.KvBuffer buffer = keys.getKvBuffer(session);
    model.batchForward(prompt, 0, buffer).close();
  }

  void weightsBad(File where) {
    WeightLoader weights = SafeTensorSupport.loadWeights(where); // want UnclosedResource definite
    System.out.println(weights.metadata());
  }

  void weightsOk(File where) throws Exception {
    try (WeightLoader weights = SafeTensorSupport.loadWeights(where)) {
      System.out.println(weights.load("token_embd").shape());
    }
  }

  // ---- TornadoVM ----

  private static void add(FloatArray a, FloatArray b, FloatArray c) {
    for (int i = 0; i < c.getSize(); i++) {
      c.set(i, a.get(i) + b.get(i));
    }
  }

  /** Task graphs and arrays are the garbage collector's. */
  ImmutableTaskGraph graphOk(FloatArray a, FloatArray b, FloatArray c) {
    return new TaskGraph("sums")
        .transferToDevice(DataTransferMode.FIRST_EXECUTION, a, b)
        .task("add", JavaCompute::add, a, b, c)
        .transferToHost(DataTransferMode.EVERY_EXECUTION, c)
        .snapshot();
  }

  void planBad(ImmutableTaskGraph graph) {
    TornadoExecutionPlan plan = new TornadoExecutionPlan(graph); // want UnclosedResource definite
    plan.execute();
  }

  void planOk(ImmutableTaskGraph graph) throws TornadoExecutionPlanException {
    try (TornadoExecutionPlan plan = new TornadoExecutionPlan(graph)) {
      plan.execute();
    }
  }

  void freedOk(ImmutableTaskGraph graph) {
    TornadoExecutionPlan plan = new TornadoExecutionPlan(graph);
    plan.execute();
    plan.freeDeviceMemory();
  }

  /** A plan holds nothing before it is executed. */
  String notExecutedOk(ImmutableTaskGraph graph) {
    return new TornadoExecutionPlan(graph).getTraceExecutionPlan();
  }

  void configuredBad(ImmutableTaskGraph graph, TornadoDevice gpu) {
    TornadoExecutionPlan plan = new TornadoExecutionPlan(graph); // want UnclosedResource definite
    plan.withDevice(gpu).withPreCompilation().execute();
  }

  void configuredOk(ImmutableTaskGraph graph, TornadoDevice gpu)
      throws TornadoExecutionPlanException {
    try (TornadoExecutionPlan plan = new TornadoExecutionPlan(graph)) {
      plan.withDevice(gpu).withPreCompilation().execute();
    }
  }

  void againBad(ImmutableTaskGraph graph) {
    TornadoExecutionPlan plan = new TornadoExecutionPlan(graph); // want UnclosedResource definite
    plan.execute();
    plan.freeDeviceMemory();
    plan.execute();
  }

  void againOk(ImmutableTaskGraph graph, TornadoDevice cpu) throws TornadoExecutionPlanException {
    try (TornadoExecutionPlan plan = new TornadoExecutionPlan(graph)) {
      plan.execute();
      plan.freeDeviceMemory();
      plan.withDevice(cpu);
      plan.execute();
    }
  }

  void warmedUpBad(ImmutableTaskGraph graph) {
    TornadoExecutionPlan plan = new TornadoExecutionPlan(graph); // want UnclosedResource definite
    plan.withWarmUpIterations(10);
  }

  void resultAfterFreeBad(ImmutableTaskGraph graph, FloatArray c) {
    TornadoExecutionPlan plan = new TornadoExecutionPlan(graph);
    TornadoExecutionResult result = plan.execute();
    plan.freeDeviceMemory();
    result.transferToHost(c); // want ViewOutlivesOwner definite
  }

  long resultOk(ImmutableTaskGraph graph, FloatArray c) throws TornadoExecutionPlanException {
    TornadoExecutionResult result;
    try (TornadoExecutionPlan plan = new TornadoExecutionPlan(graph)) {
      result = plan.execute().transferToHost(c);
    }
    return result.getProfilerResult().getTotalTime();
  }

  float failedCheckBad(ImmutableTaskGraph graph, FloatArray c) throws TornadoExecutionPlanException {
    TornadoExecutionPlan plan = new TornadoExecutionPlan(graph); // want LeakOnException definite
    plan.execute();
    if (Float.isNaN(c.get(0))) {
      throw new IllegalStateException("not a number");
    }
    plan.close();
    return c.get(0);
  }

  void planPerRequestOk(List<ImmutableTaskGraph> graphs) throws TornadoExecutionPlanException {
    for (ImmutableTaskGraph graph : graphs) {
      try (TornadoExecutionPlan plan = new TornadoExecutionPlan(graph)) {
        plan.execute();
      }
    }
  }

  void planPerRequestBad(List<ImmutableTaskGraph> graphs) {
    for (ImmutableTaskGraph graph : graphs) {
      TornadoExecutionPlan plan = new TornadoExecutionPlan(graph); // want UnclosedResource definite
      plan.execute();
    }
  }

  TornadoExecutionPlan executedOk(ImmutableTaskGraph graph) {
    TornadoExecutionPlan plan = new TornadoExecutionPlan(graph);
    plan.execute();
    return plan;
  }

  void ofHelperBad(ImmutableTaskGraph graph) {
    TornadoExecutionPlan plan = executedOk(graph); // want UnclosedResource definite
    System.out.println(plan.getTraceExecutionPlan());
  }

  void ofHelperOk(ImmutableTaskGraph graph) throws TornadoExecutionPlanException {
    try (TornadoExecutionPlan plan = executedOk(graph)) {
      System.out.println(plan.getTraceExecutionPlan());
    }
  }

  void onOnePathBad(ImmutableTaskGraph graph, boolean keep) {
    TornadoExecutionPlan plan = new TornadoExecutionPlan(graph); // want UnclosedResource potential
    plan.execute();
    if (!keep) {
      plan.freeDeviceMemory();
    }
  }

  void freedInFinallyOk(ImmutableTaskGraph graph, FloatArray c) {
    TornadoExecutionPlan plan = new TornadoExecutionPlan(graph);
    try {
      plan.execute().transferToHost(c);
    } finally {
      plan.freeDeviceMemory();
    }
  }

  void callersPlanOk(TornadoExecutionPlan plan, FloatArray c) {
    plan.execute().transferToHost(c);
  }

  void planResultAfterFreeBad(TornadoExecutionPlan plan, FloatArray c) {
    TornadoExecutionResult result = plan.getPlanResult(0);
    plan.freeDeviceMemory();
    result.transferToHost(c); // want ViewOutlivesOwner definite
  }

  TornadoExecutionResult returnedResultBad(ImmutableTaskGraph graph) throws TornadoExecutionPlanException {
    try (TornadoExecutionPlan plan = new TornadoExecutionPlan(graph)) {
      return plan.execute(); // want EscapesScope definite
    }
  }

  static final class RunnerBad {
    private final TornadoExecutionPlan plan; // want OwnerNotCloseable potential

    RunnerBad(ImmutableTaskGraph graph) {
      plan = new TornadoExecutionPlan(graph);
      plan.execute();
    }

    String trace() {
      return plan.getTraceExecutionPlan();
    }
  }

  /** Its owner frees it. */
  static final class RunnerOk {
    private final TornadoExecutionPlan plan;

    RunnerOk(ImmutableTaskGraph graph) {
      plan = new TornadoExecutionPlan(graph);
      plan.execute();
    }

    void close() {
      plan.freeDeviceMemory();
    }
  }
}
