// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A private holder whose only creator closes what it holds. */
final class ClosedByCreator {
  static void run() {
    Holder holder = new Holder();
    holder.tensor = Tensor.of(1f, -2f);
    System.out.println(holder.tensor.toFloatArray()[0]);
    holder.tensor.close();
  }

  private static final class Holder {
    private Tensor tensor;
  }
}
