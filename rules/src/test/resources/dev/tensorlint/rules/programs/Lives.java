import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.util.Objects;
import org.junit.jupiter.api.Assertions;

/** What becomes of one tensor in one method: made, named, used, released, given away. */
final class Lives {

  static void closed() {
    Tensor t = Tensor.zeros(1);
    t.toFloatArray();
    t.close();
  }

  static void neverClosed() {
    Tensor t = Tensor.zeros(1);
    t.toFloatArray();
  }

  static void closedOnOneWay(boolean a) {
    Tensor t = Tensor.zeros(1);
    if (a) {
      t.close();
    }
  }

  static void openAtTheFirstOfTwoExits(boolean a) {
    Tensor t = Tensor.zeros(1);
    if (a) {
      return;
    }
    t.close();
  }

  static void usedBehindItsRelease() {
    Tensor t = Tensor.zeros(1);
    t.close();
    t.toFloatArray();
    t.shape();
  }

  static void usedBehindOneOfTwoReleases(boolean a, boolean b) {
    Tensor t = Tensor.zeros(1);
    if (a) {
      t.close();
    } else if (b) {
      t.close();
    }
    t.toFloatArray();
    t.close();
  }

  static void releasedTwice() {
    Tensor t = Tensor.zeros(1);
    t.close();
    t.close();
  }

  static void releasedTwiceOnOneWay(boolean a) {
    Tensor t = Tensor.zeros(1);
    if (a) {
      t.close();
    }
    t.close();
  }

  static Tensor returned() {
    Tensor t = Tensor.zeros(1);
    return t;
  }

  static Tensor returnedClosed() {
    Tensor t = Tensor.zeros(1);
    t.close();
    return t;
  }

  static Tensor returnedOrNull(boolean a) {
    return a ? Tensor.zeros(1) : null;
  }

  static Tensor givenBack(Tensor t) {
    return t;
  }

  static Tensor givenBackOrMade(Tensor t, boolean a) {
    return a ? t : t.relu();
  }

  static Tensor eitherOfTwo(Tensor t, Tensor u, boolean a) {
    return a ? t : u;
  }

  static void unnamed() {
    Tensor.zeros(1).relu().toFloatArray();
    Tensor.zeros(1);
  }

  static void sameThing(Tensor t) {
    Tensor u = t.reluInPlace();
    u.close();
    t.toFloatArray();
  }

  static void handleOnTheSame(Tensor t) {
    Tensor u = t.reshape(1);
    t.close();
    u.toFloatArray();
  }

  static void kept() {
    Tensor t = Tensor.zeros(1).keep();
    Tensor u = Tensor.zeros(1).keep();
    u.close();
  }

  static void overwritten(boolean a) {
    Tensor t = Tensor.zeros(1);
    t = t.relu();
    if (a) {
      t = Tensor.ones(1);
    }
    t.close();
  }

  static void overwrittenWithNull(boolean a) {
    Tensor t = Tensor.zeros(1);
    if (a) {
      t.close();
    }
    t = null;
  }

  static void nullUntilMade(boolean a) {
    Tensor t = null;
    if (a) {
      t = Tensor.zeros(1);
    }
    if (t != null) {
      t.close();
    }
  }

  static void flagged(boolean a) {
    Tensor t = Tensor.zeros(1);
    boolean isOpen = true;
    if (a) {
      t.close();
      isOpen = false;
    }
    if (isOpen) {
      t.toFloatArray();
      t.close();
    }
  }

  static void askedWhetherClosed(Tensor t) {
    if (!t.isClosed()) {
      t.toFloatArray();
      t.close();
    }
    if (t.isClosed()) {
      return;
    }
    t.toFloatArray();
  }

  static void eachRound(int n) {
    for (int i = 0; i < n; i++) {
      Tensor t = Tensor.zeros(1);
      t.toFloatArray();
    }
  }

  static void eachRoundClosed(int n) {
    Tensor t = null;
    for (int i = 0; i < n; i++) {
      if (t != null) {
        t.close();
      }
      t = Tensor.zeros(1);
    }
    t.toFloatArray();
  }

  static void usedInTheSecondRound(int n) {
    Tensor t = Tensor.zeros(1);
    for (int i = 0; i < n; i++) {
      t.toFloatArray();
      t.close();
    }
  }

  static void throughAParameter(Tensor t) {
    t.close();
    t.toFloatArray();
  }

  static void whenNotNull(Tensor t) {
    if (t == null) {
      return;
    }
    t.close();
  }

  static void notNullForSure(Tensor t) {
    Objects.requireNonNull(t).close();
    t.toFloatArray();
  }

  static boolean closedAndTold(Tensor t, boolean a) {
    if (a) {
      t.close();
      return true;
    }
    return false;
  }

  static void asksWhatIsTold(Tensor t, boolean a) {
    Tensor u = Tensor.zeros(1);
    if (closedAndTold(u, a)) {
      u.toFloatArray();
    } else {
      u.close();
    }
  }

  static void thrown(Tensor t) throws IOException {
    if (t.item() > 0) {
      throw new IOException();
    }
  }

  static void openWhenItThrows() throws IOException {
    Tensor t = Tensor.zeros(1);
    Tensor u = Tensor.zeros(1);
    thrown(t);
    t.close();
    u.close();
  }

  static void caughtAndGoesOn() {
    Tensor t = Tensor.zeros(1);
    try {
      thrown(t);
      t.close();
    } catch (IOException e) {
      e.printStackTrace();
    }
  }

  static void closedInFinally() throws IOException {
    Tensor t = Tensor.zeros(1);
    try {
      thrown(t);
    } finally {
      t.close();
    }
    t.toFloatArray();
  }

  static void inABlock() throws IOException {
    Tensor outside = null;
    try (Tensor t = Tensor.zeros(1);
        Tensor u = t.relu()) {
      thrown(u);
      outside = t;
    }
    outside.toFloatArray();
  }

  static void unexpected(Tensor x) {
    Tensor t = Tensor.zeros(1);
    try {
      x.toFloatArray();
      t.close();
    } catch (RuntimeException e) {
      e.printStackTrace();
    }
  }

  static void expected(Tensor x) {
    Tensor t = Tensor.zeros(1);
    t.close();
    Assertions.assertThrows(IllegalStateException.class, () -> t.toFloatArray());
    Assertions.assertThrows(IllegalStateException.class, t::item);
    try {
      t.toFloatArray();
      Assertions.fail();
    } catch (IllegalStateException e) {
      x.shape();
    }
  }

  static void unresolved(Tensor t) {
    Tensor u = Tensor.zeros(1);
    mystery(u);
    u.close();
    u.toFloatArray();
    mystery().close();
  }

  static void collected() {
    Tensor t = Tensor.zeros(1);
    t = null;
    System.gc();
    Runtime.getRuntime().gc();
  }

  static int collects() {
    System.gc();
    return 1;
  }

  static void collectedByAnother() {
    Tensor t = Tensor.zeros(1);
    t = null;
    int n = collects();
  }

  static void collectedWhenAllIsClosed(Tensor t) {
    t.close();
    System.gc();
  }

  static void never(boolean a) {
    Tensor t = Tensor.zeros(1);
    if (a) {
      System.exit(1);
    }
    throw new IllegalStateException();
  }

  static void doubtful() {
    Tensor t = Tensor.zeros(1);
    mystery();
    t.close();
    t.item();
  }
}
