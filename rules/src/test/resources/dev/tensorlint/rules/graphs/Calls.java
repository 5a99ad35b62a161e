import dev.tensorlint.runtime.Async;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Calls, creations, and the functions that are given to them. */
class Calls {
  Tensor held;
  static Tensor shared;
  final List<Tensor> all = new ArrayList<>();

  class Inner {}

  void fields(Calls other, Tensor x) {
    held = x;
    other.held = this.held;
    shared = other.held;
    Calls.shared = null;
    x = shared;
    Tensor y = held = x;
  }

  void arrays(Tensor x, int i) {
    Tensor[] two = {x, held};
    Tensor[][] grid = new Tensor[i++][2];
    two[i] = x;
    Tensor y = two[0];
    grid[0][i + 1] = two[1];
    int n = two.length;
    i += two.length;
    n--;
    held.toString();
    String s = "a" + x;
    s += x;
    Class<?> c = Tensor.class;
    int m = -i;
  }

  void named(Tensor x) {
    Tensor a = x.add(x);
    Tensor b = (Tensor) x.clone();
    held = x.relu();
    List<Tensor> list = new ArrayList<>();
    Tensor[] array = new Tensor[] {x.neg()};
    Tensor chain = x.relu().reluInPlace();
    x = a;
  }

  void eachElement() {
    all.forEach(t -> t.close());
    all.forEach(Tensor::close);
    all.forEach(this::take);
    all.forEach(Calls::drop);
    Consumer<Tensor> action = Tensor::close;
    all.forEach(action);
    all.removeIf(
        t -> {
          if (t.isClosed()) return true;
          t.close();
          return false;
        });
  }

  List<Tensor> mapped(Stream<Tensor> stream) {
    return stream.map(t -> t.relu()).map(Tensor::relu).filter(t -> !t.isClosed()).toList();
  }

  void atMostOnce(Optional<Tensor> maybe, Map<String, Tensor> cache, Tensor x) {
    maybe.ifPresent(Tensor::close);
    maybe.ifPresent(t -> t.close());
    Tensor y = maybe.orElseGet(() -> x.clone());
    Tensor z = cache.computeIfAbsent("k", k -> Tensor.zeros(1));
    Tensor made = maybe.orElseGet(Calls::make);
  }

  Tensor ofTheOptional(Optional<Tensor> maybe, Function<Tensor, Tensor> f, Tensor x) {
    Tensor y = maybe.map(Tensor::relu).orElse(x);
    return maybe.map(f).or(() -> maybe).orElse(y);
  }

  private void take(Tensor x) {}

  private static void drop(Tensor x) {
    x.close();
  }

  private static Tensor make() {
    return Tensor.zeros(1);
  }

  private static void dropAll(Tensor... all) {}

  Tensor scoped(Tensor x, boolean a) {
    TensorScope.tidy(() -> x.close());
    TensorScope.tidy(
        () -> {
          if (a) return;
          x.relu();
        });
    return TensorScope.tidy(
        () -> {
          Tensor y = x.relu();
          if (a) {
            return y;
          }
          return y.neg();
        });
  }

  void later(Tensor x) throws Exception {
    TensorFuture<Tensor> f = Async.run(() -> x.relu());
    Async.run(() -> use(x, held));
    Async.run(this::run);
    Async.run(x::relu);
    Async.run(held::relu);
    Async.run(Calls::work);
    new Thread(this::run).start();
    new Thread(() -> x.close()).start();
    new Thread(
            new Runnable() {
              @Override
              public void run() {
                x.close();
                held.shape();
              }
            })
        .start();
    f.thenAccept(Calls::drop);
    f.thenAccept(Calls::dropAll);
    f.thenApply(Tensor::relu);

    Supplier<Tensor> unknown = () -> x.neg();
    Runnable bound = x::close;
    Function<Integer, Tensor[]> array = Tensor[]::new;
  }

  void run() {}

  private static void work() {}

  private static void use(Tensor x, Tensor y) {}

  Calls outer(Calls other) {
    Inner mine = new Inner();
    Inner theirs = other.new Inner();
    return this;
  }

  void ended(Tensor x, boolean a) {
    if (a) {
      System.exit(1);
      x.close();
    }
    x.shape();
  }

  void unresolved(Tensor x) {
    mystery(x);
    Tensor y = missing.thing(x);
    x.nothing().close();
    missing = x;
  }
}
