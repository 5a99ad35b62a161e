// runs: leaks 1 scope
import dev.tensorlint.runtime.TensorScope;

/** A scope that is never closed releases nothing. */
final class ScopeNeverClosed {
  static void run() {
    TensorScope scope = TensorScope.open(); // want UnclosedResource definite
    System.out.println(scope.isClosed());
  }
}
