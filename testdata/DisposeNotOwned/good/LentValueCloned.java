// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The holder gives out clones, and who reads one closes it. */
final class LentValueCloned {
  static final class Holder implements AutoCloseable {
    private final Tensor value = Tensor.of(1f, 2f);

    Tensor value() {
      return value.clone();
    }

    @Override
    public void close() {
      value.close();
    }
  }

  static void run() {
    try (Holder holder = new Holder()) {
      System.out.println(read(holder));
      System.out.println(read(holder));
    }
  }

  private static float read(Holder holder) {
    try (Tensor own = holder.value()) {
      return own.toFloatArray()[0];
    }
  }
}
