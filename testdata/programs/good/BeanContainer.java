// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Activation;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** A small container makes beans once, hands them to each other, and closes them in reverse. */
final class BeanContainer implements AutoCloseable {
  private final Map<Class<?>, Supplier<?>> factories = new HashMap<>();
  private final Map<Class<?>, Object> beans = new HashMap<>();
  private final Deque<AutoCloseable> closing = new ArrayDeque<>();

  static void run() throws Exception {
    try (BeanContainer container = new BeanContainer()) {
      container.register(Model.class, BeanContainer::model);
      container.register(Scaler.class, () -> new Scaler(Tensor.of(0.5f, 2f)));
      container.register(
          Scorer.class, () -> new Scorer(container.get(Model.class), container.get(Scaler.class)));
      Controller controller = new Controller(container.get(Scorer.class));
      System.out.println(controller.handle("1,2"));
      System.out.println(controller.handle("x"));
      System.out.println(container.get(Scorer.class) == controller.scorer);
    }
  }

  private static Model model() {
    return Sequential.withInputs(2, new Dense(3, Activation.TANH), new Dense(1));
  }

  private <T> void register(Class<T> type, Supplier<T> factory) {
    factories.put(type, factory);
  }

  private <T> T get(Class<T> type) {
    Object bean = beans.get(type);
    if (bean == null) {
      bean = factories.get(type).get();
      beans.put(type, bean);
      if (bean instanceof AutoCloseable closeable) {
        closing.push(closeable);
      }
    }
    return type.cast(bean);
  }

  @Override
  public void close() throws Exception {
    Exception failure = null;
    while (!closing.isEmpty()) {
      try {
        closing.pop().close();
      } catch (Exception e) {
        if (failure == null) {
          failure = e;
        } else {
          failure.addSuppressed(e);
        }
      }
    }
    if (failure != null) {
      throw failure;
    }
  }

  /** Owns its factor. */
  private static final class Scaler implements AutoCloseable {
    private final Tensor factor;

    Scaler(Tensor factor) {
      this.factor = factor;
    }

    Tensor scale(Tensor row) {
      return row.mul(factor);
    }

    @Override
    public void close() {
      factor.close();
    }
  }

  /** Has both from the container, which closes them. */
  private static final class Scorer {
    private final Model model;
    private final Scaler scaler;

    Scorer(Model model, Scaler scaler) {
      this.model = model;
      this.scaler = scaler;
    }

    float score(float[] values) {
      return with(
          Tensor.of(values, Shape.of(1, 2)),
          row -> with(scaler.scale(row), scaled -> with(model.predict(scaled), Tensor::item)));
    }

    private static <R> R with(Tensor tensor, Function<Tensor, R> use) {
      try (tensor) {
        return use.apply(tensor);
      }
    }
  }

  private static final class Controller {
    private final Scorer scorer;

    Controller(Scorer scorer) {
      this.scorer = scorer;
    }

    String handle(String body) {
      String[] parts = body.split(",");
      if (parts.length != 2) {
        return "400";
      }
      float score = scorer.score(new float[] {Float.parseFloat(parts[0]), 2f});
      return Float.isFinite(score) ? "200" : "500";
    }
  }
}
