// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A field is closed whatever it holds: the former tensor, or the one that was just made. */
final class ReleasesWhatItsFieldHolds implements AutoCloseable {
  private Tensor current = Tensor.of(0f);

  void take(float... values) {
    current.close();
    try {
      current = Tensor.of(values);
      System.out.println(current.toFloatArray()[0]);
    } catch (IllegalStateException e) {
      current.close();
      throw e;
    }
    current.close();
    current = Tensor.of(0f);
  }

  @Override
  public void close() {
    current.close();
  }

  static void run() {
    try (ReleasesWhatItsFieldHolds holder = new ReleasesWhatItsFieldHolds()) {
      holder.take(1f, 2f);
    }
  }
}
