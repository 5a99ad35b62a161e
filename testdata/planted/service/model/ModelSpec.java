package service.model;

import dev.tensorlint.runtime.nn.Activation;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulModel;
import dev.tensorlint.runtime.nn.StatefulSequential;
import service.config.Settings;

/** Which model to build. */
public record ModelSpec(int inputs, int hidden, boolean deep) {

  public static ModelSpec of(Settings settings) {
    return new ModelSpec(settings.features(), settings.hidden(), true);
  }

  public ModelSpec shallow() {
    return new ModelSpec(inputs, hidden, false);
  }

  /** The caller closes the model. */
  public Model build() {
    if (!deep) {
      return Sequential.withInputs(inputs, new Dense(1));
    }
    return Sequential.withInputs(inputs, new Dense(hidden, Activation.TANH), new Dense(1));
  }

  /** A model that goes on from call to call; the caller closes it. */
  public StatefulModel buildStream() {
    return StatefulSequential.withInputs(inputs, new SimpleRnn(hidden).stateful(), new Dense(1));
  }
}
