// runs: clean
import dev.tensorlint.runtime.Tensor;

/** An object is given to its own method under another name. */
final class RefilledUnderAnotherName implements AutoCloseable {
  private Tensor state = Tensor.of(1f);

  static void run() {
    try (RefilledUnderAnotherName one = new RefilledUnderAnotherName()) {
      System.out.println(one.restart());
    }
  }

  private float restart() {
    state.close();
    RefilledUnderAnotherName same = this;
    same.state = Tensor.of(2f);
    return state.item();
  }

  @Override
  public void close() {
    state.close();
  }
}
