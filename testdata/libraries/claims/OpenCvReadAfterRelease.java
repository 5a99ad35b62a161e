// model: opencv org.opencv.core.Mat release: { methods: [release]
// outcome: fails
// jars: javacpp opencv openblas
// needs: natives
import org.bytedeco.javacpp.Loader;
import org.bytedeco.opencv.opencv_java;
import org.opencv.core.Mat;

/** A released image has no elements. */
final class OpenCvReadAfterRelease {
  public static void main(String[] args) {
    Loader.load(opencv_java.class);
    Mat image = new Mat(2, 2, 0);
    image.release();
    System.out.println(image.get(0, 0)[0]);
  }
}
