import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;

/** What belongs to the thread that made it, and who uses it; what a collection finds lost. */
final class Confined {

  static void usedElsewhere(TracedFunction function) {
    Session session = Session.open(function);
    CompletableFuture.runAsync(() -> session.run()).join();
    session.close();
  }

  static void closedElsewhere(TracedFunction function) {
    Session session = Session.open(function);
    CompletableFuture.runAsync(() -> session.close()).join();
  }

  static void given(Session session) {
    CompletableFuture.runAsync(() -> session.run()).join();
  }

  static void onOneWay(TracedFunction function, boolean a) {
    Session session = a ? Session.open(function) : null;
    CompletableFuture.runAsync(() -> session.run()).join();
  }

  static void oneOfTwo(TracedFunction function, boolean a) {
    Session one = Session.open(function);
    Session other = Session.open(function);
    Session session = a ? one : other;
    CompletableFuture.runAsync(() -> session.run()).join();
    one.close();
    other.close();
  }

  static void perhapsHere(TracedFunction function, Executor executor) {
    Session session = Session.open(function);
    executor.execute(() -> session.run());
    session.close();
  }

  static void surelyElsewhere(TracedFunction function, ExecutorService executor) {
    Session session = Session.open(function);
    executor.submit(() -> session.run());
    session.close();
  }

  static void behindUnknownCode(TracedFunction function) {
    Session session = Session.open(function);
    mystery(session);
    CompletableFuture.runAsync(() -> session.run()).join();
    session.close();
  }

  static void inACleanup(TracedFunction function, Tensor x) {
    Session session = Session.open(function);
    try {
      x.item();
    } finally {
      CompletableFuture.runAsync(() -> session.run()).join();
    }
    session.close();
  }

  static void inACleanupBehindADoubt(TracedFunction function, Tensor x, boolean a) {
    Session session = Session.open(function);
    try {
      if (a) {
        mystery(session);
        return;
      }
    } finally {
      CompletableFuture.runAsync(() -> session.run()).join();
    }
    session.close();
  }

  static void onThisThread(TracedFunction function) {
    Session session = Session.open(function);
    Runnable later = () -> session.run();
    later.run();
    session.close();
  }

  static void inATrace() {
    TracedFunction.of(
        x -> {
          CompletableFuture.supplyAsync(() -> x.mul(2f)).join();
          return x.relu();
        });
  }

  static void aTensorIsNotConfined() {
    Tensor x = Tensor.zeros(1);
    CompletableFuture.runAsync(() -> x.item()).join();
    x.close();
  }

  static void lostOnce() {
    Tensor t = Tensor.zeros(1);
    t = null;
    System.gc();
  }

  static void lostInEachRound(int n) {
    for (int i = 0; i < n; i++) {
      Tensor t = Tensor.zeros(1);
    }
    System.gc();
  }

  static void twoAreLost() {
    Tensor t = Tensor.zeros(1);
    Tensor u = Tensor.ones(1);
    u = null;
    t = null;
    System.gc();
  }

  static void lostOnOneWay(boolean a) {
    Tensor t = Tensor.zeros(1);
    if (a) {
      t = null;
    }
    System.gc();
    if (t != null) {
      t.close();
    }
  }

  static void nothingIsLost() {
    Tensor t = Tensor.zeros(1);
    System.gc();
    t.close();
  }

  static void nothingIsHandled() {
    System.gc();
  }

  static void lostInAScope() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor t = Tensor.zeros(1);
      t = null;
      System.gc();
    }
  }

  static void aSessionIsLost(TracedFunction function) {
    Session session = Session.open(function);
    session = null;
    System.gc();
  }

  static void behindUnknownCodeToo() {
    Tensor t = Tensor.zeros(1);
    mystery(t);
    t = null;
    System.gc();
  }

  static void keptInAList(List<Tensor> all) {
    Tensor t = Tensor.zeros(1);
    all.add(t);
    t = null;
    System.gc();
  }

  static void lostWithItsList() {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    all = null;
    System.gc();
  }
}
