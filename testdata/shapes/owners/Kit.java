package owners;

import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** A resource of the program over the runtime. */
class Res implements AutoCloseable {
  final Tensor data;

  Res() {
    this.data = Tensor.of(1f);
  }

  int work() throws IOException {
    if (data.item() < 0) {
      throw new IOException("no");
    }
    return 1;
  }

  int read() {
    return (int) data.item();
  }

  @Override
  public void close() {
    data.close();
  }
}

class SubRes extends Res {}

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
  final Res inner;

  Wrap(Res inner) {
    this.inner = inner;
  }

  int read() {
    return inner.read();
  }

  @Override
  public void close() {
    inner.close();
  }
}

class SubWrap extends Wrap {
  SubWrap(Res inner) {
    super(inner);
  }
}

/** Its constructor may fail. */
class Picky implements AutoCloseable {
  final Res inner;

  Picky(Res inner) throws IOException {
    inner.work();
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
