package service.api;

import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import service.data.BadRowException;
import service.data.FeatureStore;
import service.data.Row;
import service.model.LoadedModel;
import service.model.ModelRegistry;

/** Scores single rows; rows that were seen before come from the store. */
public final class ScoreHandler implements Handler {
  private final ModelRegistry registry;
  private final FeatureStore store;
  private final int features;

  public ScoreHandler(ModelRegistry registry, FeatureStore store, int features) {
    this.registry = registry;
    this.store = store;
    this.features = features;
  }

  @Override
  public Response handle(Request request) throws BadRowException {
    List<String> answers = new ArrayList<>();
    for (String line : request.lines()) {
      Row row = Row.parse(line, features);
      Optional<Float> score = registry.with(request.model(), model -> score(model, row));
      if (score.isEmpty()) {
        return Response.missing("no model " + request.model());
      }
      answers.add(row.id() + (score.get().isNaN() ? " unknown" : " scored"));
    }
    return Response.ok(answers);
  }

  private float score(LoadedModel model, Row row) {
    try (Tensor values = store.get(row.id(), row::toTensor)) {
      return model.scoreOne(values);
    }
  }
}
