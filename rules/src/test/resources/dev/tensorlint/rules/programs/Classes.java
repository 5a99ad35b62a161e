import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Who owns what classes of many kinds hold, and who can reach it. */
public final class Classes {

  /** Every constructor fills the field, so that the assignment loses a value. */
  static final class Filled implements AutoCloseable {
    private Tensor a;

    Filled() {
      a = Tensor.zeros(1);
    }

    Filled(int n) {
      a = Tensor.zeros(n);
    }

    void lose() {
      a = Tensor.ones(1);
    }

    void loseWhen(boolean b) {
      if (b) {
        a = Tensor.ones(1);
      }
    }

    void keep() {
      Tensor old = a;
      a = Tensor.ones(1);
      old.close();
    }

    @Override
    public void close() {
      a.close();
    }
  }

  /** One constructor leaves it empty. */
  static final class FilledByOne implements AutoCloseable {
    private Tensor a;

    FilledByOne() {}

    FilledByOne(int n) {
      a = Tensor.zeros(n);
    }

    void set() {
      a = Tensor.ones(1);
    }

    @Override
    public void close() {
      a.close();
    }
  }

  /** Some method empties it, and the next one fills it again. */
  static final class Emptied implements AutoCloseable {
    private Tensor a = Tensor.zeros(1);

    void pause() {
      a.close();
      a = null;
    }

    void resume() {
      a = Tensor.ones(1);
    }

    @Override
    public void close() {
      a.close();
    }
  }

  /** The initializer's value is lost in the constructor. */
  static final class Twice implements AutoCloseable {
    private Tensor a = Tensor.zeros(1);
    private Tensor b;

    {
      b = Tensor.zeros(1);
    }

    Twice() {
      a = Tensor.ones(1);
      b = Tensor.ones(1);
    }

    @Override
    public void close() {
      a.close();
      b.close();
    }
  }

  /** A stranger gives it sometimes. */
  static final class Given implements AutoCloseable {
    Tensor a = Tensor.zeros(1);

    void set(Tensor t) {
      a = t;
    }

    @Override
    public void close() {
      a.close();
    }
  }

  /** Only a method that nobody can call releases it. */
  static final class Unreachable {
    private final Tensor a = Tensor.zeros(1);

    private void free() {
      a.close();
    }

    void other() {}
  }

  /** Only its caller releases it. */
  static final class ReleasedFromOutside {
    final Tensor a = Tensor.zeros(1);
  }

  static void releases(ReleasedFromOutside it) {
    it.a.close();
  }

  /** Everybody can get at it. */
  public static final class Open {
    public final Tensor a = Tensor.zeros(1);
    protected final Tensor b = Tensor.zeros(1);
    final Tensor c = Tensor.zeros(1);
  }

  /** Gives it away. */
  public static final class Returning {
    private final Tensor a = Tensor.zeros(1);
    private final Tensor b = Tensor.zeros(1);
    private final Tensor c = Tensor.zeros(1);

    public Tensor a() {
      return a;
    }

    private Tensor b() {
      return b;
    }

    Tensor c() {
      return c;
    }

    Supplier<Tensor> source() {
      return this::b;
    }
  }

  /** Stays as long as the program. */
  static final class Singleton {
    static final Singleton INSTANCE = new Singleton();
    private final Tensor a = Tensor.zeros(1);
  }

  /** A test's set-up and tear-down. */
  static final class SomeTest {
    private Tensor a;
    private Tensor b;

    @BeforeEach
    void setUp() {
      a = Tensor.zeros(1);
      b = Tensor.zeros(1);
    }

    @AfterEach
    void tearDown() {
      a.close();
    }
  }

  /** Injected. */
  static final class Service {
    @Inject private Tensor injected;
    private Model model;

    void start() {
      model = Sequential.of(new Dense(1));
    }

    void shutdown() {
      model.close();
    }
  }

  /** An abstract class and its only implementation. */
  abstract static class Shape implements AutoCloseable {
    protected Tensor points;

    abstract Tensor make();

    void build() {
      points = make();
    }
  }

  static final class Circle extends Shape {
    @Override
    Tensor make() {
      return Tensor.zeros(1);
    }

    @Override
    public void close() {
      points.close();
    }
  }

  static final class Square extends Shape {
    @Override
    Tensor make() {
      return Tensor.ones(1);
    }

    @Override
    public void close() {}
  }

  interface Source {
    Tensor next();

