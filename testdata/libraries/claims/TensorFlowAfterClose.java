// model: tensorflow org.tensorflow.Tensor release: { methods: [close], again: allowed }
// outcome: throws java.lang.IllegalStateException
// jars: tensorflow javacpp ndarray protobuf
// needs: natives
import org.tensorflow.types.TFloat32;

/**
 * A closed tensor may be closed again. Its raw data is checked; an element that is read by its index
 * is not, and comes from memory that was freed.
 */
final class TensorFlowAfterClose {
  public static void main(String[] args) {
    TFloat32 x = TFloat32.vectorOf(1f, 2f);
    x.close();
    x.close();
    System.out.println(x.asRawTensor().data().size());
  }
}
