import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;
import java.util.Map;

/** Parts, lenders, views, and who may release them. */
final class Ownership {

  static void result(OrtSession session, OnnxTensor input) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    OnnxTensor part = (OnnxTensor) result.get(0);
    result.close();
    part.getValue();
  }

  static void partClosed(OrtSession session, OnnxTensor input) throws OrtException {
    try (OrtSession.Result result = session.run(Map.of("x", input))) {
      OnnxTensor part = (OnnxTensor) result.get(0);
      part.close();
    }
  }

  static OnnxTensor partReturned(OrtSession session, OnnxTensor input) throws OrtException {
    try (OrtSession.Result result = session.run(Map.of("x", input))) {
      return (OnnxTensor) result.get(0);
    }
  }

  static Object dataReturned(OrtSession session, OnnxTensor input) throws OrtException {
    try (OrtSession.Result result = session.run(Map.of("x", input))) {
      return result.get(0).getValue();
    }
  }

  static OnnxTensor made(OrtEnvironment env) throws OrtException {
    return OnnxTensor.createTensor(env, new float[] {1});
  }

  static void madeAndLost(OrtEnvironment env) throws OrtException {
    OnnxTensor t = made(env);
    OnnxTensor u = OnnxTensor.createTensor(env, new float[] {1});
    t.close();
    t.close();
  }

  static void value(Variable v, boolean a) {
    Tensor x = v.value();
    if (a) {
      x.close();
    }
    v.close();
    x.item();
  }

  static Tensor lent(Variable v) {
    return v.value();
  }

  static void lentByAHelper() {
    Variable v = Variable.of(Tensor.zeros(1));
    Tensor x = lent(v);
    v.close();
    x.item();
    x.close();
  }

  static void maybeSame(NDArray given, NDManager manager) {
    NDArray same = given.toType(ai.djl.ndarray.types.DataType.INT32, false);
    same.close();
    given.toFloatArray();
    NDArray copy = given.toType(ai.djl.ndarray.types.DataType.INT32, true);
    copy.close();
  }

  static NDArray converted(NDArray given) {
    return given.toDevice(ai.djl.Device.cpu(), false);
  }

  static void maybeSameByAHelper(NDArray given) {
    NDArray same = converted(given);
    same.close();
  }

  static void parts(NDManager manager) {
    try (NDManager sub = manager.newSubManager()) {
      NDArray x = sub.create(1f);
      x.close();
      x.toFloatArray();
      NDArray y = sub.create(1f);
      y.close();
      y.close();
    }
  }

  private OnnxTensor field;

  void partInAField(OrtSession session, OnnxTensor input) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    field = (OnnxTensor) result.get(0);
    result.close();
  }

  void partOnOneWay(OrtSession session, OnnxTensor input, boolean a) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    OnnxTensor part = (OnnxTensor) result.get(0);
    if (a) {
      result.close();
    }
    part.getValue();
    result.close();
  }

  static NDArray ownedByArgument(NDManager manager) {
    return manager.create(1f);
  }

  static NDArray ownedByArgumentOnEachPath(NDManager manager, boolean a) {
    return a ? manager.create(1f) : manager.zeros(new ai.djl.ndarray.types.Shape(1));
  }

  static float managerNeverClosed(boolean a) {
    NDManager manager = NDManager.newBaseManager();
    return ownedByArgument(manager).getFloat() + ownedByArgumentOnEachPath(manager, a).getFloat();
  }

  static float managerClosed() {
    try (NDManager manager = NDManager.newBaseManager()) {
      return ownedByArgument(manager).getFloat();
    }
  }

  static NDArray managerEscapesWithItsArray() {
    NDManager manager = NDManager.newBaseManager();
    return ownedByArgument(manager);
  }
}
