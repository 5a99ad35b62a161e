// runs: leaks 4 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/** Objects of the program are the functions: what their one method returns is the caller's. */
final class MadeByTaskObject {

  private static final class One implements Callable<Tensor> {
    @Override
    public Tensor call() {
      return Tensor.of(1f);
    }
  }

  private static final class Some implements Supplier<Tensor> {
    private final float value;

    Some(float value) {
      this.value = value;
    }

    @Override
    public Tensor get() {
      return Tensor.of(value);
    }
  }

  static void run() throws Exception {
    Callable<Tensor> task = new One();
    Tensor called = task.call(); // want UnscopedTensor definite
    Supplier<Tensor> some = new Some(2f);
    Tensor second = some.get(); // want UnscopedTensor definite
    Callable<Tensor> unnamed =
        new Callable<>() {
          @Override
          public Tensor call() {
            return Tensor.of(3f); // want UnscopedTensor definite
          }
        };
    Tensor third = unnamed.call();
    Tensor fourth =
        timed(
            new Supplier<Tensor>() {
              @Override
              public Tensor get() {
                return Tensor.of(4f); // want UnscopedTensor definite
              }
            });
    System.out.println(called.item() + second.item() + third.item() + fourth.item());
  }

  private static Tensor timed(Supplier<Tensor> work) {
    long start = System.nanoTime();
    Tensor made = work.get();
    System.out.println(System.nanoTime() >= start);
    return made;
  }
}
