import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Constructors that throw half-way, and who may know the object by then. */
final class Constructors {
  static final List<Object> KNOWN = new ArrayList<>();

  static Tensor risky(int n) throws Exception {
    if (n > 0) {
      throw new Exception();
    }
    return Tensor.zeros(1);
  }

  static void register(Object any) {
    KNOWN.add(any);
  }

  static final class Plain implements AutoCloseable {
    private final Tensor a;
    private final Tensor b;

    Plain() throws Exception {
      a = Tensor.zeros(1);
      b = risky(1);
    }

    @Override
    public void close() {
      a.close();
      b.close();
    }
  }

  static final class GivesItself {
    private Tensor a;

    GivesItself() throws Exception {
      register(this);
      a = Tensor.zeros(1);
      risky(1);
    }
  }

  static final class GivesItselfInAMethod {
    private Tensor a;

    GivesItselfInAMethod() throws Exception {
      begin();
      a = Tensor.zeros(1);
      risky(1);
    }

    private void begin() {
      begin();
      register(this);
    }
  }

  static final class CallsItsMethods {
    private Tensor a;
    private int n;

    CallsItsMethods() throws Exception {
      this.n = count();
      a = Tensor.zeros(1);
      this.check();
      risky(n);
    }

    private int count() {
      return n + 1;
    }

    private void check() {
      a.item();
    }
  }

  static final class GivesALambda {
    private Tensor a;

    GivesALambda() throws Exception {
      Runnable later = () -> a.close();
      register(later);
      a = Tensor.zeros(1);
      risky(1);
    }
  }

  static final class GivesAReference {
    private Tensor a;

    GivesAReference() throws Exception {
      Runnable later = this::free;
      register(later);
      a = Tensor.zeros(1);
      risky(1);
    }

    private void free() {
      a.close();
    }
  }

  static final class GivesAnObject {
    private Tensor a;

    GivesAnObject() throws Exception {
      register(
          new Runnable() {
            @Override
            public void run() {
              a.close();
            }
          });
      a = Tensor.zeros(1);
      risky(1);
    }
  }

  abstract static class Base {
    protected Tensor a;

    abstract void hook();

    void known() {
      register("base");
    }
  }

  static final class CallsInherited extends Base {
    CallsInherited() throws Exception {
      known();
      a = Tensor.zeros(1);
      risky(1);
    }

    @Override
    void hook() {}
  }

  static final class CallsAbstract extends Base {
    private Tensor own;

    CallsAbstract() throws Exception {
      hook();
      own = Tensor.zeros(1);
      risky(1);
    }

    @Override
    void hook() {}
  }

  static final class Chained {
    private Tensor a;

    Chained() throws Exception {
      this(1);
      risky(2);
    }

    Chained(int n) throws Exception {
      a = Tensor.zeros(n);
      risky(n);
    }
  }

  static final class CleansUp {
    private Tensor a;

    CleansUp() throws Exception {
      a = Tensor.zeros(1);
      try {
        risky(1);
      } catch (Exception e) {
        a.close();
        throw e;
      }
    }
  }

  static void makesThem() throws Exception {
    new Plain().close();
    new GivesItself();
    new CallsItsMethods();
    new Chained();
    new CleansUp();
  }
}
