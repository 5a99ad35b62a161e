// model: opencv org.opencv.core.Mat refillable: true
// outcome: prints empty true, again false, part true
// jars: javacpp opencv openblas
// needs: natives
import org.bytedeco.javacpp.Loader;
import org.bytedeco.opencv.opencv_java;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;

/** A released image is an empty one, which a call fills again; its parts share its data. */
final class OpenCvRefilled {
  public static void main(String[] args) {
    Loader.load(opencv_java.class);
    Mat image = new Mat(2, 2, 0, new Scalar(7));
    Mat from = image.clone();
    Mat part = image.row(0);
    image.release();
    String text = "empty " + image.empty();
    from.copyTo(image);
    System.out.println(text + ", again " + image.empty() + ", part " + (part.get(0, 0)[0] == 7));
  }
}
