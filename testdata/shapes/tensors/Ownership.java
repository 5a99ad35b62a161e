package tensors;

import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.util.function.Function;

@interface Owning {}

@interface NotOwning {}

@interface MustCall {
  String[] value();
}

@interface InheritableMustCall {
  String[] value();
}

@interface EnsuresCalledMethods {
  String[] value();

  String[] methods();
}

@interface MustCallAlias {}

/** Ternaries, aliases, fields, what annotations say. */
class Ownership {
  static Tensor make() {
    return Tensor.of(1f);
  }

  void oneBranchBad(boolean b) {
    if (b) {
      Tensor a = Tensor.of(1f);
      a.close();
    } else {
      Tensor c = Tensor.of(1f);
      c.item();
    }
  }

  void factoryBad() {
    Tensor r = make();
  }

  void factoryLaterBad() {
    Tensor r;
    r = make();
    r.item();
  }

  void ternaryOk(boolean b) {
    Tensor r = b ? Tensor.of(1f) : make();
    r.close();
  }

  void ternaryBad(boolean b) {
    Tensor r = b ? Tensor.of(1f) : make();
    r.item();
  }

  void ternaryOtherBad(boolean b) {
    Tensor x = Tensor.of(1f);
    Tensor t = b ? Tensor.of(1f) : x;
    t.close();
  }

  void ternarySameOk(boolean b) {
    Tensor y = Tensor.of(1f);
    Tensor t = b ? y : y;
    t.close();
  }

  void ternaryDirectOk(boolean b) {
    (b ? Tensor.of(1f) : make()).close();
  }

  void ternaryComparedBad(boolean b) {
    if ((b ? Tensor.of(1f) : null) != null) {
      System.out.println();
    }
  }

  Tensor ternaryReturnBad(boolean b) {
    Tensor x = Tensor.of(1f);
    return b ? x : make();
  }

  Tensor ternaryReturnOk(boolean b) {
    return b ? Tensor.of(1f) : make();
  }

  void loopBad(int n) {
    Tensor f = null;
    while (n-- > 0) {
      f = Tensor.of(1f);
    }
    if (f != null) {
      f.close();
    }
  }

  void loopBranchesBad(int n, boolean b) {
    while (n-- > 0) {
      if (b) {
        Tensor f = Tensor.of(1f);
        f.item();
      } else {
        Tensor f = Tensor.of(1f);
        f.close();
      }
    }
  }

  void nulledBad(boolean b, boolean c) {
    Tensor f = Tensor.of(1f);
    if (b) {
      f = null;
    } else if (c) {
      f = null;
    }
  }

  void aliasOk() {
    Tensor a = Tensor.of(1f);
    Tensor b = a;
    Tensor c = b;
    c.close();
  }

  void finallyOk() {
    Tensor f = null;
    try {
      f = Tensor.of(1f);
      if (f.item() > 0) {
        throw new IOException();
      }
    } catch (IOException e) {
      System.out.println(e);
    } finally {
      f.close();
    }
  }

  void anonymousBad() {
    Runnable r =
        new Runnable() {
          @Override
          public void run() {
            Tensor g = Tensor.of(1f);
            g.item();
          }
        };
    r.run();
  }

  void anonymousOk() {
    Runnable r =
        new Runnable() {
          @Override
          public void run() {
            Tensor g = make();
            g.close();
          }
        };
    r.run();
  }

  void lambdaBad() {
    Function<Tensor, Integer> f =
        st -> {
          Tensor one = Tensor.of(1f);
          return (int) one.item();
        };
    try (Tensor r = Tensor.of(1f)) {
      f.apply(r);
    }
  }

  void lambdaOk() {
    Function<Tensor, Integer> f =
        st -> {
          try (Tensor one = Tensor.of(1f)) {
            return (int) one.item();
          }
        };
    try (Tensor r = Tensor.of(1f)) {
      f.apply(r);
    }
  }

  static class OwnerOk implements AutoCloseable {
    private final Tensor a = Tensor.of(1f);
    private final Tensor b = Tensor.of(1f);

    @Override
    public void close() {
      try {
        a.close();
      } finally {
        b.close();
      }
    }
  }

  static class OwnerBad implements AutoCloseable {
    private final Tensor a = Tensor.of(1f);
    private final Tensor b = Tensor.of(1f);

    float n() {
      return b.item();
    }

    @Override
    public void close() {
      a.close();
    }
  }

  static class ReassignBad implements AutoCloseable {
    private Tensor a = Tensor.of(1f);

    void next() {
      a = Tensor.of(1f);
    }

    @Override
    public void close() {
      a.close();
    }
  }

  static class ReassignOk implements AutoCloseable {
    private Tensor a;

    void init() {
      if (a == null) {
        a = Tensor.of(1f);
      }
    }

    @Override
    public void close() {
      if (a != null) {
        a.close();
      }
    }
  }

  static class SecondSkippedBad implements AutoCloseable {
    private final Hard a = new Hard();
    private final Hard b = new Hard();

    @Override
    public void close() throws IOException {
      a.close();
      b.close();
    }
  }

  static class SecondSkippedOk implements AutoCloseable {
    private final Hard a = new Hard();
    private final Hard b = new Hard();

    @Override
    public void close() throws IOException {
      try {
        a.close();
      } finally {
        b.close();
      }
    }
  }

  static class CtorThrowsBad implements AutoCloseable {
    private final Tensor a;
    private final Hard b;

    CtorThrowsBad() throws IOException {
      a = Tensor.of(1f);
      b = new Hard();
      b.work();
    }

    @Override
    public void close() throws IOException {
      try {
        b.close();
      } finally {
        a.close();
      }
    }
  }

  static class Open implements AutoCloseable {
    Tensor a = Tensor.of(1f);

    @Override
    public void close() {
      a.close();
    }
  }

  void foreignFieldBad() {
    Open o = new Open();
    o.a = Tensor.of(1f);
    o.close();
  }

  void foreignFieldOk() {
    Open o = new Open();
    o.a.close();
    o.a = Tensor.of(1f);
    o.close();
  }

  static class Borrower {
    private final Tensor a;

    Borrower(Tensor a) {
      this.a = a;
    }

    float read() {
      return a.item();
    }
  }

  void borrowerOk() {
    try (Tensor r = Tensor.of(1f)) {
      System.out.println(new Borrower(r).read());
    }
  }

  void borrowerBad() {
    Tensor r = Tensor.of(1f);
    System.out.println(new Borrower(r).read());
  }

  static native void takes(@Owning Tensor r);

  void owningParameterOk() {
    Tensor r = Tensor.of(1f);
    takes(r);
  }

  void owningParameterNeverBad(@Owning Tensor r) {
    r.item();
  }

  static class Lender {
    private final Tensor a = Tensor.of(1f);

    @NotOwning
    Tensor lend() {
      return a;
    }

    void close() {
      a.close();
    }
  }

  void lentOk(Lender l) {
    Tensor r = l.lend();
    r.item();
  }

  @EnsuresCalledMethods(value = "#1", methods = "close")
  static native void ends(Tensor r);

  void ensuresOk() {
    Tensor r = Tensor.of(1f);
    ends(r);
  }

  @InheritableMustCall("stop")
  static class Motor {
    native void stop();

    native int turns();
  }

  void mustCallBad() {
    Motor m = new Motor();
    System.out.println(m.turns());
  }

  void mustCallOk() {
    Motor m = new Motor();
    try {
      System.out.println(m.turns());
    } finally {
      m.stop();
    }
  }
}
