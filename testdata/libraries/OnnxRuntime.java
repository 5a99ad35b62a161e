import ai.onnxruntime.OnnxMap;
import ai.onnxruntime.OnnxSequence;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OnnxTensorLike;
import ai.onnxruntime.OnnxValue;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.nio.FloatBuffer;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** ONNX Runtime: tensors, sessions, results, options. */
final class OnnxRuntime {

  // ---- tensors ----

  float tensorBad(OrtEnvironment environment, float[] data) throws OrtException {
    OnnxTensor tensor = OnnxTensor.createTensor(environment, data); // want UnscopedTensor definite
    return tensor.getFloatBuffer().get(0);
  }

  float tensorOk(OrtEnvironment environment, float[] data) throws OrtException {
    try (OnnxTensor tensor = OnnxTensor.createTensor(environment, data)) {
      return tensor.getFloatBuffer().get(0);
    }
  }

  Object readAfterCloseBad(OrtEnvironment environment, float[] data) throws OrtException {
    OnnxTensor tensor = OnnxTensor.createTensor(environment, data);
    tensor.close();
    return tensor.getValue(); // want UseAfterDispose definite
  }

  /** The buffer is a copy. */
  float copyAfterCloseOk(OrtEnvironment environment, float[] data) throws OrtException {
    FloatBuffer copy;
    try (OnnxTensor tensor = OnnxTensor.createTensor(environment, data)) {
      copy = tensor.getFloatBuffer();
    }
    return copy.get(0);
  }

  void closedTwiceBad(OrtEnvironment environment, float[] data) throws OrtException {
    OnnxTensor tensor = OnnxTensor.createTensor(environment, data);
    tensor.close();
    tensor.close(); // want DoubleDispose definite
  }

  void closedOnOnePathBad(OrtEnvironment environment, float[] data, boolean keep) throws OrtException {
    OnnxTensor tensor = OnnxTensor.createTensor(environment, data); // want UnscopedTensor potential
    if (!keep) {
      tensor.close();
    }
  }

  OnnxTensor returnedOk(OrtEnvironment environment, float[] data) throws OrtException {
    return OnnxTensor.createTensor(environment, data);
  }

  void ofHelperBad(OrtEnvironment environment, float[] data) throws OrtException {
    OnnxTensor tensor = returnedOk(environment, data); // want UnscopedTensor definite
    System.out.println(tensor.getInfo());
  }

  void listClosedOk(OrtEnvironment environment, List<float[]> rows) throws OrtException {
    Map<String, OnnxTensor> tensors = new HashMap<>();
    try {
      for (float[] row : rows) {
        tensors.put("x" + tensors.size(), OnnxTensor.createTensor(environment, row));
      }
    } finally {
      OnnxValue.close(tensors);
    }
  }

  void inputsLostBad(OrtEnvironment environment, List<float[]> rows) throws OrtException {
    Map<String, OnnxTensor> tensors = new HashMap<>();
    for (float[] row : rows) {
      tensors.put("x" + tensors.size(), OnnxTensor.createTensor(environment, row)); // want TensorAccumulates definite
    }
    System.out.println(tensors.size());
  }

  // ---- runs ----

  Object resultBad(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
    OrtSession.Result result = session.run(inputs); // want UnclosedResource definite
    return result.get(0).getValue();
  }

  Object resultOk(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
    try (OrtSession.Result result = session.run(inputs)) {
      return result.get(0).getValue();
    }
  }

  Object lostResultBad(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
    return session.run(inputs).get(0).getValue(); // want UnclosedResource definite
  }

  Object inTheCallBad(OrtSession session, OrtEnvironment environment, float[] data) throws OrtException {
    try (OrtSession.Result result =
        session.run(Map.of("x", OnnxTensor.createTensor(environment, data)))) { // want UnscopedTensor definite
      return result.get(0).getValue();
    }
  }

  Object bothClosedOk(OrtSession session, OrtEnvironment environment, float[] data) throws OrtException {
    try (OnnxTensor input = OnnxTensor.createTensor(environment, data);
        OrtSession.Result result = session.run(Map.of("x", input))) {
      return result.get(0).getValue();
    }
  }

  OnnxValue outOfResultBad(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
    try (OrtSession.Result result = session.run(inputs)) {
      return result.get(0); // want EscapesScope definite
    }
  }

  Object valueAfterResultBad(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
    OrtSession.Result result = session.run(inputs);
    OnnxValue value = result.get(0);
    result.close();
    return value.getValue(); // want ViewOutlivesOwner definite
  }

  Object byNameOk(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
    try (OrtSession.Result result = session.run(inputs)) {
      Optional<OnnxValue> value = result.get("y");
      return value.isPresent() ? value.get().getValue() : null;
    }
  }

  /** The result closes its sequence. */
  int sequenceOfResultOk(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
    try (OrtSession.Result result = session.run(inputs)) {
      OnnxSequence sequence = (OnnxSequence) result.get(1);
      return sequence.getValue().size();
    }
  }

