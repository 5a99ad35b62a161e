// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Helpers run functions once, for each element, quietly and in a scope; all is closed. */
final class FunctionsOfHelpersClose {
  private static Tensor kept = Tensor.of(0f);

  static void run() throws Exception {
    try (Tensor made = timed(() -> Tensor.of(1f))) {
      System.out.println(made.item());
    }
    List<Tensor> all = new ArrayList<>(List.of(Tensor.of(2f), Tensor.of(3f)));
    each(all, x -> System.out.println(x.item()));
    each(all, Tensor::close);
    quietly(FunctionsOfHelpersClose::fails);
    System.out.println(scoped(() -> Tensor.of(4f).item()));
    timed(
        () -> {
          Tensor former = kept;
          kept = Tensor.of(5f);
          former.close();
          return null;
        });
    kept.close();
  }

  private static void fails() {
    try (Tensor x = Tensor.of(6f)) {
      throw new IllegalStateException("no more than " + x.item());
    }
  }

  private static <T> T timed(Supplier<T> maker) {
    return maker.get();
  }

  private static void each(List<Tensor> all, Consumer<Tensor> action) {
    for (Tensor x : all) {
      action.accept(x);
    }
  }

  private static void quietly(Runnable action) {
    try {
      action.run();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }

  private static float scoped(Callable<Float> body) throws Exception {
    try (TensorScope scope = TensorScope.open()) {
      return body.call();
    }
  }
}
