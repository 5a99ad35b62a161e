package service.model;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Model;
import java.util.concurrent.atomic.AtomicBoolean;
import service.data.Normalizer;

/** A model with the normalizer of its inputs; it owns both. */
public final class LoadedModel implements AutoCloseable {
  private final String name;
  private final Model model;
  private final Normalizer normalizer;
  private final AtomicBoolean closed = new AtomicBoolean();

  /** Takes both over. */
  public LoadedModel(String name, Model model, Normalizer normalizer) {
    this.name = name;
    this.model = model;
    this.normalizer = normalizer;
  }

  public String name() {
    return name;
  }

  /** Lends the model. */
  public Model model() {
    return model;
  }

  /** Lends the normalizer. */
  public Normalizer normalizer() {
    return normalizer;
  }

  /** The scores of raw rows, which stay the caller's; the caller closes the result. */
  public Tensor score(Tensor raw) {
    try (Tensor inputs = normalizer.apply(raw)) {
      return model.predict(inputs);
    }
  }

  public float scoreOne(Tensor raw) {
    try (Tensor scores = score(raw)) {
      return scores.toFloatArray()[0];
    }
  }

  @Override
  public void close() {
    if (!closed.compareAndSet(false, true)) {
      return;
    }
    try {
      model.close();
    } finally {
      normalizer.close();
    }
  }
}
