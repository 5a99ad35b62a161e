import dev.tensorlint.runtime.Tensor;

/** Loops, and what is known of the number of their rounds. */
final class Loops {

  void endless(Tensor x) {
    for (; ; ) {
      x.shape();
    }
  }

  void endlessByTrue(Tensor x) {
    for (int i = 0; true; i++) {
      x.shape();
    }
  }

  void never(Tensor x) {
    while (false) {
      x.shape();
    }
  }

  void byNull(String s) {
    while (s != null && true) {
      s = null;
    }
  }

  void doOnce(Tensor x) {
    do {
      x.shape();
    } while (false);
  }

  void doForever(Tensor x) {
    do {
      x.shape();
    } while (true);
  }

  void limitInCondition(Tensor x, int n) {
    while (n-- > 0) {
      x.shape();
    }
  }

  void limitOnTheRight(Tensor x, int n) {
    while (10 >= ++n) {
      x.shape();
    }
  }

  void limitByThrow(Tensor x) {
    int steps = 0;
    while (true) {
      if (++steps > 10) {
        throw new IllegalStateException();
      }
      x.shape();
    }
  }

  void limitByBreak(Tensor x) {
    int steps = 0;
    do {
      steps++;
      if (steps == 10) break;
    } while (true);
  }

  void limitByReturn(Tensor x) {
    int steps = 10;
    while (true) {
      steps--;
      if (steps != 0) {
        x.shape();
        return;
      }
    }
  }

  void ifThatStays(Tensor x) {
    int steps = 0;
    while (true) {
      if (++steps > 10) {
        x.shape();
      }
      if (steps < 3) {}
    }
  }

  void ifThatComparesNothing(Tensor x, boolean a) {
    int steps = 0;
    while (true) {
      steps++;
      if (a) {
        break;
      }
    }
  }

  void comparesAnother(Tensor x, int n) {
    int steps = 0;
    while (true) {
      steps++;
      if (n > 10) {
        break;
      }
    }
  }

  void countsInAnInnerLoop(Tensor x) {
    int steps = 0;
    while (true) {
      while (x.isClosed()) {
        steps++;
      }
      if (steps > 10) {
        break;
      }
    }
  }

  void leavesAnInnerLoop(Tensor x) {
    int steps = 0;
    while (true) {
      steps++;
      while (x.isClosed()) {
        if (steps > 10) {
          break;
        }
      }
    }
  }

  void negatesTheCounter(Tensor x, int most) {
    int steps = 0;
    while (true) {
      x.scale(-steps);
      if (steps > most) {
        break;
      }
    }
  }

  void constantRanges(Tensor x) {
    for (int i = 0; i < 3; i++) x.shape();
    for (int i = 3; i < 3; i++) x.shape();
    for (int i = 3; i <= 3; i++) x.shape();
    for (int i = 4; i <= 3; i++) x.shape();
    for (int i = 3; i > 2; i--) x.shape();
    for (int i = 2; i > 2; i--) x.shape();
    for (int i = 2; i >= 2; i--) x.shape();
    for (int i = 1; i >= 2; i--) x.shape();
    for (int i = 1; i != 2; i++) x.shape();
    for (int i = 2; i != 2; i++) x.shape();
    for (int i = 2; i == 2; i++) x.shape();
    for (int i = 0; i < 0x3; i++) x.shape();
  }

  void openRanges(Tensor x, int n) {
    for (int i = n; i < 3; i++) x.shape();
    for (int i = 0; i < n; i++) x.shape();
    for (int i = 0; n < 3; i++) x.shape();
    for (int i = 0, j = 0; i < 3; i++) x.shape();
    int k;
    for (k = 0; k < 3; k++) x.shape();
    for (; k < 3; ) x.shape();
    for (int i = 0; x.isClosed(); i++) x.shape();
  }

  void labelledLoops(Tensor x, boolean a, boolean b, Iterable<Tensor> all) {
    first:
    for (int i = 0; i < 9; i++) {
      second:
      do {
        third:
        while (a) {
          if (b) continue first;
          if (x.isClosed()) continue second;
          for (Tensor each : all) {
            if (each.isClosed()) break second;
            if (a) continue third;
            break third;
          }
        }
      } while (b);
    }
  }

  void twoLabels(boolean a, boolean b) {
    one:
    two:
    while (a) {
      if (b) break one;
      continue two;
    }
  }

  int labelledSwitch(Tensor x, int n, boolean a) {
    pick:
    switch (n) {
      case 1:
        while (a) {
          if (x.isClosed()) break pick;
          break;
        }
      case 2:
        x.close();
        break;
      default:
    }
    return n;
  }

  void labelledBlock(Tensor x, boolean a, boolean b) {
    all:
    {
      if (a) break all;
      inner:
      {
        if (b) break inner;
        x.shape();
        break all;
      }
      x.close();
    }
    x.dtype();
  }

  void unlabelledBreakInALabelledBlock(Tensor x, boolean a) {
    while (a) {
      all:
      {
        if (x.isClosed()) break;
        if (x.isKept()) continue;
        x.shape();
      }
      x.close();
    }
  }

  void manyUpdates(Tensor x) {
    int j;
    int i;
    for (i = 0, j = 9; i < j; i++, x.shape(), --j) {
      if (x.isClosed()) {
        continue;
      }
      Tensor y;
      y = x.clone();
      y.close();
    }
  }

  void locked(Tensor x, Object lock) {
    synchronized (lock) {
      x.close();
    }
  }

  void localClass(Tensor x) {
    class Inner {
      void close() {
        x.close();
      }
    }
    new Inner().close();
  }

  void asserted(Tensor x, boolean a) {
    assert a : x.shape();
    assert !x.isClosed() : "closed";
  }
}
