import ai.djl.Model;
import ai.djl.engine.Engine;
import ai.djl.huggingface.tokenizers.Encoding;
import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import ai.djl.inference.Predictor;
import ai.djl.modality.cv.Image;
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDList;
import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.NDScope;
import ai.djl.ndarray.types.Shape;
import ai.djl.repository.zoo.Criteria;
import ai.djl.repository.zoo.ZooModel;
import ai.djl.training.GradientCollector;
import ai.djl.training.Trainer;
import ai.djl.training.dataset.Batch;
import ai.djl.training.dataset.Dataset;
import ai.djl.translate.TranslateException;
import ai.djl.translate.Translator;
import ai.djl.translate.TranslatorContext;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/** DJL: managers and their arrays, models, predictors, translators, training, tokenizers. */
final class Djl {

  // ---- managers ----

  float managerBad() {
    NDManager manager = NDManager.newBaseManager(); // want UnclosedResource definite
    return manager.create(1f).getFloat();
  }

  float managerOk() {
    try (NDManager manager = NDManager.newBaseManager()) {
      return manager.create(1f).getFloat();
    }
  }

  NDArray outOfManagerBad() {
    try (NDManager manager = NDManager.newBaseManager()) {
      return manager.ones(new Shape(2, 3)); // want EscapesScope definite
    }
  }

  NDArray ofCallersManagerOk(NDManager manager) {
    return manager.ones(new Shape(2, 3));
  }

  NDArray attachedOk(NDManager parent, float[] data) {
    try (NDManager manager = parent.newSubManager()) {
      NDArray sum = manager.create(data).add(1);
      sum.attach(parent);
      return sum;
    }
  }

  NDArray sumOutOfManagerBad(NDManager parent, float[] data) {
    try (NDManager manager = parent.newSubManager()) {
      NDArray sum = manager.create(data).add(1);
      return sum; // want EscapesScope definite
    }
  }

  NDArray detachedOk(float[] data) {
    try (NDManager manager = NDManager.newBaseManager()) {
      NDArray array = manager.create(data);
      array.detach();
      return array;
    }
  }

  float detachedBad(NDManager manager, float[] data) {
    NDArray array = manager.create(data); // want UnscopedTensor definite
    array.detach();
    return array.getFloat();
  }

  float readAfterManagerBad(float[] data) {
    NDManager manager = NDManager.newBaseManager();
    NDArray array = manager.create(data);
    manager.close();
    return array.getFloat(); // want ViewOutlivesOwner definite
  }

  /** What each call makes stays until the manager is closed. */
  static final class GrowingBad {
    private final NDManager manager = NDManager.newBaseManager();

    float sum(float[] data) {
      NDArray array = manager.create(data); // want WrongOwner potential
      return array.toFloatArray()[0];
    }

    void close() {
      manager.close();
    }
  }

  /** One object runs again and again with the manager that it was given. */
  static final class GivenManagerBad {
    private final NDManager manager;

    GivenManagerBad(NDManager manager) {
      this.manager = manager;
    }

    float sum(float[] data) {
      NDArray array = manager.create(data); // want WrongOwner potential
      return array.toFloatArray()[0];
    }
  }

  float sumsOfGivenManager(List<float[]> batches) {
    float total = 0;
    try (NDManager manager = NDManager.newBaseManager()) {
      GivenManagerBad sums = new GivenManagerBad(manager);
      for (float[] batch : batches) {
        total += sums.sum(batch);
      }
    }
    return total;
  }

  /** Each call has an object of its own, with a manager of its own. */
  static final class GivenManagerOk {
    private final NDManager manager;

    GivenManagerOk(NDManager manager) {
      this.manager = manager;
    }

    float sum(float[] data) {
      NDArray array = manager.create(data);
      return array.toFloatArray()[0];
    }
  }

  float givenManagerOk(List<float[]> batches) {
    float total = 0;
    for (float[] batch : batches) {
      try (NDManager manager = NDManager.newBaseManager()) {
        total += new GivenManagerOk(manager).sum(batch);
      }
    }
    return total;
  }

  /** A library calls it, for each object that it reads. */
  static final class DecoderBad {
    static final class Decoder implements Function<float[], NDArray> {
      private final NDManager manager = NDManager.newBaseManager();

      @Override
      public NDArray apply(float[] data) {
        return manager.create(data); // want WrongOwner potential
      }

      void close() {
        manager.close();
      }
    }
  }

