package owners;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** Two resources, wrappers whose constructor fails, maps. */
class Wrappers {
  void neverBad() {
    Res r = new Res();
  }

  void straightBad() throws IOException {
    Res r = new Res();
    r.work();
    r.close();
  }

  void catchClosesOk() {
    Res r = null;
    try {
      r = new Res();
      r.work();
      r.close();
    } catch (IOException e) {
      if (r != null) {
        r.close();
      }
    }
  }

  void finallyGuardOk() throws IOException {
    Res r = null;
    try {
      r = new Res();
      r.work();
    } finally {
      if (r != null) {
        r.close();
      }
    }
  }

  void closedOk() {
    Res r = new Res();
    r.close();
  }

  int twoReturnsBad(boolean ok) throws IOException {
    Res r = new Res();
    if (ok) {
      r.work();
      return 1;
    } else {
      r.read();
      return 2;
    }
  }

  void overwrittenBad() {
    Res r = new Res();
    if (r != null) {
      r.read();
    }
    r = new Res();
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
    Wrap w = new Wrap(new Res());
    w.close();
  }

  void constructorThrowsBad() throws IOException {
    Picky p = new Picky(new Res());
    p.close();
  }

  void constructorThrowsFinallyBad() throws IOException {
    Picky p = null;
    try {
      p = new Picky(new Res());
    } finally {
      if (p != null) {
        p.close();
      }
    }
  }

  void constructorThrowsOk() throws IOException {
    Res r = new Res();
    try {
      Picky p = new Picky(r);
      p.close();
    } catch (IOException e) {
      r.close();
    }
  }

  void constructorThrowsSwallowedBad() {
    Res r = new Res();
    try {
      Picky p = new Picky(r);
      p.close();
    } catch (IOException e) {
      System.out.println(e);
    }
  }

  void eitherOk() throws IOException {
    Picky p = null;
    Res r = new Res();
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
    Res r = new Res();
    SubWrap s = new SubWrap(r);
    s.close();
  }

  void innerClosedOk() {
    SubWrap s = new SubWrap(new Res());
    s.inner.close();
  }

  void wrapperNeverBad() {
    SubWrap s = new SubWrap(new Res());
    s.read();
  }

  void quietFinallyOk() {
    Res r = null;
    try {
      r = new Res();
      r.work();
    } catch (IOException e) {
      System.out.println(e);
    } finally {
      Quiet.close(r);
    }
  }

  void quietInTryBad() {
    try {
      Res r = new Res();
      r.work();
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
    Res r = new Res();
    return null;
  }

  Map<Integer, Res> mapReturnedOk() {
    Map<Integer, Res> m = new HashMap<>();
    Res r = new Res();
    m.put(42, r);
    return m;
  }

  void mapClearedBad() {
    Map<Integer, Res> m = new HashMap<>();
    m.put(42, new Res());
    m.clear();
  }

  void mapDroppedBad() {
    Map<Integer, Res> m = new HashMap<>();
    m.put(42, new Res());
    System.out.println(m.size());
  }

  void mapClosedOk() {
    Map<Integer, Res> m = new HashMap<>();
    m.put(42, new Res());
    m.values().forEach(Res::close);
  }

  static class Keeper implements AutoCloseable {
    private final Map<Integer, Res> all = new HashMap<>();

    void addOk() {
      all.put(all.size(), new Res());
    }

    @Override
    public void close() {
      all.values().forEach(Res::close);
      all.clear();
    }
  }

  interface Mine extends AutoCloseable {
    @Override
    void close();
  }

  static class MineImpl implements Mine {
    private final Res r = new Res();

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
