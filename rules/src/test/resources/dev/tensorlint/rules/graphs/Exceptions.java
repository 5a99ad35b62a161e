import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;
import java.io.FileNotFoundException;
import java.io.IOException;
import org.junit.jupiter.api.Assertions;

/** The ways that exceptions take. */
final class Exceptions {
  private void risky(Tensor x) throws IOException {}

  private void riskier(Tensor x) throws IOException, InterruptedException {}

  void both(Tensor x) {
    try {
      riskier(x);
    } catch (IOException | InterruptedException e) {
      x.close();
    }
  }

  void oneEach(Tensor x) throws Exception {
    try {
      riskier(x);
    } catch (FileNotFoundException e) {
      x.shape();
    } catch (IOException e) {
      x.close();
    }
  }

  void unchecked(Tensor x) {
    try {
      x.relu().close();
      risky(x);
    } catch (IllegalStateException e) {
      x.close();
    } catch (RuntimeException | Error e) {
      x.shape();
    } catch (Exception e) {
      x.dtype();
    }
  }

  void throwable(Tensor x) {
    try {
      x.relu().close();
      risky(x);
      mystery(x);
    } catch (Throwable t) {
      x.close();
      throw t;
    }
  }

  void unresolved(Tensor x) {
    try {
      mystery(x);
    } catch (IllegalStateException e) {
      x.close();
    } finally {
      x.shape();
    }
  }

  void caughtFurtherOut(Tensor x) {
    try {
      try {
        x.relu();
        risky(x);
      } finally {
        x.close();
      }
    } catch (IllegalStateException e) {
      x.shape();
    } catch (IOException e) {
      x.dtype();
    }
  }

  void thrownInACatch(Tensor x) throws IOException {
    try {
      risky(x);
    } catch (IOException e) {
      x.close();
      throw e;
    } finally {
      x.shape();
    }
  }

  void finallyThatThrows(Tensor x) throws IOException {
    try {
      x.relu();
    } finally {
      risky(x);
    }
  }

  int jumpsOut(Tensor x, boolean a) {
    while (true) {
      try {
        if (a) continue;
        if (x.isClosed()) break;
        return 1;
      } finally {
        x.close();
      }
    }
    return 0;
  }

  void unknownException(Tensor x) {
    try {
      throw new Missing();
    } catch (IOException e) {
      x.close();
    }
  }

  void resources(Tensor x) throws Exception {
    try (Tensor y = x.relu();
        Tensor z = y.neg();
        x) {
      risky(z);
      return;
    } catch (TensorDisposedException e) {
      x.shape();
    }
  }

  void misuseExpected(Tensor x) {
    try {
      x.toFloatArray();
      Assertions.fail();
    } catch (TensorDisposedException expected) {
      x.shape();
    }
  }

  void misusePassedOn(Tensor x) {
    try {
      x.toFloatArray();
    } catch (TensorDisposedException e) {
      throw new IllegalStateException(e);
    }
  }

  void misuseBehindAWiderClause(Tensor x) {
    try {
      try {
        x.toFloatArray();
      } catch (RuntimeException e) {
        x.shape();
      }
    } catch (TensorDisposedException e) {
      x.close();
    }
  }

  void toFail(Tensor x, org.junit.jupiter.api.function.Executable given) {
    Assertions.assertThrows(TensorDisposedException.class, () -> x.toFloatArray());
    Assertions.assertThrows(TensorDisposedException.class, x::toFloatArray);
    Assertions.assertThrows(
        IOException.class,
        () -> {
          Tensor y = x.relu();
          risky(y);
          y.close();
        });
    Assertions.assertThrows(IOException.class, given);
    Assertions.assertThrows(IOException.class, () -> {});
    x.close();
  }

  void failures(Tensor x, boolean a) {
    try {
      if (a) {
        x.toFloatArray();
        System.exit(1);
      } else {
        x.item();
        Assertions.fail();
      }
    } catch (AssertionError e) {
      x.close();
    }
    Assertions.assertNotNull(x);
    Assertions.assertTrue(a);
    Assertions.assertFalse(x.isClosed());
    x.shape();
  }

  private void check(boolean a) {
    Outside.check(a);
  }

  void doubtful(Tensor x) {
    try {
      x.toFloatArray();
      org.junit.jupiter.api.Assumptions.abort();
    } catch (IllegalStateException e) {
      x.close();
    }
  }

  int cleanupTwice(Tensor x, boolean a) throws IOException {
    try {
      risky(x);
      if (a) {
        risky(x.relu());
        return 1;
      }
      throw new FileNotFoundException();
    } finally {
      x.close();
      x.shape();
    }
  }

  void related(Tensor x) {
    try {
      risky(x);
      throw new FileNotFoundException();
    } catch (FileNotFoundException e) {
      x.close();
    } catch (IOException | IllegalStateException e) {
      x.shape();
    }
  }

  void errors(Tensor x) {
    try {
      x.relu();
    } catch (AssertionError e) {
      x.close();
    } finally {
      x.shape();
    }
  }
}
