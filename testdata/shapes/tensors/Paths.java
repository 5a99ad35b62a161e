package tensors;

import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** Closed in a finally, by a helper, on some paths only. */
class Paths {
  void finallyOk() {
    Tensor c = Tensor.of(1f);
    try {
      c.item();
    } finally {
      c.close();
    }
  }

  void catchOnlyBad() {
    Tensor c = Tensor.of(1f);
    try {
      Kit.work(c);
    } catch (IOException e) {
      System.out.println(e);
    }
  }

  void helperOk() throws IOException {
    Tensor c = Tensor.of(1f);
    try {
      Kit.work(c);
    } finally {
      Quiet.close(c);
    }
  }

  void helperDoesNothingBad() throws IOException {
    Tensor c = Tensor.of(1f);
    try {
      Kit.work(c);
    } finally {
      Quiet.nothing(c);
    }
  }

  void nullToHelperBad() throws IOException {
    Tensor c = Tensor.of(1f);
    try {
      Kit.work(c);
    } finally {
      Quiet.close(null);
    }
  }

  Tensor returnedOk() {
    Tensor c = Tensor.of(1f);
    return c;
  }

  Object[] returnedInArrayOk() {
    Tensor c = Tensor.of(1f);
    return new Object[] {c};
  }

  static class CtorBad {
    CtorBad() {
      Tensor c = Tensor.of(1f);
      c.item();
    }
  }

  static class CtorOk {
    CtorOk() {
      Tensor c = Tensor.of(1f);
      try {
        c.item();
      } finally {
        c.close();
      }
    }
  }

  void throwBetweenBad(String t) throws IOException {
    Tensor c = Tensor.of(1f);
    if (t.isEmpty()) {
      throw new IOException("no text");
    }
    try {
      Kit.work(c);
    } finally {
      c.close();
    }
  }

  void insideTryOk(String t) throws IOException {
    Tensor c = null;
    if (t.isEmpty()) {
      throw new IOException("no text");
    }
    try {
      c = Tensor.of(1f);
      Kit.work(c);
    } finally {
      if (c != null) {
        c.close();
      }
    }
  }

  void deadCloseBad() throws IOException {
    Tensor c = Tensor.of(1f);
    try {
      Kit.work(c);
    } finally {
      if (false) {
        c.close();
      }
    }
  }

  void closedInTryBad() {
    Tensor c = null;
    try {
      c = Tensor.of(1f);
      Kit.work(c);
      c.close();
    } catch (IOException e) {
      System.out.println(e);
    }
  }

  interface Job {
    void run(int n) throws IOException;
  }

  void anonymousBad() throws IOException {
    Job j =
        new Job() {
          @Override
          public void run(int n) throws IOException {
            Tensor a = null;
            Tensor b = null;
            try {
              a = Tensor.of(1f);
              b = Tensor.of(1f);
              Kit.work(b);
            } finally {
              Quiet.close(a);
            }
          }
        };
    j.run(1);
  }

  void wrongVariableBad(Tensor other) throws IOException {
    Tensor c = Tensor.of(1f);
    try {
      Kit.work(c);
    } finally {
      Quiet.close(other);
    }
  }

  void reassignedBad() {
    Tensor c = Tensor.of(1f);
    c = Tensor.of(1f);
    c.close();
  }

  void reassignedClosedOk() {
    Tensor c = Tensor.of(1f);
    c.close();
    c = Tensor.of(1f);
    c.close();
  }

  void loopOk(int n) {
    for (int i = 0; i < n; i++) {
      Tensor c = Tensor.of(1f);
      try {
        c.item();
      } finally {
        c.close();
      }
    }
  }

  void loopBad(int n) {
    for (int i = 0; i < n; i++) {
      Tensor c = Tensor.of(1f);
      c.item();
    }
  }

  void existingVariableOk() throws IOException {
    Tensor c = Tensor.of(1f);
    try (c) {
      Kit.work(c);
    }
  }

  void closedTwiceInBranchesOk(boolean b) {
    Tensor c = Tensor.of(1f);
    if (b) {
      c.item();
      c.close();
      return;
    }
    c.close();
  }

  void missingBranchBad(boolean b) {
    Tensor c = Tensor.of(1f);
    if (b) {
      c.item();
      return;
    }
    c.close();
  }

  void plainTensorOk() {
    Tensor t = Tensor.of(1f);
    try {
      t.item();
    } finally {
      t.close();
    }
  }

  void plainTensorBad() {
    Tensor t = Tensor.of(1f);
    t.item();
  }

  void notEqualNullEarlyReturnOk() {
    Tensor c = make(true);
    if (c == null) {
      return;
    }
    try {
      c.item();
    } finally {
      c.close();
    }
  }

  private static Tensor make(boolean b) {
    return b ? Tensor.of(1f) : null;
  }

  void notClosedWhenFlagBad(boolean keep) {
    Tensor c = Tensor.of(1f);
    try {
      c.item();
    } finally {
      if (!keep) {
        c.close();
      }
    }
  }
}
