// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.function.Supplier;

/** What outlives the method closes the tensor, gives it out, or keeps it in a field. */
final class ClosedByKeptFunction {
  private interface Handle {
    float read();

    void end();
  }

  static void run() {
    ending().run();
    try (Tensor x = lending().get()) {
      System.out.println(x.item());
    }
    Handle handle = handle();
    System.out.println(handle.read());
    handle.end();
    keeping().run();
  }

  private static Runnable ending() {
    Tensor x = Tensor.of(1f);
    return () -> {
      System.out.println(x.item());
      x.close();
    };
  }

  private static Supplier<Tensor> lending() {
    Tensor x = Tensor.of(2f);
    return () -> x;
  }

  private static Handle handle() {
    Tensor x = Tensor.of(3f);
    return new Handle() {
      @Override
      public float read() {
        return x.item();
      }

      @Override
      public void end() {
        x.close();
      }
    };
  }

  private static Runnable keeping() {
    Tensor x = Tensor.of(4f);
    return new Runnable() {
      private final Tensor kept = x;

      @Override
      public void run() {
        kept.close();
      }
    };
  }
}
