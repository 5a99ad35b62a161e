// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Activation;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Layer;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Layers of an application: builders, factories and decorators that pass ownership on. */
final class ModelFactory {
  private interface Classifier extends AutoCloseable {
    String classify(float... features);

    @Override
    void close();
  }

  /** What an application asks for. */
  private static final class Builder {
    private final List<Layer> layers = new ArrayList<>();
    private int inputs = 1;
    private Optional<Function<Tensor, Tensor>> preprocessing = Optional.empty();
    private boolean isLogged;

    Builder inputs(int width) {
      inputs = width;
      return this;
    }

    Builder hidden(int units) {
      layers.add(new Dense(units, Activation.RELU));
      return this;
    }

    Builder preprocessing(Function<Tensor, Tensor> step) {
      preprocessing = Optional.of(step);
      return this;
    }

    Builder logged() {
      isLogged = true;
      return this;
    }

    Classifier build(String... labels) {
      layers.add(new Dense(labels.length));
      Model model = Sequential.withInputs(inputs, layers.toArray(new Layer[0]));
      Classifier plain = new OfModel(model, preprocessing.orElse(Tensor::clone), labels);
      return isLogged ? new Logged(plain) : plain;
    }
  }

  private static final class OfModel implements Classifier {
    private final Model model;
    private final Function<Tensor, Tensor> preprocessing;
    private final String[] labels;

    OfModel(Model model, Function<Tensor, Tensor> preprocessing, String... labels) {
      this.model = model;
      this.preprocessing = preprocessing;
      this.labels = labels.clone();
    }

    @Override
    public String classify(float... features) {
      try (Tensor raw = Tensor.of(features, Shape.of(1, features.length));
          Tensor input = preprocessing.apply(raw);
          Tensor scores = model.predict(input);
          Tensor best = scores.argMax(1)) {
        return labels[best.toIntArray()[0]];
      }
    }

    @Override
    public void close() {
      model.close();
    }
  }

  private static final class Logged implements Classifier {
    private final Classifier wrapped;
    private int asked;

    Logged(Classifier wrapped) {
      this.wrapped = wrapped;
    }

    @Override
    public String classify(float... features) {
      asked++;
      return wrapped.classify(features).toLowerCase(Locale.ROOT);
    }

    @Override
    public void close() {
      System.out.println("asked " + asked + " times");
      wrapped.close();
    }
  }

  /** Makes its value when it is first asked for. */
  private static final class Lazy<T extends AutoCloseable> implements AutoCloseable {
    private final Supplier<T> maker;
    private T made;

    Lazy(Supplier<T> maker) {
      this.maker = maker;
    }

    T get() {
      if (made == null) {
        made = maker.get();
      }
      return made;
    }

    @Override
    public void close() throws Exception {
      if (made != null) {
        made.close();
        made = null;
      }
    }
  }

  private static Classifier sizes() {
    return new Builder().inputs(2).hidden(4).logged().build("Small", "Large");
  }

  private static Classifier colours() {
    return new Builder().inputs(3).preprocessing(rgb -> rgb.mul(1 / 255f)).build("Red", "Blue");
  }

  static void run() throws Exception {
    try (Lazy<Classifier> sizes = new Lazy<>(ModelFactory::sizes);
        Lazy<Classifier> colours = new Lazy<>(ModelFactory::colours);
        Lazy<Classifier> unused = new Lazy<>(ModelFactory::sizes)) {
      System.out.println(sizes.get().classify(1, 2).length());
      System.out.println(sizes.get().classify(3, 4).length());
      System.out.println(colours.get().classify(255, 0, 0).length());
      System.out.println(unused.made == null);
    }
  }
}
