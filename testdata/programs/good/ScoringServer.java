// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Activation;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;

/** A small web service: a router, handlers, and models by name that can be reloaded. */
final class ScoringServer {
  static void run() {
    Registry registry = new Registry();
    try (Server server = new Server(registry)) {
      registry.deploy("fraud", 3);
      registry.deploy("churn", 2);
      System.out.println(server.handle("/score/fraud?1,2,3"));
      System.out.println(server.handle("/score/churn?1,2"));
      System.out.println(server.handle("/score/none?1"));
      registry.deploy("fraud", 2);
      System.out.println(server.handle("/score/fraud?1,2"));
      System.out.println(server.handle("/score/fraud?"));
    }
  }

  /** Answers paths. */
  private static final class Server implements AutoCloseable {
    private final Registry registry;
    private final LongAdder served = new LongAdder();
    private final AtomicBoolean closed = new AtomicBoolean();

    Server(Registry registry) {
      this.registry = Objects.requireNonNull(registry, "registry");
    }

    String handle(String path) {
      String[] parts = path.split("[/?]", -1);
      if (parts.length < 4 || parts[3].isEmpty()) {
        return "400 no features in " + path;
      }
      Optional<ModelLease> found = registry.lease(parts[2]);
      if (found.isEmpty()) {
        return "404 no model " + parts[2];
      }
      try (ModelLease model = found.get()) {
        float score = score(model, features(parts[3]));
        served.increment();
        return "200 " + (Float.isNaN(score) ? "unknown" : "scored");
      } catch (NumberFormatException e) {
        return "400 " + e.getMessage();
      }
    }

    private static float[] features(String query) {
      String[] numbers = query.split(",", -1);
      float[] features = new float[numbers.length];
      for (int i = 0; i < numbers.length; i++) {
        features[i] = Float.parseFloat(numbers[i]);
      }
      return features;
    }

    private static float score(ModelLease model, float[] features) {
      try (Tensor row = Tensor.of(features, Shape.of(1, features.length));
          Tensor scored = model.predict(row)) {
        return scored.item();
      }
    }

    @Override
    public void close() {
      if (closed.compareAndSet(false, true)) {
        System.out.println(served.sum() + " requests");
        registry.close();
      }
    }
  }

  /** The models that are deployed; a former version lives until its last request is answered. */
  private static final class Registry implements AutoCloseable {
    private final Map<String, ModelLease> deployed = new LinkedHashMap<>();

    synchronized void deploy(String name, int inputs) {
      Model model = build(inputs);
      ModelLease former = deployed.put(name, ModelLease.of(model));
      if (former != null) {
        former.close();
      }
    }

    private static Model build(int inputs) {
      return Sequential.withInputs(
          inputs, new Dense(4, Activation.RELU), new Dense(1, Activation.SIGMOID));
    }

    synchronized Optional<ModelLease> lease(String name) {
      return Optional.ofNullable(deployed.get(name)).map(ModelLease::share);
    }

    @Override
    public synchronized void close() {
      deployed.values().forEach(ModelLease::close);
      System.out.println("closed " + Arrays.toString(deployed.keySet().toArray()));
      deployed.clear();
    }
  }
}
