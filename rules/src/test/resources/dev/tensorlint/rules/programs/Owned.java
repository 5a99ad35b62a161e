import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** Classes of the program whose objects are resources, and classes whose objects are none. */
final class Owned {
  static final List<Object> KNOWN = new ArrayList<>();

  static Model load() {
    return Sequential.withInputs(2, new Dense(1));
  }

  static class Made implements AutoCloseable {
    private final Model model;

    Made() {
      this(1);
    }

    Made(int units) {
      Model loaded = Sequential.withInputs(2, new Dense(units));
      model = loaded;
    }

    boolean isReady() {
      return !model.isClosed();
    }

    Tensor ask(Tensor x) {
      return model.predict(x);
    }

    Model model() {
      return model;
    }

    Made same() {
      return this;
    }

    void register() {
      KNOWN.add(this);
    }

    @Override
    public void close() {
      model.close();
    }
  }

  static final class Heir extends Made {
    Heir() {
      super(2);
    }
  }

  static final class ByMethods {
    private final AtomicBoolean isClosed = new AtomicBoolean();
    private Model model;

    ByMethods() {
      init();
    }

    private void init() {
      model = load();
    }

    void shutdown() {
      if (isClosed.compareAndSet(false, true)) {
        model.close();
      }
    }
  }

  static final class Around implements AutoCloseable {
    private final Made made = new Made();

    @Override
    public void close() {
      made.close();
    }
  }

  static final class Given implements AutoCloseable {
    private final Model model;

    Given(Model model) {
      this.model = model;
    }

    @Override
    public void close() {
      model.close();
    }
  }

  static final class Scoped implements AutoCloseable {
    private final Tensor weights = Tensor.zeros(2);

    @Override
    public void close() {
      weights.close();
    }
  }

  static final class OnCondition implements AutoCloseable {
    private final Model model = load();
    private final boolean isOwner;

    OnCondition(boolean isOwner) {
      this.isOwner = isOwner;
    }

    @Override
    public void close() {
      if (isOwner) {
        model.close();
      }
    }
  }

  static final class Escaping implements AutoCloseable {
    private final Model model = load();

    Escaping() {
      KNOWN.add(this);
    }

    @Override
    public void close() {
      model.close();
    }
  }

  static final class MadeOnOnePath implements AutoCloseable {
    private Model model;

    MadeOnOnePath(boolean isEager) {
      if (isEager) {
        model = load();
      }
    }

    @Override
    public void close() {
      if (model != null) {
        model.close();
      }
    }
  }

  static final class First implements AutoCloseable {
    private final Second second;

    First(Second second) {
      this.second = second;
    }

    @Override
    public void close() {
      second.close();
    }
  }

  static final class Second implements AutoCloseable {
    private final First first = new First(this);

    @Override
    public void close() {
      first.close();
    }
  }

  interface Part extends AutoCloseable {
    @Override
    void close();
  }

  static final class OnlyPart implements Part {
    private final Model model = load();

    @Override
    public void close() {
      model.close();
    }
  }

  static void dropped() {
    new Made();
    new Heir();
    new ByMethods();
    new Around();
    new Given(load());
    new Scoped();
    new OnlyPart();
  }

  static void noResources() {
    new OnCondition(true);
    new Escaping();
    new MadeOnOnePath(true);
    new Second();
  }

  static void closed(Model lent) {
    Made made = new Made();
    made.close();
    ByMethods other = new ByMethods();
    other.shutdown();
    Given given = new Given(load());
    given.close();
    new Given(lent);
  }

  static void closedByItsModel() {
    Model model = load();
    Given given = new Given(model);
    model.close();
  }

  static void usedAfterClose(Tensor x) {
    Made made = new Made();
    made.close();
    made.ask(x).close();
  }

  static void letGo() {
    new Made().register();
    Model model = new Made().model();
    Made same = new Made().same();
  }

  static void finish(Made made, Part part) {
    made.close();
    part.close();
  }

  static void finished() {
    finish(new Made(), new OnlyPart());
  }

  static Made given() {
    return new Made();
  }

  static void givenAndDropped() {
    given();
  }
}
