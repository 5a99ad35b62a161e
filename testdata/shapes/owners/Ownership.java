package owners;

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
  static Res make() {
    return new Res();
  }

  void oneBranchBad(boolean b) {
    if (b) {
      Res a = new Res();
      a.close();
    } else {
      Res c = new Res();
      c.read();
    }
  }

  void factoryBad() {
    Res r = make();
  }

  void factoryLaterBad() {
    Res r;
    r = make();
    r.read();
  }

  void ternaryOk(boolean b) {
    Res r = b ? new Res() : make();
    r.close();
  }

  void ternaryBad(boolean b) {
    Res r = b ? new Res() : make();
    r.read();
  }

  void ternaryOtherBad(boolean b) {
    Res x = new Res();
    Res t = b ? new Res() : x;
    t.close();
  }

  void ternarySameOk(boolean b) {
    Res y = new Res();
    Res t = b ? y : y;
    t.close();
  }

  void ternaryDirectOk(boolean b) {
    (b ? new Res() : make()).close();
  }

  void ternaryComparedBad(boolean b) {
    if ((b ? new Res() : null) != null) {
      System.out.println();
    }
  }

  Res ternaryReturnBad(boolean b) {
    Res x = new Res();
    return b ? x : make();
  }

  Res ternaryReturnOk(boolean b) {
    return b ? new Res() : make();
  }

  void loopBad(int n) {
    Res f = null;
    while (n-- > 0) {
      f = new Res();
    }
    if (f != null) {
      f.close();
    }
  }

  void loopBranchesBad(int n, boolean b) {
    while (n-- > 0) {
      if (b) {
        Res f = new Res();
        f.read();
      } else {
        Res f = new Res();
        f.close();
      }
    }
  }

  void nulledBad(boolean b, boolean c) {
    Res f = new Res();
    if (b) {
      f = null;
    } else if (c) {
      f = null;
    }
  }

  void aliasOk() {
    Res a = new Res();
    Res b = a;
    Res c = b;
    c.close();
  }

  void finallyOk() {
    Res f = null;
    try {
      f = new Res();
      if (f.read() > 0) {
        throw new IOException();
      }
    } catch (IOException e) {
      System.out.println(e);
    } finally {
      f.close();
    }
  }

  void subclassBad() {
    Res f = new SubRes();
    f.read();
  }

  void anonymousBad() {
    Runnable r =
        new Runnable() {
          @Override
          public void run() {
            Res g = new Res();
            g.read();
          }
        };
    r.run();
  }

  void anonymousOk() {
    Runnable r =
        new Runnable() {
          @Override
          public void run() {
            Res g = make();
            g.close();
          }
        };
    r.run();
  }

  void lambdaBad() {
    Function<Res, Integer> f =
        st -> {
          Res one = new Res();
          return one.read();
        };
    try (Res r = new Res()) {
      f.apply(r);
    }
  }

  void lambdaOk() {
    Function<Res, Integer> f =
        st -> {
          try (Res one = new Res()) {
            return one.read();
          }
        };
    try (Res r = new Res()) {
      f.apply(r);
    }
  }

  static class OwnerOk implements AutoCloseable {
    private final Res a = new Res();
    private final Res b = new Res();

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
    private final Res a = new Res();
    private final Res b = new Res();

    int n() {
      return b.read();
    }

    @Override
    public void close() {
      a.close();
    }
  }

  static class ReassignBad implements AutoCloseable {
    private Res a = new Res();

    void next() {
      a = new Res();
    }

    @Override
    public void close() {
      a.close();
    }
  }

  static class ReassignOk implements AutoCloseable {
    private Res a;

    void init() {
      if (a == null) {
        a = new Res();
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
    private final Res a;
    private final Hard b;

    CtorThrowsBad() throws IOException {
      a = new Res();
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
    Res a = new Res();

    @Override
    public void close() {
      a.close();
    }
  }

  void foreignFieldBad() {
    Open o = new Open();
    o.a = new Res();
    o.close();
  }

  void foreignFieldOk() {
    Open o = new Open();
    o.a.close();
    o.a = new Res();
    o.close();
  }

  static class Borrower {
    private final Res a;

    Borrower(Res a) {
      this.a = a;
    }

    int read() {
      return a.read();
    }
  }

  void borrowerOk() {
    try (Res r = new Res()) {
      System.out.println(new Borrower(r).read());
    }
  }

  void borrowerBad() {
    Res r = new Res();
    System.out.println(new Borrower(r).read());
  }

  static native void takes(@Owning Res r);

  void owningParameterOk() {
    Res r = new Res();
    takes(r);
  }

  void owningParameterNeverBad(@Owning Res r) {
    r.read();
  }

  static class Lender {
    private final Res a = new Res();

    @NotOwning
    Res lend() {
      return a;
    }

    void close() {
      a.close();
    }
  }

  void lentOk(Lender l) {
    Res r = l.lend();
    r.read();
  }

  @EnsuresCalledMethods(value = "#1", methods = "close")
  static native void ends(Res r);

  void ensuresOk() {
    Res r = new Res();
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
