package owners;

import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** Closed in a finally, by a helper, on some paths only. */
class Paths {
  void finallyOk() {
    Res c = new Res();
    try {
      c.read();
    } finally {
      c.close();
    }
  }

  void catchOnlyBad() {
    Res c = new Res();
    try {
      c.work();
    } catch (IOException e) {
      System.out.println(e);
    }
  }

  void helperOk() throws IOException {
    Res c = new Res();
    try {
      c.work();
    } finally {
      Quiet.close(c);
    }
  }

  void helperDoesNothingBad() throws IOException {
    Res c = new Res();
    try {
      c.work();
    } finally {
      Quiet.nothing(c);
    }
  }

  void nullToHelperBad() throws IOException {
    Res c = new Res();
    try {
      c.work();
    } finally {
      Quiet.close(null);
    }
  }

  Res returnedOk() {
    Res c = new Res();
    return c;
  }

  Object[] returnedInArrayOk() {
    Res c = new Res();
    return new Object[] {c};
  }

  static class CtorBad {
    CtorBad() {
      Res c = new Res();
      c.read();
    }
  }

  static class CtorOk {
    CtorOk() {
      Res c = new Res();
      try {
        c.read();
      } finally {
        c.close();
      }
    }
  }

  void throwBetweenBad(String t) throws IOException {
    Res c = new Res();
    if (t.isEmpty()) {
      throw new IOException("no text");
    }
    try {
      c.work();
    } finally {
      c.close();
    }
  }

  void insideTryOk(String t) throws IOException {
    Res c = null;
    if (t.isEmpty()) {
      throw new IOException("no text");
    }
    try {
      c = new Res();
      c.work();
    } finally {
      if (c != null) {
        c.close();
      }
    }
  }

  void deadCloseBad() throws IOException {
    Res c = new Res();
    try {
      c.work();
    } finally {
      if (false) {
        c.close();
      }
    }
  }

  void closedInTryBad() {
    Res c = null;
    try {
      c = new Res();
      c.work();
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
            Res a = null;
            Res b = null;
            try {
              a = new Res();
              b = new Res();
              b.work();
            } finally {
              Quiet.close(a);
            }
          }
        };
    j.run(1);
  }

  void wrongVariableBad(Res other) throws IOException {
    Res c = new Res();
    try {
      c.work();
    } finally {
      Quiet.close(other);
    }
  }

  void reassignedBad() {
    Res c = new Res();
    c = new Res();
    c.close();
  }

  void reassignedClosedOk() {
    Res c = new Res();
    c.close();
    c = new Res();
    c.close();
  }

  void loopOk(int n) {
    for (int i = 0; i < n; i++) {
      Res c = new Res();
      try {
        c.read();
      } finally {
        c.close();
      }
    }
  }

  void loopBad(int n) {
    for (int i = 0; i < n; i++) {
      Res c = new Res();
      c.read();
    }
  }

  void existingVariableOk() throws IOException {
    Res c = new Res();
    try (c) {
      c.work();
    }
  }

  void closedTwiceInBranchesOk(boolean b) {
    Res c = new Res();
    if (b) {
      c.read();
      c.close();
      return;
    }
    c.close();
  }

  void missingBranchBad(boolean b) {
    Res c = new Res();
    if (b) {
      c.read();
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
    Res c = make(true);
    if (c == null) {
      return;
    }
    try {
      c.read();
    } finally {
      c.close();
    }
  }

  private static Res make(boolean b) {
    return b ? new Res() : null;
  }

  void notClosedWhenFlagBad(boolean keep) {
    Res c = new Res();
    try {
      c.read();
    } finally {
      if (!keep) {
        c.close();
      }
    }
  }
}
