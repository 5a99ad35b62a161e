// runs: clean
// trap: lambdas-and-async
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.List;
import java.util.function.Consumer;

/** No call of the program names what runs, and a scope is open around it. */
final class RunByLibraryInScope {
  static void run() {
    Runnable task = new Reader();
    try (TensorScope scope = TensorScope.open()) {
      task.run();
      List.of(3f).forEach(new Writer());
    }
    Runnable other = new Printer();
    inScope(other);
  }

  private static void inScope(Runnable task) {
    try (TensorScope scope = TensorScope.open()) {
      task.run();
    }
  }

  private static final class Reader implements Runnable {
    @Override
    public void run() {
      Tensor x = Tensor.of(1f);
      System.out.println(x.item());
    }
  }

  private static final class Writer implements Consumer<Float> {
    @Override
    public void accept(Float value) {
      Tensor x = Tensor.of(value);
      System.out.println(x.item());
    }
  }

  private static final class Printer implements Runnable {
    @Override
    public void run() {
      Tensor x = Tensor.of(5f);
      System.out.println(x.item());
    }
  }
}