    default void drain() {
      next().close();
    }
  }

  static final class OnlySource implements Source {
    @Override
    public Tensor next() {
      return Tensor.zeros(1).keep();
    }
  }

  static void single(Source source) {
    Tensor t = source.next();
    t.item();
    source.drain();
  }

  enum Kind {
    ONE {
      @Override
      Tensor make() {
        return Tensor.zeros(1);
      }
    };

    private final Tensor constant = Tensor.zeros(1);

    abstract Tensor make();
  }

  record Pair(Tensor left, Tensor right) {
    Pair(Tensor left) {
      this(left, Tensor.zeros(1));
    }
  }

  /** Parts of parts. */
  static final class Outer implements AutoCloseable {
    private final Filled part = new Filled();
    private final Unreachable other = new Unreachable();

    void use() {
      part.close();
      part.lose();
    }

    @Override
    public void close() {
      part.close();
    }
  }

  private static Tensor cached;

  static synchronized Tensor lazily() {
    if (cached == null) {
      cached = Tensor.zeros(1);
    }
    return cached;
  }

  static final List<Tensor> PILE = new ArrayList<>();
  static final List<Tensor> TAKEN = new ArrayList<>();
  public static final List<Tensor> PUBLIC = new ArrayList<>();
  private final List<Tensor> own = new ArrayList<>();
  private final List<Tensor> maybeGiven = new ArrayList<>();

  {
    own.add(Tensor.zeros(1));
  }

  void piles(Tensor x) {
    PILE.add(Tensor.zeros(1));
    TAKEN.add(Tensor.zeros(1));
    PUBLIC.add(Tensor.zeros(1));
    maybeGiven.add(Tensor.zeros(1));
    maybeGiven.add(x);
  }

  void taken() {
    TAKEN.remove(0).close();
  }

  void pilesInAScope() {
    try (TensorScope scope = TensorScope.open()) {
      PILE.add(Tensor.zeros(1));
    }
  }

  public Tensor operation(Tensor x) {
    Tensor lost = x.relu();
    return lost.neg();
  }

  public void entry() {
    Tensor lost = Tensor.zeros(1);
    helper();
  }

  private void helper() {
    Tensor lost = Tensor.zeros(1);
    deeper();
  }

  private void deeper() {
    Tensor lost = Tensor.zeros(1);
  }

  void scopedEntry() {
    try (TensorScope scope = TensorScope.open()) {
      onlyInScope();
      run(() -> onlyInLambda());
    }
    scoped(() -> onlyInScopedLambda());
  }

  private void onlyInScope() {
    Tensor lost = Tensor.zeros(1);
  }

  private void onlyInLambda() {
    Tensor lost = Tensor.zeros(1);
  }

  private Tensor onlyInScopedLambda() {
    Tensor lost = Tensor.zeros(1);
    return lost.neg();
  }

  private static void run(Runnable code) {
    code.run();
  }

  private static Tensor scoped(Supplier<Tensor> code) {
    try (TensorScope scope = TensorScope.open()) {
      return code.get().keep();
    }
  }

  void objectsInAScope() {
    try (TensorScope scope = TensorScope.open()) {
      new Scoped().first();
    }
  }

  /** Only made where a scope is open. */
  static final class Scoped {
    private final Tensor a = Tensor.zeros(1);

    float first() {
      return a.item();
    }
  }

  void misuse(Tensor t) {
    t.close();
    try {
      t.item();
    } catch (TensorDisposedException e) {
      t.shape();
    }
    try {
      t.item();
    } catch (IllegalStateException e) {
      t.shape();
    }
  }

  @Expected(TensorDisposedException.class)
  void demanded() {
    Tensor t = Tensor.zeros(1);
    t.close();
    t.item();
  }

  @interface Inject {}

  @interface Expected {
    Class<?> value();
  }

  static class Node {
    Tensor value = Tensor.zeros(1);
    Node next;

    void close() {
      value.close();
      if (next != null) {
        next.close();
      }
    }

    static Node chain(int n) {
      Node node = new Node();
      if (n > 0) {
        node.next = chain(n - 1);
      }
      return node;
    }
  }

  static int plain(int n) {
    return n + 1;
  }

  static void throwsOnly(int n) {
    if (n > 0) {
      throw new IllegalArgumentException();
    }
  }

  static int awaitsOnly(Thread t) throws InterruptedException {
    t.join();
    return 1;
  }
}
