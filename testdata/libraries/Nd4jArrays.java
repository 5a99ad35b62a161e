import org.nd4j.linalg.api.memory.MemoryWorkspace;
import org.nd4j.linalg.api.memory.abstracts.DummyWorkspace;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;

/** Arrays of ND4J, which the garbage collector frees, and workspaces, whose memory is used again. */
final class Nd4jArrays {

  private INDArray kept;

  // ---- arrays ----

  double notClosedOk(int rounds) {
    double sum = 0;
    for (int i = 0; i < rounds; i++) {
      INDArray x = Nd4j.rand(10, 10);
      sum += x.add(1).mul(2).sumNumber().doubleValue();
    }
    return sum;
  }

  double readAfterCloseBad() {
    INDArray x = Nd4j.zeros(10);
    x.close();
    return x.getDouble(0); // want UseAfterDispose definite
  }

  double readBeforeCloseOk() {
    INDArray x = Nd4j.zeros(10);
    double first = x.getDouble(0);
    x.close();
    return first;
  }

  long shapeAfterCloseOk() {
    INDArray x = Nd4j.zeros(10);
    x.close();
    return x.length();
  }

  double sameInPlaceBad() {
    INDArray x = Nd4j.zeros(10);
    INDArray y = x.addi(1);
    x.close();
    return y.getDouble(0); // want UseAfterDispose definite
  }

  double otherThanInPlaceOk() {
    INDArray x = Nd4j.zeros(10);
    INDArray y = x.add(1);
    x.close();
    return y.getDouble(0);
  }

  double rowAfterCloseBad() {
    INDArray x = Nd4j.zeros(10, 10);
    INDArray row = x.getRow(0);
    x.close();
    return row.getDouble(0); // want ViewOutlivesOwner definite
  }

  double rowOk() {
    INDArray x = Nd4j.zeros(10, 10);
    INDArray row = x.getRow(0);
    double first = row.getDouble(0);
    x.close();
    return first;
  }

  double copyOfRowOk() {
    INDArray x = Nd4j.zeros(10, 10);
    INDArray row = x.getRow(0).dup();
    x.close();
    return row.getDouble(0);
  }

  double sliceAfterCloseBad() {
    INDArray x = Nd4j.zeros(4, 10, 10);
    INDArray slice = x.slice(1);
    x.close();
    return slice.sumNumber().doubleValue(); // want ViewOutlivesOwner definite
  }

  double closedInLoopBad(int rounds) {
    INDArray x = Nd4j.ones(3);
    double sum = 0;
    for (int i = 0; i < rounds; i++) {
      sum += x.getDouble(i); // want UseAfterDispose potential
      x.close();
    }
    return sum;
  }

  double resultArgumentBad(INDArray a, INDArray b) {
    INDArray out = Nd4j.zeros(10, 10);
    INDArray product = a.mmul(b, out);
    out.close();
    return product.getDouble(0); // want UseAfterDispose definite
  }

  double usedAfterHelperBad() {
    INDArray x = Nd4j.ones(3);
    drop(x);
    return x.sumNumber().doubleValue(); // want UseAfterDispose definite
  }

  private static void drop(INDArray x) {
    x.close();
  }

  double closedIfOpenOk() {
    INDArray x = Nd4j.ones(3);
    if (!x.wasClosed()) {
      x.close();
    }
    return 0;
  }

  // ---- workspaces ----

  INDArray outOfWorkspaceBad() {
    try (MemoryWorkspace ws = Nd4j.getWorkspaceManager().getAndActivateWorkspace("A")) {
      INDArray x = Nd4j.rand(10, 10);
      return x; // want EscapesScope definite
    }
  }

  INDArray detachedOk() {
    try (MemoryWorkspace ws = Nd4j.getWorkspaceManager().getAndActivateWorkspace("A")) {
      INDArray x = Nd4j.rand(10, 10);
      return x.detach();
    }
  }

  INDArray leveragedOk() {
    try (MemoryWorkspace ws = Nd4j.getWorkspaceManager().getAndActivateWorkspace("A")) {
      return Nd4j.rand(10, 10).leverageTo("B");
    }
  }

  void keptInFieldBad() {
    try (MemoryWorkspace ws = Nd4j.getWorkspaceManager().getAndActivateWorkspace("A")) {
      kept = Nd4j.rand(10, 10); // want EscapesScope definite
    }
  }

  void keptInFieldOk() {
    try (MemoryWorkspace ws = Nd4j.getWorkspaceManager().getAndActivateWorkspace("A")) {
      kept = Nd4j.rand(10, 10).detach();
    }
  }

  double readAfterWorkspaceBad() {
    INDArray x;
    try (MemoryWorkspace ws = Nd4j.getWorkspaceManager().getAndActivateWorkspace("A")) {
      x = Nd4j.rand(10, 10);
    }
    return x.getDouble(0); // want UseAfterDispose definite
  }

  double readInWorkspaceOk() {
    try (MemoryWorkspace ws = Nd4j.getWorkspaceManager().getAndActivateWorkspace("A")) {
      INDArray x = Nd4j.rand(10, 10);
      return x.mul(2).sumNumber().doubleValue();
    }
  }

  INDArray pausedOk() {
    try (MemoryWorkspace ws = Nd4j.getWorkspaceManager().getAndActivateWorkspace("A")) {
      try (MemoryWorkspace none = Nd4j.getWorkspaceManager().scopeOutOfWorkspaces()) {
        INDArray x = Nd4j.rand(10, 10);
        return x;
      }
    }
  }

  void neverLeftBad() {
    MemoryWorkspace ws = Nd4j.getWorkspaceManager().getAndActivateWorkspace("A"); // want UnclosedResource definite
    System.out.println(Nd4j.rand(10, 10).sumNumber());
    System.out.println(ws.getId());
  }

  void leftOk() {
    MemoryWorkspace ws = Nd4j.getWorkspaceManager().getAndActivateWorkspace("A");
    System.out.println(Nd4j.rand(10, 10).sumNumber());
    ws.notifyScopeLeft();
  }

  INDArray resultOfLoopBad(MemoryWorkspace workspace, INDArray x) {
    INDArray sum = null;
    for (int i = 0; i < 3; i++) {
      try (MemoryWorkspace ws = workspace.notifyScopeEntered()) {
        sum = x.mul(i);
      }
    }
    return sum; // want EscapesScope definite
  }

  void enteredBad(MemoryWorkspace workspace) {
    MemoryWorkspace ws = workspace.notifyScopeEntered(); // want UnclosedResource definite
    System.out.println(ws.getId());
  }

  /** What is entered is the new object itself. */
  MemoryWorkspace enteredAndReturnedOk() {
    return new DummyWorkspace().notifyScopeEntered();
  }
}
