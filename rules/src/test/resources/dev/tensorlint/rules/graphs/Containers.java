import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Loops that have each element of a container once, and loops that look like it. */
final class Containers {
  private List<Tensor> own;
  private Tensor[] slots;
  private static List<Tensor> shared;

  void upByIndex(List<Tensor> all) {
    for (int i = 0; i < all.size(); i++) {
      all.get(i).close();
    }
  }

  void downByIndex(List<Tensor> all) {
    for (int i = all.size() - 1; i >= 0; i--) {
      all.get(i).close();
    }
  }

  void array(Tensor[] all) {
    for (int i = 0; i < all.length; i++) {
      all[i].close();
    }
  }

  void arrayIsOverwritten(Tensor[] all) {
    for (int i = 0; i < all.length; ++i) {
      all[i] = null;
    }
  }

  void ownField() {
    for (int i = 0; i < own.size(); i++) {
      own.get(i).close();
    }
    for (int i = 0; i < this.slots.length; i++) {
      slots[i].close();
    }
    for (int i = 0; i < shared.size(); i++) {
      shared.get(i).close();
    }
  }

  void foreignField(Containers other) {
    for (int i = 0; i < other.own.size(); i++) {
      other.own.get(i).close();
    }
  }

  void otherContainer(List<Tensor> all, List<Tensor> others) {
    for (int i = 0; i < all.size(); i++) {
      others.get(i).close();
    }
  }

  void otherIndex(List<Tensor> all, int j) {
    for (int i = 0; i < all.size(); i++) {
      all.get(j).close();
    }
  }

  void startsLater(List<Tensor> all) {
    for (int i = 1; i < all.size(); i++) {
      all.get(i).close();
    }
  }

  void endsEarlier(List<Tensor> all) {
    for (int i = all.size() - 2; i >= 0; i--) {
      all.get(i).close();
    }
  }

  void endsBeforeTheFirst(List<Tensor> all) {
    for (int i = all.size() - 1; i > 0; i--) {
      all.get(i).close();
    }
  }

  void endsAtOne(List<Tensor> all) {
    for (int i = all.size() - 1; i >= 1; i--) {
      all.get(i).close();
    }
  }

  void startsBehindTheSum(List<Tensor> all) {
    for (int i = all.size() + 1; i >= 0; i--) {
      all.get(i).close();
    }
  }

  void goesTooFar(List<Tensor> all) {
    for (int i = 0; i <= all.size(); i++) {
      all.get(i).close();
    }
  }

  void goesTheWrongWay(List<Tensor> all) {
    for (int i = 0; i < all.size(); i--) {
      all.get(i).close();
    }
  }

  void twoSteps(List<Tensor> all) {
    for (int i = 0; i < all.size(); i += 2) {
      all.get(i).close();
    }
  }

  void twoUpdates(List<Tensor> all, int n) {
    for (int i = 0; i < all.size(); i++, n--) {
      all.get(i).close();
    }
  }

  void twoCounters(List<Tensor> all) {
    for (int i = 0, j = 0; i < all.size(); i++) {
      all.get(i).close();
    }
  }

  void updatesAnother(List<Tensor> all, int j) {
    for (int i = 0; i < all.size(); j++) {
      all.get(i).close();
    }
  }

  void assignsItsIndex(List<Tensor> all) {
    for (int i = 0; i < all.size(); i++) {
      all.get(i).close();
      i = i + 1;
    }
  }

  void countsItsIndexTwice(List<Tensor> all) {
    for (int i = 0; i < all.size(); i++) {
      all.get(i++).close();
    }
  }

  void addsToItsIndex(List<Tensor> all) {
    for (int i = 0; i < all.size(); i++) {
      all.get(i).close();
      i += 1;
    }
  }

  void assignsItsContainer(List<Tensor> all, List<Tensor> others) {
    for (int i = 0; i < all.size(); i++) {
      all.get(i).close();
      all = others;
    }
  }

  void removesFromItsContainer(List<Tensor> all) {
    for (int i = 0; i < all.size(); i++) {
      all.remove(i).close();
    }
  }

