// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The holder lends its tensor, and who reads it closes it. */
final class LentValueClosed {
  static final class Holder implements AutoCloseable {
    private final Tensor value = Tensor.of(1f, 2f);

    Tensor value() {
      return value;
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
    Tensor lent = holder.value();
    float first = lent.toFloatArray()[0];
    lent.close(); // want DisposeNotOwned potential
    return first;
  }
}
