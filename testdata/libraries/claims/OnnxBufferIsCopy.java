// model: onnxruntime ai.onnxruntime.OnnxTensor getFloatBuffer()
// outcome: prints 7.0
// jars: onnxruntime
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import java.nio.FloatBuffer;

/** The buffer of a tensor of an array is a copy, which outlives the tensor. */
final class OnnxBufferIsCopy {
  public static void main(String[] args) throws Exception {
    OnnxTensor tensor = OnnxTensor.createTensor(OrtEnvironment.getEnvironment(), new float[] {7});
    FloatBuffer buffer = tensor.getFloatBuffer();
    tensor.close();
    System.out.println(buffer.get(0));
  }
}
