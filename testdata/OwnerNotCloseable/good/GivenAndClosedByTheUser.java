// runs: clean
import dev.tensorlint.runtime.Tensor;

/** An object only carries what it was given: who takes it out closes it. */
final class GivenAndClosedByTheUser {
  static void run() {
    Batch batch = load();
    try (Tensor data = batch.data();
        Tensor labels = batch.labels()) {
      System.out.println(data.toFloatArray().length + labels.toFloatArray().length);
    }
  }

  private static Batch load() {
    return new Batch(Tensor.of(1f, 2f), Tensor.of(0f));
  }

  private static final class Batch {
    private final Tensor data;
    private final Tensor labels;

    Batch(Tensor data, Tensor labels) {
      this.data = data;
      this.labels = labels;
    }

    Tensor data() {
      return data;
    }

    Tensor labels() {
      return labels;
    }
  }
}
