package tensors;

import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** Resources of the program over the runtime. */
class Kit {
  static int work(Tensor t) throws IOException {
    if (t.item() < 0) {
      throw new IOException("no");
    }
    return 1;
  }
}

/** Its close may fail. */
class Hard implements AutoCloseable {
  final Tensor data = Tensor.of(1f);

  int work() throws IOException {
    if (data.item() < 0) {
      throw new IOException("no");
    }
    return 1;
  }

  @Override
  public void close() throws IOException {
    data.close();
    if (System.nanoTime() < 0) {
      throw new IOException("late");
    }
  }
}

class Wrap implements AutoCloseable {
  final Tensor inner;

  Wrap(Tensor inner) {
    this.inner = inner;
  }

  float item() {
    return inner.item();
  }

  @Override
  public void close() {
    inner.close();
  }
}

class SubWrap extends Wrap {
  SubWrap(Tensor inner) {
    super(inner);
  }
}

/** Its constructor may fail. */
class Picky implements AutoCloseable {
  final Tensor inner;

  Picky(Tensor inner) throws IOException {
    Kit.work(inner);
    this.inner = inner;
  }

  @Override
  public void close() {
    inner.close();
  }
}

class Quiet {
  static void close(AutoCloseable c) {
    if (c != null) {
      try {
        c.close();
      } catch (Exception e) {
        System.err.println(e);
      }
    }
  }

  static void nothing(AutoCloseable c) {}
}
