// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/** What the one method of an object returns is closed by its caller, or stays the object's. */
final class MadeByTaskObjectAndClosed {

  private static final class One implements Callable<Tensor> {
    @Override
    public Tensor call() {
      return Tensor.of(1f);
    }
  }

  /** Lends what it owns. */
  private static final class Owner implements Supplier<Tensor>, AutoCloseable {
    private final Tensor value = Tensor.of(2f);

    @Override
    public Tensor get() {
      return value;
    }

    @Override
    public void close() {
      value.close();
    }
  }

  static void run() throws Exception {
    Callable<Tensor> task = new One();
    try (Tensor called = task.call();
        Owner owner = new Owner()) {
      System.out.println(called.item() + timed(owner).item());
    }
    Callable<Float> unnamed =
        new Callable<>() {
          @Override
          public Float call() {
            try (Tensor inner = Tensor.of(3f)) {
              return inner.item();
            }
          }
        };
    System.out.println(unnamed.call());
    try (Tensor fourth =
        timed(
            new Supplier<Tensor>() {
              @Override
              public Tensor get() {
                return Tensor.of(4f);
              }
            })) {
      System.out.println(fourth.item());
    }
  }

  private static Tensor timed(Supplier<Tensor> work) {
    long start = System.nanoTime();
    Tensor made = work.get();
    System.out.println(System.nanoTime() >= start);
    return made;
  }
}
