package owners;

import java.util.function.Supplier;

@interface MustBeClosed {}

/** Results and constructors that must be closed. */
class MustClose {
  static class C implements AutoCloseable {
    @Override
    public void close() {}

    int method() {
      return 1;
    }
  }

  static class Foo {
    @MustBeClosed
    native C make();

    void sameBad() {
      make();
    }

    void bar() {}
  }

  static class Ctor extends C {
    @MustBeClosed
    Ctor() {}
  }

  interface Factory {
    @MustBeClosed
    Ctor get();
  }

  void discardBad() {
    new Foo().make();
  }

  void localBad() {
    C c = new Foo().make();
  }

  void inTryBad() {
    try {
      new Foo().make();
    } finally {
      System.out.println();
    }
  }

  void insideResourceBad() {
    try (C c = new Foo().make()) {
      new Foo().make();
    }
  }

  void ctorDiscardBad() {
    new Ctor();
  }

  int varBad() {
    var result = new Foo().make();
    return 0;
  }

  boolean twoBad() {
    return new Foo().make() == new Foo().make();
  }

  void voidLambdaBad() {
    Runnable r = () -> new Foo().make();
    r.run();
  }

  void partBad() {
    new Foo().make().method();
  }

  int ternaryBad(boolean b) {
    int r = b ? new Foo().make().method() : 0;
    return r;
  }

  void loopConditionBad() {
    for (int i = 0; i < new Foo().make().method(); ++i) {
      System.out.println();
    }
  }

  void nulledBad() {
    C c = new Foo().make();
    try {
      c = null;
    } finally {
      if (c != null) {
        c.close();
      }
    }
  }

  void noCloseBad() {
    C c = new Foo().make();
    try {
      c.method();
    } finally {
      System.out.println();
    }
  }

  void resourceOk() {
    try (C c = new Foo().make()) {
      c.method();
    }
  }

  void ctorResourceOk() {
    try (Ctor c = new Ctor()) {
      c.method();
    }
  }

  void bothOk() {
    try (Ctor c = new Ctor();
        C d = new Foo().make()) {
      d.method();
    }
  }

  @MustBeClosed
  C returnedOk() {
    return new Ctor();
  }

  @MustBeClosed
  C returnedCallOk() {
    return new Foo().make();
  }

  @MustBeClosed
  C ternaryOk(boolean b) {
    return b ? new Foo().make() : null;
  }

  @MustBeClosed
  C castOk() {
    return (C) new Foo().make();
  }

  void finallyOk() {
    C c = new Foo().make();
    try {
      c.method();
    } finally {
      c.close();
    }
  }

  void otherMethodOk() {
    new Foo().bar();
  }

  void consume(Factory f) {
    try (C c = f.get()) {
      c.method();
    }
  }

  void lambdaOk() {
    consume(() -> new Ctor());
  }

  void statementLambdaOk() {
    consume(
        () -> {
          return new Ctor();
        });
  }

  void referenceOk() {
    consume(Ctor::new);
  }

  C supplierOk() {
    Supplier<C> s = Ctor::new;
    try (C c = s.get()) {
      c.method();
    }
    return null;
  }
}
