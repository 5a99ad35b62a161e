package service.model;

import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.train.Adam;
import dev.tensorlint.runtime.train.MeanSquaredError;
import dev.tensorlint.runtime.train.Optimizer;
import dev.tensorlint.runtime.train.Sgd;
import service.config.Settings;
import service.data.Normalizer;

/** Builds models as the settings say. */
public final class ModelFactory {
  private final Settings settings;

  public ModelFactory(Settings settings) {
    this.settings = settings;
  }

  /** The caller closes it. */
  public LoadedModel load(String name, ModelSpec spec) {
    Model model = spec.build();
    try {
      model.compile(new MeanSquaredError(), optimizer());
      Normalizer normalizer = Normalizer.identity(spec.inputs());
      return new LoadedModel(name, model, normalizer);
    } catch (RuntimeException e) {
      model.close();
      throw e;
    }
  }

  /** The caller closes it, or the model that it is compiled into. */
  public Optimizer optimizer() {
    return settings.usesAdam() ? new Adam(settings.rate()) : new Sgd(settings.rate());
  }
}
