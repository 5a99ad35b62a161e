// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.image.Channels;
import dev.tensorlint.runtime.image.Images;
import java.awt.image.BufferedImage;

/** The pixels of a picture are a tensor like any other. */
final class PictureNeverClosed {
  static void run() {
    BufferedImage picture = new BufferedImage(2, 1, BufferedImage.TYPE_INT_RGB);
    Tensor pixels = Images.tensor(picture, Channels.GREY); // want UnscopedTensor definite
    System.out.println(pixels.get(0, 0, 0));
  }
}
