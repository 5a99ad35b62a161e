import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tensors in lists, maps, arrays, optionals, streams and references. */
final class Collections {

  static void closedByEach() {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    all.add(Tensor.ones(1));
    for (Tensor each : all) {
      each.close();
    }
    all.get(0).item();
  }

  static void closedByForEach() {
    List<Tensor> all = new ArrayList<>(List.of(Tensor.zeros(1)));
    all.forEach(Tensor::close);
    all.clear();
  }

  static void closedByIndex(int n) {
    Tensor[] all = new Tensor[n];
    for (int i = 0; i < n; i++) {
      all[i] = Tensor.zeros(1);
    }
    for (int i = 0; i < all.length; i++) {
      all[i].close();
    }
    all[0].item();
  }

  static void someClosed(boolean a) {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    for (Tensor each : all) {
      if (a) {
        each.close();
      }
    }
  }

  static void leftEarly(boolean a) {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    for (Tensor each : all) {
      if (a) {
        break;
      }
      each.close();
    }
  }

  static void neverClosed() {
    List<Tensor> all = new ArrayList<>();
    Tensor t = Tensor.zeros(1);
    all.add(t);
    all.get(0).item();
  }

  static void cleared() {
    List<Tensor> all = new ArrayList<>();
    Tensor t = Tensor.zeros(1);
    all.add(t);
    all.clear();
  }

  static void clearedOnOneWay(boolean a) {
    List<Tensor> all = new ArrayList<>();
    if (a) {
      all.add(Tensor.zeros(1));
    }
    all.clear();
  }

  static void forgotten() {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    all = new ArrayList<>();
    all.add(Tensor.ones(1));
    all = null;
  }

  static void namedBesides() {
    List<Tensor> all = new ArrayList<>();
    Tensor t = Tensor.zeros(1);
    all.add(t);
    all.clear();
    t.close();
  }

  static List<Tensor> returned(int n) {
    List<Tensor> all = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      all.add(Tensor.zeros(1));
    }
    return all;
  }

  static void returnedToHere() {
    List<Tensor> all = returned(3);
    Tensor first = all.get(0);
    first.item();
    for (Tensor each : all) {
      each.close();
    }
    first.item();
  }

  static void returnedAndLost() {
    returned(3).size();
  }

  static void growing(int n) {
    List<Tensor> all = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      all.add(Tensor.zeros(1));
    }
    System.out.println(all.size());
  }

  static void addedTo(List<Tensor> all) {
    all.add(Tensor.zeros(1));
  }

  static void addedToHere() {
    List<Tensor> all = new ArrayList<>();
    addedTo(all);
    all.get(0).item();
  }

  static void takenOut() {
    Deque<Tensor> queue = new ArrayDeque<>();
    queue.add(Tensor.zeros(1));
    queue.add(Tensor.ones(1));
    while (!queue.isEmpty()) {
      queue.poll().close();
    }
    Tensor last = queue.poll();
    if (last != null) {
      last.close();
    }
  }

  static void removed() {
    List<Tensor> all = new ArrayList<>();
    Tensor t = Tensor.zeros(1);
    all.add(t);
    all.remove(t);
    all.remove(0);
  }

  static void iterated(Collection<Tensor> given) {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    Iterator<Tensor> each = all.iterator();
    while (each.hasNext()) {
      each.next().close();
    }
    for (Iterator<Tensor> other = given.iterator(); other.hasNext(); ) {
      other.next().item();
    }
  }

  static void mapped() {
    Map<String, Tensor> map = new HashMap<>();
    map.put("a", Tensor.zeros(1));
    map.put("b", Tensor.ones(1));
    map.get("a").close();
    map.get("a").item();
    map.get("b").item();
    Tensor old = map.put("b", Tensor.ones(1));
    map.values().forEach(Tensor::close);
  }

  static void computed(Map<String, Tensor> cache) {
    cache.computeIfAbsent("k", k -> Tensor.zeros(1)).item();
    Map<String, Tensor> own = new HashMap<>();
    Tensor t = own.computeIfAbsent("k", k -> Tensor.zeros(1));
    own.remove("k").close();
    t.item();
  }

  static void slots() {
    Tensor[] two = {Tensor.zeros(1), Tensor.ones(1)};
    two[0].close();
    two[0].item();
    two[1] = Tensor.zeros(1);
    two[1].close();
  }

  static void optional(boolean a) {
    Optional<Tensor> maybe = a ? Optional.of(Tensor.zeros(1)) : Optional.empty();
    maybe.ifPresent(Tensor::close);
    Optional<Tensor> other = Optional.ofNullable(a ? Tensor.zeros(1) : null);
    if (other.isPresent()) {
      other.get().close();
    }
    Optional<Tensor> lost = Optional.of(Tensor.zeros(1));
  }

  static void streamed(List<Tensor> given) {
    List<Tensor> made = given.stream().map(Tensor::relu).collect(Collectors.toList());
    made.forEach(Tensor::close);
    List<Tensor> lost = given.stream().map(t -> t.neg()).toList();
    given.stream().map(Tensor::abs).forEach(t -> t.item());
    Stream.of(Tensor.zeros(1)).forEach(Tensor::close);
  }

  static void referenced() {
    AtomicReference<Tensor> ref = new AtomicReference<>();
    ref.set(Tensor.zeros(1));
    ref.get().item();
    Tensor old = ref.getAndSet(Tensor.ones(1));
    old.close();
  }

  static void wrapped(List<Tensor> given) {
    List<Tensor> view = List.copyOf(given);
    view.get(0).close();
    given.get(0).item();
    List<List<Tensor>> rows = new ArrayList<>();
    rows.add(new ArrayList<>(List.of(Tensor.zeros(1))));
    for (List<Tensor> row : rows) {
      row.forEach(Tensor::close);
    }
  }

  static void both(boolean a) {
    List<Tensor> all = new ArrayList<>();
    Tensor t = Tensor.zeros(1);
    if (a) {
      all.add(t);
    } else {
      t.close();
    }
    for (Tensor each : all) {
      each.close();
    }
    t.item();
  }

  static void drainedAndFilledAgain(Deque<Tensor> given, boolean a) {
    Deque<Tensor> queue = new ArrayDeque<>();
    queue.add(Tensor.zeros(1));
    while (!queue.isEmpty()) {
      queue.poll().close();
    }
    queue.add(Tensor.ones(1));
    queue.poll().item();
    Deque<Tensor> lost = new ArrayDeque<>();
    lost.add(Tensor.zeros(1));
    while (!lost.isEmpty()) {
      lost.poll().item();
    }
    Deque<Tensor> either = a ? given : queue;
    while (!either.isEmpty()) {
      either.poll().close();
    }
    queue.add(Tensor.ones(1));
    while (!queue.isEmpty()) {
      if (a) {
        break;
      }
      queue.poll().close();
    }
    queue.poll().item();
  }
}
