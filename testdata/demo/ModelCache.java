package demo;

import dev.tensorlint.runtime.nn.Activation;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The models of all shops. */
public final class ModelCache {

  private final Map<String, SoftReference<Model>> models = new ConcurrentHashMap<>();

  /** Makes the model of a shop, so that the first order does not have to wait. */
  public void preload(String shop, int features) {
    Model model =
        Sequential.withInputs(
            features, new Dense(16, Activation.RELU), new Dense(1, Activation.SIGMOID));
    models.put(shop, new SoftReference<>(model));
  }

  /** Returns the model of a shop, if it has been loaded. */
  public Optional<Model> find(String shop) {
    return Optional.ofNullable(models.get(shop)).map(SoftReference::get);
  }
}
