import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** What is taken out of a container that other methods share. */
final class Pools {
  private final Deque<Tensor> free = new ArrayDeque<>();
  private final Deque<Tensor> work = new ArrayDeque<>();
  private final Map<String, Tensor> named = new HashMap<>();

  Tensor take() {
    return free.remove();
  }

  void give(Tensor one) {
    free.add(one);
  }

  void giveByHelper(Tensor one) {
    give(one);
  }

  void lostOnFailure() throws IOException {
    Tensor one = take();
    fail();
    give(one);
  }

  void givenBackByHelper() throws IOException {
    Tensor one = free.remove();
    try {
      fail();
    } finally {
      giveByHelper(one);
    }
  }

  void neverGivenBack() {
    Tensor one = take();
    System.out.println(one.item());
  }

  void workIsDone() {
    Tensor one = work.remove();
    System.out.println(one.item());
  }

  void workIsKeptAfterFailure() {
    Tensor one = work.remove();
    try {
      fail();
    } catch (IOException e) {
      work.add(one);
    }
  }

  void taggedByName() throws IOException {
    Tensor one = named.remove("one");
    fail();
    named.put("one", one);
  }

  void drained() {
    Tensor one = free.poll();
    while (one != null) {
      one.close();
      one = free.poll();
    }
  }

  private Tensor takeOrMake() {
    Tensor one = free.poll();
    if (one == null) {
      one = Tensor.zeros(1);
    }
    return one;
  }

  void madeAndLostWhenAnythingThrows(Tensor x) {
    Tensor one = takeOrMake();
    one.addInPlace(x);
    free.add(one);
  }

  void madeAndGivenBackInFinally(Tensor x) {
    Tensor one = takeOrMake();
    try {
      one.addInPlace(x);
    } finally {
      free.add(one);
    }
  }

  private static void fail() throws IOException {
    throw new IOException("always");
  }
}
