// model: onnxruntime ai.onnxruntime.OnnxTensorLike again: logged
// outcome: prints goes on
// jars: onnxruntime
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;

/** A second close is a line in the log. */
final class OnnxTensorClosedTwice {
  public static void main(String[] args) throws Exception {
    OnnxTensor tensor = OnnxTensor.createTensor(OrtEnvironment.getEnvironment(), new float[] {1});
    tensor.close();
    tensor.close();
    System.out.println("goes on");
  }
}