  int sequenceAfterResultBad(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
    OrtSession.Result result = session.run(inputs);
    OnnxSequence sequence = (OnnxSequence) result.get(1);
    result.close();
    return sequence.getValue().size(); // want ViewOutlivesOwner definite
  }

  Object mapAfterCloseBad(OnnxMap map) throws OrtException {
    map.close();
    return map.getValue(); // want UseAfterDispose definite
  }

  int sizeOfMapOk(OnnxMap map) throws OrtException {
    map.close();
    return map.size();
  }

  // ---- sessions and options ----

  void sessionBad(OrtEnvironment environment) throws OrtException {
    OrtSession session = environment.createSession("model.onnx"); // want UnclosedResource definite
    System.out.println(session.getInputNames());
  }

  void sessionOk(OrtEnvironment environment) throws OrtException {
    try (OrtSession.SessionOptions options = new OrtSession.SessionOptions();
        OrtSession session = environment.createSession("model.onnx", options)) {
      System.out.println(session.getInputNames());
    }
  }

  void optionsBad(OrtEnvironment environment) throws OrtException {
    OrtSession.SessionOptions options = new OrtSession.SessionOptions(); // want UnclosedResource definite
    options.setIntraOpNumThreads(4);
    environment.createSession("model.onnx", options).close();
  }

  void sessionUnlessThrownBad(OrtEnvironment environment) throws OrtException {
    OrtSession session = environment.createSession("model.onnx"); // want LeakOnException definite
    OrtSession other = environment.createSession("other.onnx");
    other.close();
    session.close();
  }

  void runOptionsOk(OrtSession session, Map<String, ? extends OnnxTensorLike> in) throws OrtException {
    try (OrtSession.RunOptions options = new OrtSession.RunOptions();
        OrtSession.Result result = session.run(in, options)) {
      System.out.println(result.size());
    }
  }

  void perRequestBad(OrtEnvironment environment, List<Map<String, OnnxTensor>> requests) throws OrtException {
    for (Map<String, OnnxTensor> request : requests) {
      try (OrtSession session = environment.createSession("model.onnx"); // want HeavyResourceInLoop definite
          OrtSession.Result result = session.run(request)) {
        System.out.println(result.size());
      }
    }
  }

  void onceOk(OrtEnvironment environment, List<Map<String, OnnxTensor>> requests) throws OrtException {
    try (OrtSession session = environment.createSession("model.onnx")) {
      for (Map<String, OnnxTensor> request : requests) {
        try (OrtSession.Result result = session.run(request)) {
          System.out.println(result.size());
        }
      }
    }
  }

  /** It is one for the process, and its close does nothing. */
  void environmentOk() {
    OrtEnvironment environment = OrtEnvironment.getEnvironment();
    System.out.println(environment.getVersion());
  }

  /** A field that its owner closes. */
  static final class OwnerOk implements AutoCloseable {
    private final OrtSession session;

    OwnerOk(OrtEnvironment environment) throws OrtException {
      session = environment.createSession("model.onnx");
    }

    @Override
    public void close() throws OrtException {
      session.close();
    }
  }

  static final class OwnerBad {
    private final OrtSession session; // want OwnerNotCloseable definite

    OwnerBad(OrtEnvironment environment) throws OrtException {
      session = environment.createSession("model.onnx");
    }
  }

  // ---- the values of a result, one by one ----

  /** A result has nothing else. */
  Object eachClosedOk(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
    OrtSession.Result result = session.run(inputs);
    Object first = result.get(0).getValue();
    for (Map.Entry<String, OnnxValue> entry : result) {
      entry.getValue().close();
    }
    return first;
  }

  Object eachRemainingClosedOk(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
    OrtSession.Result result = session.run(inputs);
    Object first = result.get(0).getValue();
    result.iterator().forEachRemaining(entry -> entry.getValue().close());
    return first;
  }

  Object iteratorClosedOk(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
    OrtSession.Result result = session.run(inputs);
    Object first = result.get(0).getValue();
    Iterator<Map.Entry<String, OnnxValue>> values = result.iterator();
    while (values.hasNext()) {
      values.next().getValue().close();
    }
    return first;
  }

  void eachAskedBad(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
    OrtSession.Result result = session.run(inputs); // want UnclosedResource definite
    for (Map.Entry<String, OnnxValue> entry : result) {
      System.out.println(entry.getKey());
    }
  }

  void eachNamedBad(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
    OrtSession.Result result = session.run(inputs); // want UnclosedResource definite
    result.iterator().forEachRemaining(entry -> System.out.println(entry.getKey()));
  }

  Object eachReadOk(OrtSession session, Map<String, OnnxTensor> inputs) throws OrtException {
    Object last = null;
    try (OrtSession.Result result = session.run(inputs)) {
      for (Map.Entry<String, OnnxValue> entry : result) {
        last = entry.getValue().getValue();
      }
    }
    return last;
  }
}