  void asksItsContainer(List<Tensor> all) {
    for (int i = 0; i < all.size(); i++) {
      if (!all.isEmpty()) {
        all.get(i).close();
      }
    }
  }

  void takenOutOfQueue(Deque<Tensor> queue) {
    while (!queue.isEmpty()) {
      queue.poll().close();
    }
  }

  void emptyQueue(Deque<Tensor> queue) {
    while (queue.isEmpty()) {
      queue.poll().close();
    }
  }

  void peekedAt(Deque<Tensor> queue) {
    while (!queue.isEmpty()) {
      queue.peek().close();
    }
  }

  void untilNull(Deque<Tensor> queue) {
    Tensor next;
    while ((next = queue.poll()) != null) {
      next.close();
    }
  }

  void whileNull(Deque<Tensor> queue) {
    Tensor next;
    while ((next = queue.poll()) == null) {
      queue.add(next);
    }
  }

  void peekedUntilNull(Deque<Tensor> queue) {
    Tensor next;
    while ((next = queue.peek()) != null) {
      next.close();
    }
  }

  void untilTheOther(Deque<Tensor> queue, Tensor last) {
    Tensor next;
    while ((next = queue.poll()) != last) {
      next.close();
    }
  }

  void queueOfACall() {
    Tensor next;
    while ((next = made().poll()) != null) {
      next.close();
    }
    while (!made().isEmpty()) {
      made().poll().close();
    }
  }

  private Deque<Tensor> made() {
    return new ArrayDeque<>();
  }

  void queueIsReplaced(Deque<Tensor> queue) {
    while (!queue.isEmpty()) {
      queue.poll().close();
      queue = new ArrayDeque<>();
    }
  }

  void iterator(Collection<Tensor> all) {
    Iterator<Tensor> each = all.iterator();
    while (each.hasNext()) {
      each.next().close();
    }
  }

  void iteratorInTheHead(Collection<Tensor> all) {
    for (Iterator<Tensor> each = all.iterator(); each.hasNext(); ) {
      each.next().close();
    }
  }

  void iteratorWithoutNext(Collection<Tensor> all) {
    Iterator<Tensor> each = all.iterator();
    while (!each.hasNext()) {
      each.next().close();
    }
  }

  void iteratorThatHasBegun(Collection<Tensor> all) {
    Iterator<Tensor> each = all.iterator();
    Tensor first = each.next();
    while (each.hasNext()) {
      each.next().close();
    }
  }

  void takenTwiceARound(Deque<Tensor> queue) {
    Tensor first = queue.poll();
    while (!queue.isEmpty()) {
      queue.poll().close();
      queue.poll().close();
    }
  }

  void inEachOther(List<List<Tensor>> rows) {
    for (int i = 0; i < rows.size(); i++) {
      List<Tensor> row = rows.get(i);
      for (int j = 0; j < row.size(); j++) {
        row.get(j).close();
      }
    }
  }

  void rawList(List all) {
    for (int i = 0; i < all.size(); i++) {
      all.get(i);
    }
  }

  void leftEarly(List<Tensor> all, boolean a, boolean b) {
    outer:
    for (int i = 0; i < all.size(); i++) {
      if (a) {
        break;
      }
      if (b) {
        return;
      }
      for (Tensor t : all) {
        if (t.isClosed()) {
          continue outer;
        }
        if (a) {
          break outer;
        }
      }
    }
  }

  void values(Map<String, Tensor> all) {
    for (Tensor each : all.values()) {
      each.close();
    }
    for (Map.Entry<String, Tensor> each : all.entrySet()) {
      each.getValue().close();
    }
  }

  void pollBehindTheLoop(Deque<Tensor> queue) {
    while (!queue.isEmpty()) {
      queue.poll().close();
    }
    queue.poll();
  }

  void readsTheIndex(List<Tensor> all) {
    for (int i = 0; i < all.size(); i++) {
      all.get(i).mul(-i);
    }
  }

  void leftFromTheInside(List<Tensor> all) {
    for (int i = 0; i < all.size(); i++) {
      all.forEach(
          t -> {
            throw new IllegalStateException();
          });
    }
  }
}
