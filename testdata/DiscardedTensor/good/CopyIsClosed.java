// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A copy of an object, or an object of another class, gets its tensor, and it is closed there. */
final class CopyIsClosed {
  static void run() {
    Batch first = new Batch(Tensor.of(1f, 2f), 1);
    Batch second = first.withCount(2);
    System.out.println(second.data().toFloatArray()[0]);
    second.data().close();
    Shown shown = new Kept(Tensor.of(3f)).shown();
    System.out.println(shown.data().toFloatArray()[0]);
    close(shown);
  }

  private static void close(Shown shown) {
    shown.data().close();
  }

  private static final class Batch {
    private final Tensor data;
    private final int count;

    Batch(Tensor data, int count) {
      this.data = data;
      this.count = count;
    }

    Tensor data() {
      return data;
    }

    Batch withCount(int other) {
      return new Batch(data, other);
    }
  }

  private static final class Kept {
    private final Tensor data;

    Kept(Tensor data) {
      this.data = data;
    }

    Shown shown() {
      return new Shown(data);
    }
  }

  private static final class Shown {
    private final Tensor data;

    Shown(Tensor data) {
      this.data = data;
    }

    Tensor data() {
      return data;
    }
  }
}
