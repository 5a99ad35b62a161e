import java.util.HashMap;
import java.util.Map;
import org.tensorflow.EagerSession;
import org.tensorflow.Graph;
import org.tensorflow.Result;
import org.tensorflow.SavedModelBundle;
import org.tensorflow.Session;
import org.tensorflow.SessionFunction;
import org.tensorflow.Tensor;
import org.tensorflow.types.TFloat32;
import org.tensorflow.types.TInt64;
import org.tensorflow.types.TString;

/** TensorFlow for Java: tensors, results, sessions, graphs, saved models. */
final class TensorFlow {

  // ---- tensors ----

  void tensorBad() {
    TFloat32 x = TFloat32.vectorOf(1f, 2f); // want UnscopedTensor definite
    System.out.println(x.getFloat(0));
  }

  void tensorOk() {
    try (TFloat32 x = TFloat32.vectorOf(1f, 2f)) {
      System.out.println(x.getFloat(0));
    }
  }

  float readAfterCloseBad() {
    TFloat32 x = TFloat32.scalarOf(1f);
    x.close();
    return x.getFloat(); // want UseAfterDispose definite
  }

  String shapeAfterCloseOk() {
    TFloat32 x = TFloat32.scalarOf(1f);
    x.close();
    return x.shape().toString();
  }

  void inTheCallBad(Session session) {
    try (Result result =
        session.runner().feed("x", TInt64.scalarOf(1L)).fetch("y").run()) { // want DiscardedTensor definite
      System.out.println(result.size());
    }
  }

  Tensor stringOk(String text) {
    return TString.scalarOf(text);
  }

  void rawTensorOk(float[] values) {
    TFloat32 x = TFloat32.vectorOf(values);
    Tensor raw = x.asRawTensor();
    raw.close();
  }

  // ---- runs ----

  float resultBad(Session session, TFloat32 x) {
    Result result = session.runner().feed("x", x).fetch("y").run(); // want UnclosedResource definite
    return ((TFloat32) result.get(0)).getFloat();
  }

  float resultOk(Session session, TFloat32 x) {
    try (Result result = session.runner().feed("x", x).fetch("y").run()) {
      return ((TFloat32) result.get(0)).getFloat();
    }
  }

  float lostResultBad(Session session, TFloat32 x) {
    return ((TFloat32) session.runner().feed("x", x).fetch("y").run().get(0)).getFloat(); // want UnclosedResource definite
  }

  void runWithTargetOk(Session session, TFloat32 x) {
    session.runner().feed("x", x).addTarget("train").run();
  }

  void runWithTargetInStepsOk(Session session, TFloat32 x) {
    Session.Runner runner = session.runner();
    runner.feed("x", x);
    runner.addTarget("train");
    runner.run();
  }

  void fetchedInStepsBad(Session session, TFloat32 x) {
    Session.Runner runner = session.runner();
    runner.feed("x", x);
    runner.fetch("loss");
    runner.run(); // want UnclosedResource definite
  }

  void closedOneByOneOk(Session session) {
    Map<String, Tensor> outputs = new HashMap<>();
    Result result = session.runner().fetch("y").run();
    outputs.put("y", result.get(0));
    outputs.values().forEach(Tensor::close);
  }

  int countedBad(Session session) {
    Map<String, Integer> sizes = new HashMap<>();
    Result result = session.runner().fetch("y").run(); // want UnclosedResource definite
    sizes.put("y", result.get(0).rank());
    return sizes.size();
  }

  Tensor outlivesResultBad(Session session) {
    try (Result result = session.runner().fetch("y").run()) {
      return result.get(0); // want EscapesScope definite
    }
  }

  float copiedOutOk(Session session) {
    try (Result result = session.runner().fetch("y").run()) {
      TFloat32 y = (TFloat32) result.get(0);
      return y.getFloat();
    }
  }

  float readAfterResultBad(Session session) {
    Result result = session.runner().fetch("y").run();
    TFloat32 y = (TFloat32) result.get(0);
    result.close();
    return y.getFloat(); // want ViewOutlivesOwner definite
  }

  void initOk(Session session) {
    session.run("init");
  }

  // ---- sessions, graphs, models ----

  void sessionBad(Graph graph) {
    Session session = new Session(graph); // want UnclosedResource definite
    session.run("init");
  }

  void sessionOk() {
    try (Graph graph = new Graph();
        Session session = new Session(graph)) {
      session.run("init");
    }
  }

  void graphBad() {
    Graph graph = new Graph(); // want UnclosedResource definite
    try (Session session = new Session(graph)) {
      session.run("init");
    }
  }

  void bundleBad(TFloat32 x) {
    SavedModelBundle bundle = SavedModelBundle.load("model", "serve"); // want UnclosedResource definite
    Map<String, Tensor> inputs = new HashMap<>();
    inputs.put("x", x);
    bundle.call(inputs).close();
  }

  void bundleOk(TFloat32 x) {
    try (SavedModelBundle bundle = SavedModelBundle.load("model", "serve")) {
      try (Result result = bundle.call(Map.of("x", x))) {
        System.out.println(result.size());
      }
    }
  }

  void callOfBundleBad(SavedModelBundle bundle, TFloat32 x) {
    Result result = bundle.call(Map.of("x", x)); // want UnclosedResource definite
    System.out.println(result.size());
  }

  void functionBad(SavedModelBundle bundle, TFloat32 x) {
    SessionFunction function = bundle.function("serving_default");
    Tensor y = function.call(x); // want UnscopedTensor definite
    System.out.println(y.shape());
  }

  void functionOk(SavedModelBundle bundle, TFloat32 x) {
    SessionFunction function = bundle.function("serving_default");
    try (Tensor y = function.call(x)) {
      System.out.println(y.shape());
    }
  }

  void sessionOfBundleOk(SavedModelBundle bundle) {
    Session session = bundle.session();
    session.run("init");
  }

  void eagerBad() {
    EagerSession session = EagerSession.create(); // want UnclosedResource definite
    System.out.println(session);
  }

  void eagerOk() {
    EagerSession session = EagerSession.getDefault();
    System.out.println(session);
  }
}
