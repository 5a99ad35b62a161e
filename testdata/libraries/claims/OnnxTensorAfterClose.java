// model: onnxruntime ai.onnxruntime.OnnxTensorLike release:
// outcome: throws java.lang.IllegalStateException
// jars: onnxruntime
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;

/** The data of a closed tensor cannot be read. */
final class OnnxTensorAfterClose {
  public static void main(String[] args) throws Exception {
    OnnxTensor tensor = OnnxTensor.createTensor(OrtEnvironment.getEnvironment(), new float[] {1});
    tensor.close();
    tensor.getValue();
  }
}
