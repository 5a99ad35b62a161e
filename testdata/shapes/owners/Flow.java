package owners;

import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;

/** Branches, loops, lambdas, arrays. */
class Flow {
  void returnBeforeCloseBad(boolean b) {
    Res r = new Res();
    if (b) {
      return;
    }
    r.close();
  }

  void continueBad(int n) {
    for (int i = 0; i < n; i++) {
      Res r = new Res();
      if (i == 1) {
        continue;
      }
      r.close();
    }
  }

  void breakBad(int n) {
    while (n-- > 0) {
      Res r = new Res();
      if (n == 1) {
        break;
      }
      r.close();
    }
  }

  void allBranchesOk(int n) {
    Res r = new Res();
    if (n == 0) {
      r.close();
    } else if (n == 1) {
      r.read();
      r.close();
    } else {
      r.close();
    }
  }

  void switchBad(int n) {
    Res r = new Res();
    switch (n) {
      case 1:
        r.close();
        break;
      case 2:
        r.close();
        break;
      default:
        break;
    }
  }

  void switchOk(int n) {
    Res r = new Res();
    switch (n) {
      case 1 -> r.close();
      default -> {
        r.read();
        r.close();
      }
    }
  }

  Wrap storedOk() {
    Res r = new Res();
    return new Wrap(r);
  }

  void nullableResourceOk(boolean b) {
    try (Res r = b ? new Res() : null) {
      if (r != null) {
        r.read();
      }
    }
  }

  void wrapperOk() {
    Res r = new Res();
    try (Wrap w = new Wrap(r)) {
      w.read();
    }
  }

  void innerOk() {
    Res r = new Res();
    Wrap w = new Wrap(r);
    w.read();
    r.close();
  }

  void streamBad(List<Integer> l) {
    System.out.println(l.stream().mapToInt(i -> new Res().read()).sum());
  }

  void streamOk(List<Integer> l) {
    System.out.println(
        l.stream()
            .mapToInt(
                i -> {
                  try (Res r = new Res()) {
                    return r.read();
                  }
                })
            .sum());
  }

  static class FieldOk implements AutoCloseable {
    private Res f;

    void open() {
      Res r = new Res();
      if (f != null) {
        f.close();
      }
      f = r;
    }

    @Override
    public void close() {
      if (f != null) {
        f.close();
      }
    }
  }

  static void later(Runnable r) {
    r.run();
  }

  void referenceOk() {
    Res r = new Res();
    later(r::close);
  }

  void callableBad() throws Exception {
    Callable<Integer> c =
        () -> {
          Res r = new Res();
          return r.work();
        };
    c.call();
  }

  void closedInLambdaOk() {
    Res r = new Res();
    Runnable end = () -> r.close();
    try {
      r.read();
    } finally {
      end.run();
    }
  }

  void twoDeclarationsBad() {
    Res a = new Res(), b = new Res();
    a.read();
    b.read();
    a.close();
  }

  void unassignedBad() {
    new Res();
  }

  void argumentBad() {
    System.out.println(new Res());
  }

  void argumentReadBad() {
    System.out.println(new Res().read());
  }

  void chainTensorBad(Tensor x) {
    System.out.println(x.add(1f).mul(2f).item());
  }

  void chainTensorOk(Tensor x) {
    try (Tensor a = x.add(1f);
        Tensor b = a.mul(2f)) {
      System.out.println(b.item());
    }
  }

  void throwAfterBad(boolean b) {
    Res r = new Res();
    if (b) {
      throw new IllegalStateException();
    }
    r.close();
  }

  void throwGuardedOk(boolean b) {
    Res r = new Res();
    try {
      if (b) {
        throw new IllegalStateException();
      }
    } finally {
      r.close();
    }
  }

  void labelBad(int n) {
    outer:
    for (int i = 0; i < n; i++) {
      Res r = new Res();
      for (int j = 0; j < n; j++) {
        if (j == 2) {
          continue outer;
        }
      }
      r.close();
    }
  }

  void instanceOfOk(Object o) {
    Object r = new Res();
    if (r instanceof AutoCloseable c) {
      Quiet.close(c);
    }
  }

  void doWhileOk(int n) {
    do {
      Res r = new Res();
      r.read();
      r.close();
    } while (n-- > 0);
  }

  void multiCatchOk() {
    Res r = null;
    try {
      r = new Res();
      r.work();
    } catch (IOException | RuntimeException e) {
      System.out.println(e);
    } finally {
      Quiet.close(r);
    }
  }

  void synchronizedOk() {
    Res r = new Res();
    synchronized (this) {
      try {
        r.read();
      } finally {
        r.close();
      }
    }
  }

  void returnInFinallyOk() throws IOException {
    Res r = new Res();
    try {
      r.work();
      return;
    } finally {
      r.close();
    }
  }

  void arrayBad(int n) {
    Res[] all = new Res[n];
    for (int i = 0; i < n; i++) {
      all[i] = new Res();
    }
    System.out.println(all.length);
  }

  void arrayOk(int n) {
    Res[] all = new Res[n];
    for (int i = 0; i < n; i++) {
      all[i] = new Res();
    }
    for (Res r : all) {
      r.close();
    }
  }

  void varargsOk() {
    Res a = new Res();
    Res b = new Res();
    closeAll(a, b);
  }

  void varargsBad() {
    Res a = new Res();
    Res b = new Res();
    b.read();
    closeAll(a);
  }

  static void closeAll(Res... all) {
    for (Res r : all) {
      r.close();
    }
  }
}
