import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** What a method makes and passes to a constructor that keeps it: for good, or only lent. */
final class Gifts {
  private static Tensor shared;
  private static final List<Tensor> ALL = new ArrayList<>();

  static final class Box implements AutoCloseable {
    private static Tensor last;
    private final Tensor held;

    Box(Tensor held) {
      this.held = held;
    }

    Box() {
      this(Tensor.zeros(1));
    }

    @Override
    public void close() {
      held.close();
    }
  }

  static final class Pair {
    private final Tensor second;
    private final Tensor first;

    Pair(Tensor first, String name, Tensor second) {
      this.first = first;
      this.second = second;
      Box.last = first;
    }
  }

  static final class Reader {
    Reader(Tensor read) {
      read.item();
    }
  }

  static class Base {
    final Tensor held;

    Base(Tensor held) {
      this.held = held;
    }
  }

  static final class Heir extends Base {
    Heir() {
      super(Tensor.zeros(1));
    }
  }

  /** Nobody outside can make one, and nothing lets go. */
  private static final class Hidden {
    private final Tensor held;

    private Hidden(Tensor held) {
      this.held = held;
    }
  }

  /** Anybody can make one, and may only lend what it gives. */
  public static final class Open {
    private final Tensor held;

    public Open(Tensor held) {
      this.held = held;
    }
  }

  /** Some give, and some only lend. */
  private static final class Both {
    private Tensor held;

    private Both(Tensor held) {
      this.held = held;
    }
  }

  /** Some only lend, and its own method makes another. */
  private static final class Renewed {
    private Tensor held;

    private Renewed(Tensor held) {
      this.held = held;
    }

    private void renew() {
      held = Tensor.zeros(1);
    }
  }

  static void hidden() {
    new Hidden(Tensor.zeros(1));
  }

  static void open() {
    new Open(Tensor.zeros(1));
  }

  static void given() {
    new Both(Tensor.zeros(1));
  }

  static void onlyLent(Tensor t) {
    new Both(t);
  }

  static void lentAndRenewed(Tensor t) {
    new Renewed(t).renew();
  }

  record Named(Tensor held, String name) {}

  static void forGood() {
    Box box = new Box(Tensor.zeros(1));
  }

  static void both() {
    new Pair(Tensor.zeros(1), "x", Tensor.ones(1));
  }

  static void toARecord() {
    Named named = new Named(Tensor.zeros(1), "x");
  }

  static void onlyRead() {
    new Reader(Tensor.zeros(1));
  }

  static void lent(Tensor t) {
    new Box(t);
  }

  static void nothing() {
    new Box(null);
  }

  static void onOneWay(boolean a, Tensor t) {
    Tensor u = a ? Tensor.zeros(1) : t;
    new Box(u);
  }

  static void oneOfTwo(boolean a) {
    Tensor u = a ? Tensor.zeros(1) : Tensor.ones(1);
    new Box(u);
  }

  static void readBefore(Tensor x) {
    Tensor t = Tensor.zeros(1);
    t.add(x);
    x.add(t);
    reads(t);
    new Box(t);
  }

  static void closed() {
    Tensor t = Tensor.zeros(1);
    new Box(t);
    t.close();
  }

  static void closedOnOneWay(boolean a) {
    Tensor t = Tensor.zeros(1);
    new Box(t);
    if (a) {
      t.close();
    }
  }

  static void closedByAnother() {
    Tensor t = Tensor.zeros(1);
    new Box(t);
    closes(t);
  }

  static void keptByAnother() {
    Tensor t = Tensor.zeros(1);
    new Box(t);
    keeps(t);
  }

  static void shownToAnother() {
    Tensor t = Tensor.zeros(1);
    new Box(t);
    shows(t);
  }

  static void givenTwice() {
    Tensor t = Tensor.zeros(1);
    new Box(t);
    new Box(t);
  }

  static void unknown() {
    Tensor t = Tensor.zeros(1);
    new Box(t);
    mystery(t);
  }

  static Tensor returned() {
    Tensor t = Tensor.zeros(1);
    new Box(t);
    return t;
  }

  static void inAField() {
    Tensor t = Tensor.zeros(1);
    shared = t;
    new Box(t);
  }

  static void inAnArray(Tensor[] all) {
    Tensor t = Tensor.zeros(1);
    all[0] = t;
    new Box(t);
  }

  static void gathered() {
    Tensor t = Tensor.zeros(1);
    Tensor[] all = {t};
    new Box(t);
  }

  static void inAList() {
    Tensor t = Tensor.zeros(1);
    ALL.add(t);
    new Box(t);
  }

  static void captured() {
    Tensor t = Tensor.zeros(1);
    new Box(t);
    Runnable later = () -> t.close();
    mystery(later);
  }

  static void referredTo() {
    Tensor t = Tensor.zeros(1);
    new Box(t);
    Runnable later = t::close;
    mystery(later);
  }

  static void neverHere() {
    Tensor t = Tensor.zeros(1);
    return;
  }

  static void inALoop(int n) {
    for (int i = 0; i < n; i++) {
      new Box(Tensor.zeros(i));
    }
  }

  private static void reads(Tensor t) {
    t.item();
  }

  private static void closes(Tensor t) {
    t.close();
  }

  private static void keeps(Tensor t) {
    ALL.add(t);
  }

  private static void shows(Tensor t) {
    mystery(t);
  }
}
