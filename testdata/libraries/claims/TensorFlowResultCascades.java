// model: tensorflow org.tensorflow.Result cascades: true
// outcome: prints fetched 1, targets 0, then closed
// jars: tensorflow javacpp ndarray protobuf
// needs: natives
import org.tensorflow.Graph;
import org.tensorflow.Result;
import org.tensorflow.Session;
import org.tensorflow.Tensor;
import org.tensorflow.op.Ops;

/** A run that only has targets makes nothing; a result closes its tensors. */
final class TensorFlowResultCascades {
  public static void main(String[] args) {
    try (Graph graph = new Graph();
        Session session = new Session(graph)) {
      Ops tf = Ops.create(graph);
      String name = tf.constant(3f).op().name();
      String text = "";
      try (Result some = session.runner().fetch(name).run();
          Result none = session.runner().addTarget(name).run()) {
        text = "fetched " + some.size() + ", targets " + none.size();
        Tensor tensor = some.get(0);
        some.close();
        try {
          tensor.asRawTensor().data().size();
          text += ", still open";
        } catch (RuntimeException e) {
          text += ", then closed";
        }
      }
      System.out.println(text);
    }
  }
}
