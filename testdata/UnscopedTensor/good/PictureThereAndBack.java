// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.image.Channels;
import dev.tensorlint.runtime.image.Images;
import java.awt.image.BufferedImage;

/** The picture that is made of a tensor is plain Java data, which nobody closes. */
final class PictureThereAndBack {
  static void run() {
    BufferedImage picture = new BufferedImage(2, 1, BufferedImage.TYPE_INT_RGB);
    try (Tensor pixels = Images.tensor(picture, Channels.RGB);
        Tensor mirrored = pixels.flip(1)) {
      System.out.println(Images.image(mirrored).getWidth());
    }
  }
}
