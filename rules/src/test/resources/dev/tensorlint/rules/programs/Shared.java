import ai.djl.inference.Predictor;
import ai.djl.repository.zoo.ZooModel;
import ai.djl.translate.TranslateException;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import dev.tensorlint.runtime.trace.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.Lock;

/** Objects that one thread may use at a time, and code that several threads run at once. */
final class Shared {

  @interface PostMapping {}

  @interface RequestScoped {}

  private static Predictor<String, String> ofTheClass;

  static String predict(Predictor<String, String> given, String text) {
    try {
      return given.predict(text);
    } catch (TranslateException e) {
      return "";
    }
  }

  static final class Handler implements HttpHandler {
    private Predictor<String, String> predictor;
    private Session session;
    private Lock lock;
    private Service service;
    private ThreadLocal<Predictor<String, String>> ofTheThread;
    private BlockingQueue<Predictor<String, String>> free;
    private ZooModel<String, String> model;

    @Override
    public void handle(HttpExchange exchange) {
      predict(predictor, "a");
      session.run().close();
      service.answer("b");
      service.locked("c");
      predictor.supportsStreaming();
    }

    @PostMapping
    void synchronizedOnTheField() {
      synchronized (predictor) {
        predict(predictor, "a");
      }
    }

    @PostMapping
    void behindALock() {
      lock.lock();
      try {
        predict(predictor, "a");
      } finally {
        lock.unlock();
      }
    }

    @PostMapping
    void ofItsThread() {
      predict(ofTheThread.get(), "a");
    }

    @PostMapping
    void outOfAPool() throws InterruptedException {
      Predictor<String, String> one = free.take();
      predict(one, "a");
      free.put(one);
    }

    @PostMapping
    void ofItsOwn() {
      new Service(model).answer("a");
      try (Predictor<String, String> own = model.newPredictor()) {
        predict(own, "a");
      }
    }

    @PostMapping
    void byAVariable() {
      Predictor<String, String> same = ofTheClass;
      predict(same, "a");
    }

    void noHandler() {
      predict(predictor, "a");
    }
  }

  @RequestScoped
  static final class OfOneRequest {
    private Predictor<String, String> predictor;

    @PostMapping
    void answer() {
      predict(predictor, "a");
      predict(ofTheClass, "a");
    }
  }

  static final class Service {
    private final Predictor<String, String> predictor;

    Service(ZooModel<String, String> model) {
      predictor = model.newPredictor();
    }

    String answer(String text) {
      return now(text);
    }

    private String now(String text) {
      return predict(predictor, text);
    }

    synchronized String locked(String text) {
      return predict(predictor, text);
    }
  }

  static void serve(HttpServer server, Predictor<String, String> given, ZooModel<String, String> m) {
    server.createContext("/a", exchange -> predict(given, "a"));
    server.createContext("/b", exchange -> m.newPredictor().close());
  }

  static void tasks(Predictor<String, String> given, List<String> all, ExecutorService pool) {
    for (String each : all) {
      pool.submit(() -> given.predict(each));
    }
  }

  static void oneTask(Predictor<String, String> given, ExecutorService pool) {
    pool.submit(() -> given.predict("a"));
  }

  static void oneAfterTheOther(Predictor<String, String> given, List<String> all, ExecutorService pool)
      throws Exception {
    for (String each : all) {
      Future<String> result = pool.submit(() -> given.predict(each));
      result.get();
    }
  }

  static void onOneThread(Predictor<String, String> given, List<String> all) {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    for (String each : all) {
      pool.submit(() -> given.predict(each));
    }
    pool.shutdown();
  }

  static void onePerTask(ZooModel<String, String> model, List<String> all, ExecutorService pool) {
    for (String each : all) {
      Predictor<String, String> own = model.newPredictor();
      pool.submit(
          () -> {
            try (own) {
              return own.predict(each);
            }
          });
    }
  }

  static void listed(Predictor<String, String> given, List<String> all, ExecutorService pool)
      throws InterruptedException {
    List<Callable<String>> tasks = new ArrayList<>();
    List<Callable<String>> others = new ArrayList<>();
    for (String each : all) {
      tasks.add(() -> given.predict(each));
      others.add(() -> given.predict(each));
    }
    pool.invokeAll(tasks);
  }

  static void streams(Predictor<String, String> given, List<String> all) {
    all.stream().map(each -> predict(given, each)).toList();
    all.parallelStream().map(each -> predict(given, each)).toList();
    all.stream().parallel().filter(each -> each.isEmpty()).forEach(each -> predict(given, each));
  }
}