  /** What it gives has no owner. */
  static final class DecoderOk {
    static final class Decoder implements Function<float[], NDArray> {
      private final NDManager manager = NDManager.newBaseManager();

      @Override
      public NDArray apply(float[] data) {
        NDArray array = manager.create(data);
        array.detach();
        return array;
      }

      void close() {
        manager.close();
      }
    }
  }

  /** The caller may close what it gets. */
  static final class MakerOk {
    private final NDManager manager = NDManager.newBaseManager();

    NDArray make(float[] data) {
      return manager.create(data);
    }

    void close() {
      manager.close();
    }
  }

  float madeOk(MakerOk maker, float[] data) {
    try (NDArray array = maker.make(data)) {
      return array.toFloatArray()[0];
    }
  }

  float stepsOk(NDManager manager, List<float[]> batches) {
    float total = 0;
    for (float[] batch : batches) {
      try (NDManager step = manager.newSubManager()) {
        total += step.create(batch).sum().getFloat();
      }
    }
    return total;
  }

  float scopedStepsOk(NDManager manager, List<float[]> batches) {
    float total = 0;
    for (float[] batch : batches) {
      try (NDScope scope = new NDScope()) {
        total += manager.create(batch).sum().getFloat();
      }
    }
    return total;
  }

  // ---- arrays ----

  float readAfterCloseBad(NDManager manager) {
    NDArray array = manager.create(1f);
    array.close();
    return array.getFloat(); // want UseAfterDispose definite
  }

  float closedListBad(NDList list) {
    NDArray first = list.get(0);
    list.close();
    return first.getFloat(); // want ViewOutlivesOwner definite
  }

  float inPlaceBad(NDManager manager) {
    NDArray array = manager.create(1f);
    NDArray same = array.addi(1);
    array.close();
    return same.getFloat(); // want UseAfterDispose definite
  }

  float copyOk(NDManager manager) {
    NDArray array = manager.create(1f);
    NDArray copy = array.duplicate();
    array.close();
    return copy.getFloat();
  }

  float[] dataOk(NDManager manager) {
    try (NDArray array = manager.create(1f)) {
      return array.toFloatArray();
    }
  }

  // ---- models and predictors ----

  void modelBad(Path path) throws Exception {
    Model model = Model.newInstance("m"); // want UnclosedResource definite
    model.load(path);
  }

  void modelOk(Path path) throws Exception {
    try (Model model = Model.newInstance("m")) {
      model.load(path);
    }
  }

  String zooBad(Criteria<Image, String> criteria, Image image) throws Exception {
    ZooModel<Image, String> model = criteria.loadModel(); // want UnclosedResource definite
    try (Predictor<Image, String> predictor = model.newPredictor()) {
      return predictor.predict(image);
    }
  }

  String zooOk(Criteria<Image, String> criteria, Image image) throws Exception {
    try (ZooModel<Image, String> model = criteria.loadModel();
        Predictor<Image, String> predictor = model.newPredictor()) {
      return predictor.predict(image);
    }
  }

  /** The model of the zoo stands for the one in it, and the object that gets it has no close. */
  String zooOfModelBad(Translator<Image, String> translator, Image image) throws Exception {
    Model model = Model.newInstance("m"); // want UnclosedResource definite
    ZooModel<Image, String> zoo = new ZooModel<>(model, translator);
    return new Labels(zoo).of(image);
  }

  String zooOfModelOk(Translator<Image, String> translator, Image image) throws Exception {
    Model model = Model.newInstance("m");
    try (ZooModel<Image, String> zoo = new ZooModel<>(model, translator)) {
      return new Labels(zoo).of(image);
    }
  }

  private static final class Labels {
    private final ZooModel<Image, String> zoo;

    Labels(ZooModel<Image, String> zoo) {
      this.zoo = zoo;
    }

    String of(Image image) throws TranslateException {
      try (Predictor<Image, String> predictor = zoo.newPredictor()) {
        return predictor.predict(image);
      }
    }
  }

  /** The model closes what its predictors hold. */
  String predictorOfClosedModelOk(Criteria<Image, String> criteria, Image image) throws Exception {
    try (ZooModel<Image, String> model = criteria.loadModel()) {
      return model.newPredictor().predict(image);
    }
  }

  String predictorPerCallBad(ZooModel<Image, String> model, Image image) throws TranslateException {
    Predictor<Image, String> predictor = model.newPredictor(); // want UnclosedResource definite
    return predictor.predict(image);
  }

