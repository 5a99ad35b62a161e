package service.api;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import service.config.Settings;
import service.data.BadRowException;
import service.data.Batch;
import service.data.BatchReader;
import service.data.Row;
import service.metrics.Metrics;
import service.model.LoadedModel;
import service.model.ModelFactory;
import service.model.ModelRegistry;
import service.model.ModelSpec;
import service.model.Snapshots;
import service.train.Evaluator;
import service.train.LinearProbe;
import service.train.Trainer;
import service.train.TrainingReport;

/** Trains a candidate and deploys it when it is better than what is in use. */
public final class TrainHandler implements Handler {
  private final Settings settings;
  private final ModelRegistry registry;
  private final ModelFactory factory;
  private final Snapshots snapshots;
  private final Metrics metrics;

  public TrainHandler(
      Settings settings,
      ModelRegistry registry,
      ModelFactory factory,
      Snapshots snapshots,
      Metrics metrics) {
    this.settings = settings;
    this.registry = registry;
    this.factory = factory;
    this.snapshots = snapshots;
    this.metrics = metrics;
  }

  @Override
  public Response handle(Request request) throws BadRowException, IOException {
    List<Row> rows = new ArrayList<>();
    for (String line : request.lines()) {
      rows.add(Row.parse(line, settings.features()));
    }
    if (rows.isEmpty()) {
      throw new BadRowException("nothing to train on");
    }
    BatchReader reader = new BatchReader(rows, settings.batchSize(), settings.features());
    String probed = probe(reader);
    LoadedModel candidate = factory.load(request.model(), ModelSpec.of(settings));
    TrainingReport report;
    boolean better;
    try {
      fitNormalizer(candidate, rows);
      report = new Trainer(settings.epochs(), metrics).train(candidate, reader);
      snapshots.save(request.model(), candidate.model());
      better = isBetter(candidate, reader);
    } catch (IOException | RuntimeException e) {
      candidate.close();
      throw e;
    }
    if (better) {
      registry.deploy(candidate);
    } else {
      candidate.close();
    }
    return Response.ok(List.of(report.summary(), probed));
  }

  private void fitNormalizer(LoadedModel candidate, List<Row> rows) {
    try (Batch all = Batch.of(rows, settings.features())) {
      candidate.normalizer().fit(all.inputs());
    }
  }

  private boolean isBetter(LoadedModel candidate, BatchReader reader) {
    return registry
        .with(candidate.name(), used -> Evaluator.better(candidate, used, reader) == candidate)
        .orElse(true);
  }

  private String probe(BatchReader reader) {
    try (LinearProbe probe = new LinearProbe(settings.features(), factory.optimizer())) {
      float loss = new Trainer(settings.epochs(), metrics).probe(probe, reader);
      return Float.isNaN(loss) ? "no probe" : "probed";
    }
  }
}
