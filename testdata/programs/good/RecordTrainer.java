// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/** Batches are records that an iterator makes; a trainer goes over them and keeps the best weights. */
final class RecordTrainer implements AutoCloseable {
  private final float rate;
  private Tensor weights = Tensor.of(new float[] {0f, 0f}, Shape.of(2, 1));
  private Best best;

  private RecordTrainer(float rate) {
    this.rate = rate;
  }

  static void run() {
    try (RecordTrainer trainer = new RecordTrainer(0.05f)) {
      List<Float> losses = new ArrayList<>();
      for (int epoch = 0; epoch < 4; epoch++) {
        losses.add(trainer.epoch(new Batches(3)));
      }
      System.out.println(losses.size() + " epochs");
      trainer.bestLoss().ifPresent(loss -> System.out.println("best " + (loss <= losses.get(0))));
      try (Tensor copy = trainer.bestWeights()) {
        System.out.println(copy.shape());
      }
    }
  }

  /** Goes over all batches once, and closes each. */
  private float epoch(Batches batches) {
    float sum = 0f;
    int count = 0;
    while (batches.hasNext()) {
      try (Batch batch = batches.next()) {
        Step step = step(batch);
        replace(step.weights());
        sum += step.loss();
        count++;
      }
    }
    float mean = sum / count;
    note(mean);
    return mean;
  }

  private Step step(Batch batch) {
    Tensor updated;
    float loss;
    try (TensorScope scope = TensorScope.open()) {
      Tensor error = batch.inputs().matmul(weights).sub(batch.targets());
      loss = error.mul(error).mean().item();
      Tensor gradient = batch.inputs().transpose().matmul(error).mul(2f / batch.size());
      updated = weights.sub(gradient.mul(rate)).keep();
    }
    return new Step(updated, loss);
  }

  private void replace(Tensor updated) {
    weights.close();
    weights = updated;
  }

  private void note(float loss) {
    if (best != null && best.loss() <= loss) {
      return;
    }
    Best former = best;
    best = new Best(weights.clone(), loss);
    if (former != null) {
      former.weights().close();
    }
  }

  private Optional<Float> bestLoss() {
    return Optional.ofNullable(best).map(Best::loss);
  }

  private Tensor bestWeights() {
    return best == null ? weights.clone() : best.weights().clone();
  }

  @Override
  public void close() {
    weights.close();
    if (best != null) {
      best.weights().close();
    }
  }

  private record Step(Tensor weights, float loss) {}

  private record Best(Tensor weights, float loss) {}

  private record Batch(Tensor inputs, Tensor targets, int size) implements AutoCloseable {
    static Batch of(int seed) {
      Tensor inputs = Tensor.of(new float[] {seed, 1f, seed + 1, 1f}, Shape.of(2, 2));
      Tensor targets = Tensor.of(new float[] {2f * seed, 2f * seed + 2}, Shape.of(2, 1));
      return new Batch(inputs, targets, 2);
    }

    @Override
    public void close() {
      inputs.close();
      targets.close();
    }
  }

  private static final class Batches implements Iterator<Batch> {
    private final int count;
    private int next;

    Batches(int count) {
      this.count = count;
    }

    @Override
    public boolean hasNext() {
      return next < count;
    }

    @Override
    public Batch next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return Batch.of(next++);
    }
  }
}
