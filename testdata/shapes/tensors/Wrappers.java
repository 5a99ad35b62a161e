package tensors;

import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** Two resources, wrappers whose constructor fails, maps. */
class Wrappers {
  void neverBad() {
    Tensor r = Tensor.of(1f);
  }

  void straightBad() throws IOException {
    Tensor r = Tensor.of(1f);
    Kit.work(r);
    r.close();
  }

  void catchClosesOk() {
    Tensor r = null;
    try {
      r = Tensor.of(1f);
      Kit.work(r);
      r.close();
    } catch (IOException e) {
      if (r != null) {
        r.close();
      }
    }
  }

  void finallyGuardOk() throws IOException {
    Tensor r = null;
    try {
      r = Tensor.of(1f);
      Kit.work(r);
    } finally {
      if (r != null) {
        r.close();
      }
    }
  }

  void closedOk() {
    Tensor r = Tensor.of(1f);
    r.close();
  }

  int twoReturnsBad(boolean ok) throws IOException {
    Tensor r = Tensor.of(1f);
    if (ok) {
      Kit.work(r);
      return 1;
    } else {
      r.item();
      return 2;
    }
  }

  void overwrittenBad() {
    Tensor r = Tensor.of(1f);
    if (r != null) {
      r.item();
    }
    r = Tensor.of(1f);
    r.close();
  }

  void firstCloseThrowsBad() throws IOException {
    Hard a = null;
    Hard b = null;
    try {
      a = new Hard();
      b = new Hard();
      b.work();
    } finally {
      if (a != null) {
        a.close();
      }
      if (b != null) {
        b.close();
      }
    }
  }

  void nestedFixOk() throws IOException {
    Hard a = null;
    Hard b = null;
    try {
      a = new Hard();
      try {
        b = new Hard();
        b.work();
      } finally {
        if (b != null) {
          b.close();
        }
      }
    } finally {
      if (a != null) {
        a.close();
      }
    }
  }

  void commonFixOk() throws IOException {
    Hard a = null;
    Hard b = null;
    try {
      a = new Hard();
      b = new Hard();
      b.work();
    } finally {
      try {
        if (a != null) {
          a.close();
        }
      } catch (Exception e) {
        System.err.println(e);
      }
      try {
        if (b != null) {
          b.close();
        }
      } catch (Exception e) {
        System.err.println(e);
      }
    }
  }

  void nestedOk() {
    Wrap w = new Wrap(Tensor.of(1f));
    w.close();
  }

  void constructorThrowsBad() throws IOException {
    Picky p = new Picky(Tensor.of(1f));
    p.close();
  }

  void constructorThrowsFinallyBad() throws IOException {
    Picky p = null;
    try {
      p = new Picky(Tensor.of(1f));
    } finally {
      if (p != null) {
        p.close();
      }
    }
  }

  void constructorThrowsOk() throws IOException {
    Tensor r = Tensor.of(1f);
    try {
      Picky p = new Picky(r);
      p.close();
    } catch (IOException e) {
      r.close();
    }
  }

  void constructorThrowsSwallowedBad() {
    Tensor r = Tensor.of(1f);
    try {
      Picky p = new Picky(r);
      p.close();
    } catch (IOException e) {
      System.out.println(e);
    }
  }

  void eitherOk() throws IOException {
    Picky p = null;
    Tensor r = Tensor.of(1f);
    try {
      p = new Picky(r);
    } catch (IOException e) {
      System.out.println(e);
    } finally {
      if (p != null) {
        p.close();
      } else {
        r.close();
      }
    }
  }

  void wrapperClosedOk() {
    Tensor r = Tensor.of(1f);
    SubWrap s = new SubWrap(r);
    s.close();
  }

  void innerClosedOk() {
    SubWrap s = new SubWrap(Tensor.of(1f));
    s.inner.close();
  }

  void wrapperNeverBad() {
    SubWrap s = new SubWrap(Tensor.of(1f));
    s.item();
  }

  void quietFinallyOk() {
    Tensor r = null;
    try {
      r = Tensor.of(1f);
      Kit.work(r);
    } catch (IOException e) {
      System.out.println(e);
    } finally {
      Quiet.close(r);
    }
  }

  void quietInTryBad() {
    try {
      Tensor r = Tensor.of(1f);
      Kit.work(r);
      Quiet.close(r);
    } catch (IOException e) {
      System.out.println(e);
    }
  }

  void closeThrowsOk() throws IOException {
    Hard h = new Hard();
    h.close();
  }

  Object nullReturnedBad() {
    Tensor r = Tensor.of(1f);
    return null;
  }

  Map<Integer, Tensor> mapReturnedOk() {
    Map<Integer, Tensor> m = new HashMap<>();
    Tensor r = Tensor.of(1f);
    m.put(42, r);
    return m;
  }

  void mapClearedBad() {
    Map<Integer, Tensor> m = new HashMap<>();
    m.put(42, Tensor.of(1f));
    m.clear();
  }

  void mapDroppedBad() {
    Map<Integer, Tensor> m = new HashMap<>();
    m.put(42, Tensor.of(1f));
    System.out.println(m.size());
  }

  void mapClosedOk() {
    Map<Integer, Tensor> m = new HashMap<>();
    m.put(42, Tensor.of(1f));
    m.values().forEach(Tensor::close);
  }

  static class Keeper implements AutoCloseable {
    private final Map<Integer, Tensor> all = new HashMap<>();

    void addOk() {
      all.put(all.size(), Tensor.of(1f));
    }

    @Override
    public void close() {
      all.values().forEach(Tensor::close);
      all.clear();
    }
  }

  interface Mine extends AutoCloseable {
    @Override
    void close();
  }

  static class MineImpl implements Mine {
    private final Tensor r = Tensor.of(1f);

    @Override
    public void close() {
      r.close();
    }
  }

  void indirectBad() {
    MineImpl m = new MineImpl();
    System.out.println(m);
  }

  void indirectOk() {
    try (Mine m = new MineImpl()) {
      System.out.println(m);
    }
  }
}
