import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Classes that hold what they have made. */
final class Fields {

  /** Closes both. */
  static final class Careful implements AutoCloseable {
    private final Tensor a = Tensor.zeros(1);
    private Tensor b;

    Careful() {
      b = Tensor.zeros(1);
    }

    void renew() {
      b.close();
      b = Tensor.zeros(1);
    }

    @Override
    public void close() {
      a.close();
      b.close();
    }
  }

  /** Forgets one of two, and what it replaces. */
  static final class Forgetful implements AutoCloseable {
    private final Tensor a = Tensor.zeros(1);
    private final Tensor b = Tensor.zeros(1);
    private Tensor c;

    void renew() {
      c = Tensor.zeros(1);
    }

    void renewWhenNeeded() {
      if (c == null) {
        c = Tensor.zeros(1);
      }
    }

    @Override
    public void close() {
      a.close();
      if (c != null) {
        c.close();
      }
    }
  }

  /** Has no way to release it. */
  static final class Endless {
    private final Tensor a = Tensor.zeros(1);

    float first() {
      return a.toFloatArray()[0];
    }
  }

  /** What it holds is somebody else's. */
  static final class Borrowing {
    private final Tensor given;
    private Tensor seen;

    Borrowing(Tensor given) {
      this.given = given;
    }

    void see(Tensor t) {
      seen = t;
    }
  }

  /** Uses what it has closed. */
  static final class Late implements AutoCloseable {
    private Tensor a = Tensor.zeros(1);
    private boolean isClosed;

    float first() {
      close();
      return a.toFloatArray()[0];
    }

    float guarded() {
      if (isClosed) {
        return 0;
      }
      return a.item();
    }

    void twice() {
      close();
      close();
    }

    @Override
    public void close() {
      if (!isClosed) {
        a.close();
        isClosed = true;
      }
    }
  }

  /** The constructor can fail half-way. */
  static final class Failing implements AutoCloseable {
    private final Tensor a;
    private final Tensor b;

    Failing(boolean isBad) throws Exception {
      a = Tensor.zeros(1);
      b = made(isBad);
    }

    private static Tensor made(boolean isBad) throws Exception {
      if (isBad) {
        throw new Exception();
      }
      return Tensor.zeros(1);
    }

    @Override
    public void close() {
      a.close();
      b.close();
    }
  }

  static class Base implements AutoCloseable {
    protected Tensor inherited = Tensor.zeros(1);

    @Override
    public void close() {
      inherited.close();
    }
  }

  static final class Overriding extends Base {
    private final Tensor own = Tensor.zeros(1);

    @Override
    public void close() {
      own.close();
    }
  }

  static final class Delegating extends Base {
    private final Tensor own = Tensor.zeros(1);

    void replace() {
      inherited = Tensor.ones(1);
    }

    @Override
    public void close() {
      own.close();
      super.close();
    }
  }

  /** Collections that grow. */
  static final class Growing {
    private final List<Tensor> history = new ArrayList<>();
    private static final Map<String, Tensor> CACHE = new HashMap<>();
    private final List<Tensor> emptied = new ArrayList<>();
    private final List<Tensor> given = new ArrayList<>();

    void step(Tensor x) {
      history.add(x.relu());
      CACHE.put("k", Tensor.zeros(1));
      emptied.add(x.neg());
      given.add(x);
    }

    void reset() {
      emptied.forEach(Tensor::close);
      emptied.clear();
    }
  }

  /** Clears without closing. */
  static final class Clearing {
    private final List<Tensor> all = new ArrayList<>();

    void add() {
      all.add(Tensor.zeros(1));
    }

    void clear() {
      all.clear();
    }
  }

  static Tensor shared;
  static Model model;
  private Tensor here;

  static void setShared() {
    shared = Tensor.zeros(1);
  }

  static void setModel() {
    model = Sequential.of(new Dense(1));
  }

  void localOverwrites() {
    here = Tensor.zeros(1);
    here = Tensor.ones(1);
    here.close();
    here = null;
  }

  static void useThem() throws Exception {
    Careful c = new Careful();
    c.renew();
    c.close();
    try (Forgetful f = new Forgetful()) {
      f.renew();
      f.renewWhenNeeded();
    }
    Endless e = new Endless();
    e.first();
    Tensor t = Tensor.zeros(1);
    Borrowing b = new Borrowing(t);
    b.see(t);
    t.close();
    Late l = new Late();
    l.first();
    l.guarded();
    new Failing(true).close();
    new Growing().step(t);
    new Clearing().add();
    setShared();
    shared.close();
    shared.item();
  }
}
