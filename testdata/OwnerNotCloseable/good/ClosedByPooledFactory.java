// runs: clean
// trap: held-elsewhere
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;

/** The factory that a pool has takes the model over: it closes it, shows it, or told a registry. */
final class ClosedByPooledFactory {
  static void run() {
    Deque<AutoCloseable> atTheEnd = new ArrayDeque<>();
    Closing closing = new Closing(atTheEnd);
    Showing showing = new Showing();
    Telling telling = new Telling(atTheEnd);
    System.out.println(closing.isReady() && showing.isReady() && telling.isReady());
    showing.factory.model().close();
    atTheEnd.forEach(ClosedByPooledFactory::close);
  }

  private static void close(AutoCloseable one) {
    try {
      one.close();
    } catch (Exception e) {
      System.out.println(e.getMessage());
    }
  }

  private static final class Closing {
    private final Model model = Sequential.withInputs(1, new Dense(1));
    private final ThreadLocal<Boolean> ready;

    Closing(Deque<AutoCloseable> atTheEnd) {
      ClosingFactory factory = new ClosingFactory(model);
      atTheEnd.add(factory);
      ready = ThreadLocal.withInitial(factory);
    }

    boolean isReady() {
      return ready.get();
    }
  }

  private static final class ClosingFactory implements Supplier<Boolean>, AutoCloseable {
    private final Model model;

    ClosingFactory(Model model) {
      this.model = model;
    }

    @Override
    public Boolean get() {
      return !model.isClosed();
    }

    @Override
    public void close() {
      model.close();
    }
  }

  private static final class Showing {
    private final Model model = Sequential.withInputs(1, new Dense(2));
    private final ShowingFactory factory = new ShowingFactory(model);

    boolean isReady() {
      return factory.get();
    }
  }

  private static final class ShowingFactory implements Supplier<Boolean> {
    private final Model model;

    ShowingFactory(Model model) {
      this.model = model;
    }

    Model model() {
      return model;
    }

    @Override
    public Boolean get() {
      return !model.isClosed();
    }
  }

  private static final class Telling {
    private final Model model = Sequential.withInputs(1, new Dense(3));
    private final TellingFactory factory;

    Telling(Deque<AutoCloseable> atTheEnd) {
      factory = new TellingFactory(model, atTheEnd);
    }

    boolean isReady() {
      return factory.get();
    }
  }

  private static final class TellingFactory implements Supplier<Boolean> {
    private final Model model;

    TellingFactory(Model model, Deque<AutoCloseable> atTheEnd) {
      atTheEnd.add(model);
      this.model = model;
    }

    @Override
    public Boolean get() {
      return !model.isClosed();
    }
  }
}
