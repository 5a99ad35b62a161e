// model: javacpp org.bytedeco.opencv.opencv_core.Mat release: { methods: [close, deallocate, releaseReference], again: allowed
// outcome: throws java.lang.NullPointerException
// jars: javacpp opencv openblas
// needs: natives
import org.bytedeco.opencv.opencv_core.Mat;

/** A closed image may be closed again, and has no address any more. */
final class JavaCppAfterClose {
  public static void main(String[] args) {
    Mat image = new Mat(2, 2, 0);
    image.close();
    image.close();
    System.out.println(image.rows());
  }
}
