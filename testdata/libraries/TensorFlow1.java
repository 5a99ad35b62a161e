// jars: libtensorflow
import java.nio.FloatBuffer;
import java.util.List;
import org.tensorflow.EagerSession;
import org.tensorflow.Graph;
import org.tensorflow.SavedModelBundle;
import org.tensorflow.Session;
import org.tensorflow.Tensor;
import org.tensorflow.Tensors;

/** TensorFlow 1.x: types of the same names as those of TensorFlow Java, and lists of tensors as results. */
final class TensorFlow1 {

  // ---- tensors ----

  void tensorBad() {
    Tensor<Float> x = Tensors.create(1f); // want UnscopedTensor definite
    System.out.println(x.floatValue());
  }

  void tensorOk() {
    try (Tensor<Float> x = Tensors.create(1f)) {
      System.out.println(x.floatValue());
    }
  }

  void tensorOfBufferBad(FloatBuffer values) {
    Tensor<Float> x = Tensor.create(new long[] {2}, values); // want UnscopedTensor definite
    System.out.println(x.numElements());
  }

  float readAfterCloseBad() {
    Tensor<Float> x = Tensors.create(1f);
    x.close();
    return x.floatValue(); // want UseAfterDispose definite
  }

  String typeAfterCloseOk() {
    Tensor<Float> x = Tensors.create(1f);
    x.close();
    return x.dataType().name();
  }

  void expectedTypeOk(Object value) {
    Tensor<?> x = Tensor.create(value);
    try (Tensor<Float> typed = x.expect(Float.class)) {
      System.out.println(typed.floatValue());
    }
  }

  void inTheCallBad(Session session) {
    try (Tensor<?> y = session.runner().feed("x", Tensors.create(1f)).fetch("y").run().get(0)) { // want DiscardedTensor definite
      System.out.println(y.numElements());
    }
  }

  // ---- runs ----

  void outputsBad(Session session, Tensor<?> x) {
    List<Tensor<?>> outputs = session.runner().feed("x", x).fetch("y").run(); // want UnscopedTensor definite
    System.out.println(outputs.get(0).numElements());
  }

  void outputsOk(Session session, Tensor<?> x) {
    List<Tensor<?>> outputs = session.runner().feed("x", x).fetch("y").fetch("z").run();
    System.out.println(outputs.size());
    for (Tensor<?> output : outputs) {
      output.close();
    }
  }

  float onlyOutputBad(Session session, Tensor<?> x) {
    return session.runner().feed("x", x).fetch("y").run().get(0).floatValue(); // want UnscopedTensor definite
  }

  float onlyOutputOk(Session session, Tensor<?> x) {
    try (Tensor<?> y = session.runner().feed("x", x).fetch("y").run().get(0)) {
      return y.floatValue();
    }
  }

  void targetOk(Session session, Tensor<?> x) {
    session.runner().feed("x", x).addTarget("train").run();
  }

  float lossOfStepsBad(Session session, List<Tensor<?>> batches) {
    float loss = 0;
    for (Tensor<?> batch : batches) {
      Tensor<?> one = session.runner().feed("x", batch).fetch("loss").run().get(0); // want UnscopedTensor definite
      loss += one.floatValue();
    }
    return loss;
  }

  float lossOfStepsOk(Session session, List<Tensor<?>> batches) {
    float loss = 0;
    for (Tensor<?> batch : batches) {
      try (Tensor<?> one = session.runner().feed("x", batch).fetch("loss").run().get(0)) {
        loss += one.floatValue();
      }
    }
    return loss;
  }

  // ---- graphs, sessions, saved models ----

  void graphBad(byte[] definition) {
    Graph graph = new Graph(); // want UnclosedResource definite
    graph.importGraphDef(definition);
    System.out.println(graph.operation("x"));
  }

  void graphOk(byte[] definition) {
    try (Graph graph = new Graph()) {
      graph.importGraphDef(definition);
      System.out.println(graph.operation("x"));
    }
  }

  void secondModelMissingBad(String first, String second) {
    SavedModelBundle one = SavedModelBundle.load(first, "serve"); // want LeakOnException definite
    SavedModelBundle two = SavedModelBundle.load(second, "serve");
    System.out.println(one.graph() == two.graph());
    two.close();
    one.close();
  }

  /** A program that ships a broken graph fails at once. */
  void brokenGraphOk(byte[] definition) {
    Graph graph = new Graph();
    graph.importGraphDef(definition);
    graph.close();
  }

  void sessionBad(Graph graph) {
    Session session = new Session(graph); // want UnclosedResource definite
    session.runner().addTarget("init").run();
  }

  void sessionOk(Graph graph) {
    try (Session session = new Session(graph)) {
      session.runner().addTarget("init").run();
    }
  }

  void bundleOk(Tensor<?> x) {
    try (SavedModelBundle bundle = SavedModelBundle.load("model", "serve");
        Tensor<?> y = bundle.session().runner().feed("x", x).fetch("y").run().get(0)) {
      System.out.println(y.numElements());
    }
  }

  void bundleBad() {
    SavedModelBundle bundle = SavedModelBundle.load("model", "serve"); // want UnclosedResource definite
    System.out.println(bundle.metaGraphDef().length);
  }

  void sessionOfBundleOk(SavedModelBundle bundle) {
    Session session = bundle.session();
    session.runner().addTarget("init").run();
  }

  void eagerBad() {
    EagerSession session = EagerSession.create(); // want UnclosedResource definite
    System.out.println(session);
  }

  void eagerOk() {
    EagerSession session = EagerSession.getDefault();
    System.out.println(session);
  }

  /** A runner needs what it was fed until it runs: no fix closes it before. */
  void fedInALoopBad(Session session, List<float[]> rows) {
    Session.Runner runner = session.runner();
    for (float[] row : rows) {
      Tensor<?> x = Tensor.create(row); // want UnscopedTensor definite
      runner.feed("x", x);
    }
    try (Tensor<?> y = runner.fetch("y").run().get(0)) {
      System.out.println(y.numElements());
    }
  }

  /** Borrows the graph of a session. */
  static final class BuilderBad {
    private final Graph graph; // want OwnerNotCloseable definite

    private BuilderBad(Graph graph) {
      this.graph = graph;
    }

    void add(String name) {
      graph.opBuilder("NoOp", name).build();
    }
  }

  /** The session needs the graph after the builder has done its work: no safe fix closes it there. */
  static final class RecognizerOk implements AutoCloseable {
    private final Session session;

    RecognizerOk() {
      Graph graph = new Graph();
      session = new Session(graph);
      BuilderBad builder = new BuilderBad(graph);
      builder.add("x");
      builder.add("y");
    }

    @Override
    public void close() {
      session.close();
    }
  }
}
