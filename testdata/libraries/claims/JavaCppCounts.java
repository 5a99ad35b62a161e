// model: javacpp org.bytedeco.javacpp.BytePointer collected: counted
// outcome: prints array true, image false
// jars: javacpp opencv openblas
// needs: natives
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.Pointer;
import org.bytedeco.opencv.opencv_core.Mat;

/** The library counts the bytes of an array, and of an image those of its header only. */
final class JavaCppCounts {
  public static void main(String[] args) {
    long before = Pointer.totalBytes();
    BytePointer array = new BytePointer(1 << 20);
    long counted = Pointer.totalBytes() - before;
    Mat image = new Mat(1 << 10, 1 << 10, 0);
    long ofImage = Pointer.totalBytes() - before - counted;
    System.out.println("array " + (counted >= 1 << 20) + ", image " + (ofImage >= 1 << 20));
    image.close();
    array.close();
  }
}
