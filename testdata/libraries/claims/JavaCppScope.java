// model: javacpp org.bytedeco.javacpp.PointerScope cascades: true
// outcome: prints inside false, outside true
// jars: javacpp opencv openblas
// needs: natives
import org.bytedeco.javacpp.PointerScope;
import org.bytedeco.opencv.opencv_core.Mat;

/** A scope releases what was allocated in it. */
final class JavaCppScope {
  public static void main(String[] args) {
    Mat image;
    boolean inside;
    try (PointerScope scope = new PointerScope()) {
      image = new Mat(2, 2, 0).clone();
      inside = image.isNull();
    }
    System.out.println("inside " + inside + ", outside " + image.isNull());
  }
}
