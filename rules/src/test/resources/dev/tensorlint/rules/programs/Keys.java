import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Elements under the same literal key are the same object, until something changes that. */
final class Keys {
  private static final Map<String, Tensor> SHARED = new HashMap<>();

  static void sameKey(Map<String, Tensor> all) {
    all.get("a").close();
    all.get("a").item();
  }

  static void otherKey(Map<String, Tensor> all) {
    all.get("a").close();
    all.get("b").item();
  }

  static void otherMap(Map<String, Tensor> all, Map<String, Tensor> others) {
    all.get("a").close();
    others.get("a").item();
  }

  static void keyOfAVariable(Map<String, Tensor> all, String key) {
    all.get(key).close();
    all.get(key).item();
  }

  static void sameIndex(List<Tensor> all) {
    all.get(0).close();
    all.get(0).item();
  }

  static void sameIndexOfAnArray(Tensor[] all) {
    all[0].close();
    all[0].item();
  }

  static void otherIndexOfAnArray(Tensor[] all, int i) {
    all[0].close();
    all[1].item();
    all[i].item();
  }

  static void computedIndex(Tensor[] all, int i) {
    all[i + 1].close();
    all[i + 1].item();
  }

  static void put(Map<String, Tensor> all) {
    all.get("a").close();
    all.put("a", Tensor.zeros(1));
    all.get("a").item();
  }

  static void stored(Tensor[] all) {
    all[0].close();
    all[0] = Tensor.zeros(1);
    all[0].item();
  }

  static void storedInAnother(Tensor[] all, Tensor[] others) {
    all[0].close();
    others[0] = Tensor.zeros(1);
    all[0].item();
  }

  static void putIntoAnother(Map<String, Tensor> all, Map<String, Tensor> others) {
    all.get("a").close();
    others.put("a", Tensor.zeros(1));
    all.get("a").item();
  }

  static void addedAtTheFront(List<Tensor> all) {
    all.get(0).close();
    all.add(0, Tensor.zeros(1));
    all.get(0).item();
  }

  static void cleared(List<Tensor> all) {
    all.get(0).close();
    all.clear();
    all.get(0).item();
  }

  static void asked(List<Tensor> all) {
    all.get(0).close();
    if (all.isEmpty() || all.size() > 3 || all.contains(null)) {
      return;
    }
    all.get(0).item();
  }

  static void lookedAt(List<Tensor> all) {
    all.get(0).close();
    all.get(1).item();
    List<Tensor> some = all.subList(0, 1);
    all.get(0).item();
  }

  static void goneThrough(List<Tensor> all) {
    all.get(0).close();
    for (Tensor each : all) {
      each.shape();
    }
    all.get(0).item();
  }

  static void streamed(List<Tensor> all) {
    all.get(0).close();
    all.stream().forEach(each -> each.shape());
    all.get(0).item();
  }

  static void passedToUnknownCode(List<Tensor> all) {
    all.get(0).close();
    mystery(all);
    all.get(0).item();
  }

  static void behindUnknownCode(List<Tensor> all) {
    all.get(0).close();
    mystery();
    all.get(0).item();
  }

  static void ownBehindUnknownCode() {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    all.get(0).close();
    mystery();
    all.get(0).item();
  }

  static void ownThatWasShown() {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    mystery(all);
    all.get(0).close();
    mystery();
    all.get(0).item();
  }

  static void behindAHelper(List<Tensor> all) {
    all.get(0).close();
    reads(all);
    all.get(0).item();
  }

  static void ownBehindAHelper() {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    all.get(0).close();
    reads(new ArrayList<>());
    all.get(0).item();
  }

  static void oneOfTwoLists(List<Tensor> all, List<Tensor> others, boolean a) {
    List<Tensor> either = a ? all : others;
    either.get(0).close();
    either.get(0).item();
  }

  static void otherName(List<Tensor> all) {
    List<Tensor> same = all;
    all.get(0).close();
    same.get(0).item();
  }

  static void aShared() {
    SHARED.get("a").close();
    SHARED.get("a").item();
  }

  static void evicted(Map<String, Tensor> all) {
    Tensor first = all.get("a");
    all.remove("a").close();
    first.item();
  }

  static void evictedOther(Map<String, Tensor> all) {
    Tensor first = all.get("a");
    all.remove("b").close();
    first.item();
  }

  static void inEachRound(List<Tensor> all, int n) {
    for (int i = 0; i < n; i++) {
      all.get(0).item();
      all.get(0).close();
    }
  }

  static void exchangedInEachRound(List<Tensor> all, int n) {
    for (int i = 0; i < n; i++) {
      all.get(0).close();
      all.set(0, Tensor.zeros(i));
    }
    all.get(0).item();
  }

  static void sorted(TreeMap<String, Tensor> all) {
    all.firstEntry().getValue().close();
    all.get("a").item();
  }

  private static void reads(List<Tensor> all) {
    all.size();
  }
}
