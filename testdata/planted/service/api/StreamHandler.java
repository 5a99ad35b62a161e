package service.api;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.StatefulModel;
import java.util.ArrayList;
import java.util.List;
import service.data.BadRowException;
import service.data.Row;

/** Scores the steps of a sequence, one request a sequence; owns its model. */
public final class StreamHandler implements Handler {
  private final StatefulModel model;
  private final int features;
  private Tensor lastState;

  /** Takes the model over. */
  public StreamHandler(StatefulModel model, int features) {
    this.model = model;
    this.features = features;
  }

  @Override
  public synchronized Response handle(Request request) throws BadRowException {
    model.resetStates();
    List<String> answers = new ArrayList<>();
    for (String line : request.lines()) {
      Row row = Row.parse(line, features);
      answers.add(Float.isNaN(step(row)) ? "unknown" : "stepped");
    }
    if (model.hasState()) {
      remember(model.copyState());
    }
    return Response.ok(answers);
  }

  private float step(Row row) {
    try (Tensor values = Tensor.of(row.values(), Shape.of(1, 1, features));
        Tensor result = model.predict(values)) {
      return result.toFloatArray()[0];
    }
  }

  private void remember(Tensor state) {
    Tensor former = lastState;
    lastState = state;
    if (former != null) {
      former.close();
    }
  }

  @Override
  public synchronized void close() {
    if (lastState != null) {
      lastState.close();
      lastState = null;
    }
    model.close();
  }
}
