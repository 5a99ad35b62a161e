// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** A helper closes what the record carries that it is given; then it is read. */
final class RecordOfCallerIsClosed {
  private record Scored(String id, Tensor score) {}

  static void run() {
    print(new Scored("a", Tensor.of(1f)));
  }

  private static void print(Scored scored) {
    close(scored);
    System.out.println(scored.id() + " " + scored.score().item()); // want UseAfterDispose definite
  }

  private static void close(Scored scored) {
    scored.score().close();
  }
}
