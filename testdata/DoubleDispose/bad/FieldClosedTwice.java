// runs: throws IllegalStateException
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.ModelLease;
import dev.tensorlint.runtime.nn.Sequential;

/** Both ends of the service give back the same share. */
final class FieldClosedTwice {
  static void run() {
    Service service = new Service(ModelLease.of(Sequential.withInputs(1, new Dense(1))));
    service.shutDown();
    service.stop();
  }

  private static final class Service {
    private final ModelLease lease;

    Service(ModelLease lease) {
      this.lease = lease;
    }

    void stop() {
      System.out.println("stopped");
    }

    void shutDown() {
      lease.close();
      stop();
      lease.close(); // want DoubleDispose definite
    }
  }
}