  String predictorAfterCloseBad(ZooModel<Image, String> model, Image image) throws TranslateException {
    Predictor<Image, String> predictor = model.newPredictor();
    predictor.close();
    return predictor.predict(image); // want UseAfterDispose definite
  }

  void modelUnlessThrownBad(Criteria<Image, String> criteria, Image image) throws Exception {
    ZooModel<Image, String> model = criteria.loadModel(); // want LeakOnException definite
    Predictor<Image, String> predictor = model.newPredictor(); // also LeakOnException
    System.out.println(predictor.predict(image));
    predictor.close();
    model.close();
  }

  /** It keeps state between calls, and is used by one thread at a time. */
  void sharedBad(ZooModel<Image, String> model, List<Image> images) {
    try (Predictor<Image, String> predictor = model.newPredictor()) {
      images.parallelStream().forEach(image -> print(predictor, image)); // want SharedSession potential
    }
  }

  void onePerThreadOk(ZooModel<Image, String> model, List<Image> images) {
    images.parallelStream()
        .forEach(
            image -> {
              try (Predictor<Image, String> predictor = model.newPredictor()) {
                print(predictor, image);
              }
            });
  }

  private static void print(Predictor<Image, String> predictor, Image image) {
    try {
      System.out.println(predictor.predict(image));
    } catch (TranslateException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What goes into the prediction belongs to the manager of the context. */
  static final class Pixels implements Translator<Image, float[]> {
    @Override
    public NDList processInput(TranslatorContext context, Image input) {
      return new NDList(input.toNDArray(context.getNDManager()));
    }

    @Override
    public float[] processOutput(TranslatorContext context, NDList list) {
      return list.singletonOrThrow().toFloatArray();
    }
  }

  // ---- training ----

  void trainerBad(Model model, ai.djl.training.TrainingConfig config, Shape shape) {
    Trainer trainer = model.newTrainer(config); // want UnclosedResource definite
    trainer.initialize(shape);
  }

  void trainerOk(Model model, ai.djl.training.TrainingConfig config, Shape shape) {
    try (Trainer trainer = model.newTrainer(config)) {
      trainer.initialize(shape);
    }
  }

  void tapeBad(Trainer trainer, NDList data) {
    GradientCollector tape = trainer.newGradientCollector(); // want UnclosedResource definite
    tape.backward(trainer.forward(data).head());
  }

  void tapeOk(Trainer trainer, NDList data) {
    try (GradientCollector tape = Engine.getInstance().newGradientCollector()) {
      tape.backward(trainer.forward(data).head());
    }
  }

  int batchesOk(Trainer trainer, Dataset data) throws IOException, TranslateException {
    int count = 0;
    for (Batch batch : trainer.iterateDataset(data)) {
      count += batch.getSize();
      batch.close();
    }
    return count;
  }

  long dataAfterBatchBad(Batch batch) {
    NDList data = batch.getData();
    batch.close();
    return data.head().getLong(); // want ViewOutlivesOwner definite
  }

  void batchTwiceBad(Batch batch) {
    batch.close();
    batch.close(); // want DoubleDispose definite
  }

  // ---- tokenizers ----

  long[] tokenizerBad(Path path, String text) throws IOException {
    HuggingFaceTokenizer tokenizer = HuggingFaceTokenizer.newInstance(path); // want UnclosedResource definite
    return tokenizer.encode(text).getIds();
  }

  long[] tokenizerOk(Path path, String text) throws IOException {
    try (HuggingFaceTokenizer tokenizer = HuggingFaceTokenizer.newInstance(path)) {
      Encoding encoding = tokenizer.encode(text);
      return encoding.getIds();
    }
  }

  long[] builtTokenizerBad(String text) throws IOException {
    HuggingFaceTokenizer tokenizer = HuggingFaceTokenizer.builder().optTokenizerName("bert").build(); // want UnclosedResource definite
    return tokenizer.encode(text).getIds();
  }

  /** The manager owns it. */
  long[] tokenizerOfManagerOk(NDManager manager, String text) throws IOException {
    HuggingFaceTokenizer tokenizer =
        HuggingFaceTokenizer.builder().optManager(manager).optTokenizerName("bert").build();
    return tokenizer.encode(text).getIds();
  }

  String tokenizerAfterCloseBad(Path path, long[] ids) throws IOException {
    HuggingFaceTokenizer tokenizer = HuggingFaceTokenizer.newInstance(path);
    tokenizer.close();
    return tokenizer.decode(ids); // want UseAfterDispose definite
  }
}
