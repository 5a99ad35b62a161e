package service.api;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.random.Generator;
import java.util.List;
import service.model.LoadedModel;
import service.model.ModelRegistry;

/** Shows how a model answers to noise. */
public final class SampleHandler implements Handler {
  private final ModelRegistry registry;
  private final Generator generator;
  private final int features;

  public SampleHandler(ModelRegistry registry, long seed, int features) {
    this.registry = registry;
    this.generator = new Generator(seed);
    this.features = features;
  }

  @Override
  public Response handle(Request request) {
    int count = request.lines().isEmpty() ? 4 : request.lines().size();
    return registry
        .with(request.model(), model -> spread(model, count))
        .map(spread -> Response.ok(List.of(spread >= 0f ? "sampled" : "strange")))
        .orElseGet(() -> Response.missing("no model " + request.model()));
  }

  private float spread(LoadedModel model, int count) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor noise = generator.normal(count, features);
      Tensor scores = model.score(noise);
      Tensor centred = scores.sub(scores.mean());
      return centred.square().mean().item();
    }
  }

  /** Noise for others; the caller closes it. */
  Tensor noise(int count) {
    Tensor result;
    try (TensorScope scope = TensorScope.open()) {
      Tensor raw = generator.uniform(count, features);
      result = raw.mul(2f).sub(1f).keep();
    }
    return result;
  }
}
