import dev.tensorlint.runtime.Async;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.trace.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Computations that go on beside a method. */
final class Threads {
  private Tensor field;

  static void joined() {
    Tensor x = Tensor.zeros(1);
    CompletableFuture<Float> f = CompletableFuture.supplyAsync(() -> x.item());
    f.join();
    x.close();
  }

  static void closedBeforeJoin() {
    Tensor x = Tensor.zeros(1);
    CompletableFuture<Float> f = CompletableFuture.supplyAsync(() -> x.item());
    x.close();
    f.join();
  }

  static void joinedOnOneWay(boolean a) {
    Tensor x = Tensor.zeros(1);
    CompletableFuture<Float> f = CompletableFuture.supplyAsync(() -> x.item());
    if (a) {
      f.join();
    }
    x.close();
  }

  static void neverJoined() {
    Tensor x = Tensor.zeros(1);
    CompletableFuture.runAsync(() -> x.item());
    x.close();
  }

  static void closedThere() {
    Tensor x = Tensor.zeros(1);
    CompletableFuture<Void> f = CompletableFuture.runAsync(() -> x.close());
    x.item();
    f.join();
    x.item();
  }

  static void allJoined() {
    Tensor x = Tensor.zeros(1);
    CompletableFuture<Float> f = CompletableFuture.supplyAsync(() -> x.item());
    CompletableFuture<Float> g = CompletableFuture.supplyAsync(() -> x.item());
    CompletableFuture.allOf(f, g).join();
    x.close();
  }

  static void oneOfTwoJoined() {
    Tensor x = Tensor.zeros(1);
    CompletableFuture<Float> f = CompletableFuture.supplyAsync(() -> x.item());
    CompletableFuture<Float> g = CompletableFuture.supplyAsync(() -> x.item());
    f.join();
    x.close();
    g.join();
  }

  static void joinedThroughAList(int n) {
    Tensor x = Tensor.zeros(1);
    List<CompletableFuture<Float>> all = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      all.add(CompletableFuture.supplyAsync(() -> x.item()));
    }
    for (CompletableFuture<Float> each : all) {
      each.join();
    }
    x.close();
  }

  static void continued() {
    Tensor x = Tensor.zeros(1);
    CompletableFuture<Float> f =
        CompletableFuture.supplyAsync(() -> 1f).thenApply(one -> one + x.item());
    x.close();
    f.thenAccept(v -> System.out.println(v)).join();
  }

  static void inAPool() throws Exception {
    Tensor x = Tensor.zeros(1);
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Future<Float> f = pool.submit(() -> x.item());
    pool.execute(() -> x.relu().close());
    f.get();
    x.item();
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.HOURS);
    x.close();
  }

  static void closedBesideThePool() {
    Tensor x = Tensor.zeros(1);
    ExecutorService pool = Executors.newSingleThreadExecutor();
    pool.execute(() -> x.item());
    x.close();
    pool.shutdown();
  }

  static void thread() throws InterruptedException {
    Tensor x = Tensor.zeros(1);
    Thread t = new Thread(() -> x.item());
    t.start();
    t.join();
    x.close();
  }

  static void threadNotJoined() {
    Tensor x = Tensor.zeros(1);
    Thread t = new Thread(() -> x.item());
    t.start();
    x.close();
  }

  static void threadNotStarted() {
    Tensor x = Tensor.zeros(1);
    Thread t = new Thread(() -> x.item());
    x.close();
  }

  static void latched() throws InterruptedException {
    Tensor x = Tensor.zeros(1);
    CountDownLatch done = new CountDownLatch(1);
    new Thread(
            () -> {
              x.item();
              done.countDown();
            })
        .start();
    done.await();
    x.close();
  }

  static void later(Timer timer, ScheduledExecutorService pool) {
    Tensor x = Tensor.zeros(1);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            x.close();
          }
        },
        100);
    Tensor y = Tensor.zeros(1);
    pool.schedule(() -> y.close(), 1, TimeUnit.SECONDS);
    y.item();
  }

  static void ofTheRuntime() {
    Tensor x = Tensor.zeros(1);
    TensorFuture<Tensor> f = Async.run(() -> x.relu());
    Tensor y = f.join();
    y.close();
    x.close();
  }

  static void scopeEndsBefore() {
    TensorFuture<Tensor> f;
    try (TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.zeros(1);
      f = Async.run(() -> x.relu());
    }
    f.join().close();
  }

  static TensorFuture<Tensor> started(Model model, Tensor x) {
    return model.predictAsync(x);
  }

  static void startedElsewhere(Model model) {
    Tensor x = Tensor.zeros(1);
    TensorFuture<Tensor> f = started(model, x);
    x.close();
    f.join().close();
  }

  static void awaits(CompletableFuture<Float> f) {
    f.join();
  }

  static void awaitedElsewhere() {
    Tensor x = Tensor.zeros(1);
    CompletableFuture<Float> f = CompletableFuture.supplyAsync(() -> x.item());
    awaits(f);
    x.close();
  }

  void throughAField() {
    field = Tensor.zeros(1);
    CompletableFuture<Float> f = CompletableFuture.supplyAsync(() -> field.item());
    field.close();
    f.join();
  }

  static void onlyMetadata() {
    Tensor x = Tensor.zeros(1);
    CompletableFuture<Object> f = CompletableFuture.supplyAsync(() -> x.shape());
    x.close();
    f.join();
  }

  static void sessionElsewhere(Session session) {
    new Thread(() -> session.run()).start();
    CompletableFuture.runAsync(() -> session.close()).join();
  }

  static void sessionMadeHere(boolean a) {
    try (TensorScope scope = TensorScope.open()) {
      if (a) {
        Thread t = new Thread(scope::close);
        t.start();
      }
      Runnable never = () -> scope.close();
    }
  }

  static void tried() {
    try (Tensor x = Tensor.zeros(1)) {
      CompletableFuture<Float> f = CompletableFuture.supplyAsync(() -> x.item());
    }
  }

  static void inEachRound(int n) {
    for (int i = 0; i < n; i++) {
      Tensor x = Tensor.zeros(1);
      CompletableFuture<Float> f = CompletableFuture.supplyAsync(() -> x.item());
      x.close();
      f.join();
    }
  }

  static void cancelled() {
    Tensor x = Tensor.zeros(1);
    CompletableFuture<Float> f = CompletableFuture.supplyAsync(() -> x.item());
    f.cancel(true);
    x.close();
  }

  static void bothRead() {
    Tensor x = Tensor.zeros(1);
    CompletableFuture<Float> f = CompletableFuture.supplyAsync(() -> x.item());
    x.item();
    f.join();
    x.close();
  }
}
