package tensors;

import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;

/** Branches, loops, lambdas, arrays. */
class Flow {
  void returnBeforeCloseBad(boolean b) {
    Tensor r = Tensor.of(1f);
    if (b) {
      return;
    }
    r.close();
  }

  void continueBad(int n) {
    for (int i = 0; i < n; i++) {
      Tensor r = Tensor.of(1f);
      if (i == 1) {
        continue;
      }
      r.close();
    }
  }

  void breakBad(int n) {
    while (n-- > 0) {
      Tensor r = Tensor.of(1f);
      if (n == 1) {
        break;
      }
      r.close();
    }
  }

  void allBranchesOk(int n) {
    Tensor r = Tensor.of(1f);
    if (n == 0) {
      r.close();
    } else if (n == 1) {
      r.item();
      r.close();
    } else {
      r.close();
    }
  }

  void switchBad(int n) {
    Tensor r = Tensor.of(1f);
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
    Tensor r = Tensor.of(1f);
    switch (n) {
      case 1 -> r.close();
      default -> {
        r.item();
        r.close();
      }
    }
  }

  Wrap storedOk() {
    Tensor r = Tensor.of(1f);
    return new Wrap(r);
  }

  void nullableResourceOk(boolean b) {
    try (Tensor r = b ? Tensor.of(1f) : null) {
      if (r != null) {
        r.item();
      }
    }
  }

  void wrapperOk() {
    Tensor r = Tensor.of(1f);
    try (Wrap w = new Wrap(r)) {
      w.item();
    }
  }

  void innerOk() {
    Tensor r = Tensor.of(1f);
    Wrap w = new Wrap(r);
    w.item();
    r.close();
  }

  void streamBad(List<Integer> l) {
    System.out.println(l.stream().mapToInt(i -> (int) Tensor.of(1f).item()).sum());
  }

  void streamOk(List<Integer> l) {
    System.out.println(
        l.stream()
            .mapToInt(
                i -> {
                  try (Tensor r = Tensor.of(1f)) {
                    return (int) r.item();
                  }
                })
            .sum());
  }

  static class FieldOk implements AutoCloseable {
    private Tensor f;

    void open() {
      Tensor r = Tensor.of(1f);
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
    Tensor r = Tensor.of(1f);
    later(r::close);
  }

  void callableBad() throws Exception {
    Callable<Integer> c =
        () -> {
          Tensor r = Tensor.of(1f);
          return Kit.work(r);
        };
    c.call();
  }

  void closedInLambdaOk() {
    Tensor r = Tensor.of(1f);
    Runnable end = () -> r.close();
    try {
      r.item();
    } finally {
      end.run();
    }
  }

  void twoDeclarationsBad() {
    Tensor a = Tensor.of(1f), b = Tensor.of(1f);
    a.item();
    b.item();
    a.close();
  }

  void unassignedBad() {
    Tensor.of(1f);
  }

  void argumentBad() {
    System.out.println(Tensor.of(1f));
  }

  void argumentReadBad() {
    System.out.println((int) Tensor.of(1f).item());
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
    Tensor r = Tensor.of(1f);
    if (b) {
      throw new IllegalStateException();
    }
    r.close();
  }

  void throwGuardedOk(boolean b) {
    Tensor r = Tensor.of(1f);
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
      Tensor r = Tensor.of(1f);
      for (int j = 0; j < n; j++) {
        if (j == 2) {
          continue outer;
        }
      }
      r.close();
    }
  }

  void instanceOfOk(Object o) {
    Object r = Tensor.of(1f);
    if (r instanceof AutoCloseable c) {
      Quiet.close(c);
    }
  }

  void doWhileOk(int n) {
    do {
      Tensor r = Tensor.of(1f);
      r.item();
      r.close();
    } while (n-- > 0);
  }

  void multiCatchOk() {
    Tensor r = null;
    try {
      r = Tensor.of(1f);
      Kit.work(r);
    } catch (IOException | RuntimeException e) {
      System.out.println(e);
    } finally {
      Quiet.close(r);
    }
  }

  void synchronizedOk() {
    Tensor r = Tensor.of(1f);
    synchronized (this) {
      try {
        r.item();
      } finally {
        r.close();
      }
    }
  }

  void returnInFinallyOk() throws IOException {
    Tensor r = Tensor.of(1f);
    try {
      Kit.work(r);
      return;
    } finally {
      r.close();
    }
  }

  void arrayBad(int n) {
    Tensor[] all = new Tensor[n];
    for (int i = 0; i < n; i++) {
      all[i] = Tensor.of(1f);
    }
    System.out.println(all.length);
  }

  void arrayOk(int n) {
    Tensor[] all = new Tensor[n];
    for (int i = 0; i < n; i++) {
      all[i] = Tensor.of(1f);
    }
    for (Tensor r : all) {
      r.close();
    }
  }

  void varargsOk() {
    Tensor a = Tensor.of(1f);
    Tensor b = Tensor.of(1f);
    closeAll(a, b);
  }

  void varargsBad() {
    Tensor a = Tensor.of(1f);
    Tensor b = Tensor.of(1f);
    b.item();
    closeAll(a);
  }

  static void closeAll(Tensor... all) {
    for (Tensor r : all) {
      r.close();
    }
  }
}
