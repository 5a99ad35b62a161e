// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The object from which a thread is made releases the tensor at the end of its run. */
final class ObjectOfAThreadReleases {
  static void run() throws InterruptedException {
    Tensor image = Tensor.of(1f, 2f);
    Thread shown =
        new Thread(
            new Runnable() {
              @Override
              public void run() {
                System.out.println(image.toFloatArray()[0]);
                image.close();
              }
            });
    shown.start();
    shown.join();
  }
}
