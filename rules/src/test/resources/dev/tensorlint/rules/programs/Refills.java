import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.function.Consumer;

/** What is put in the place of elements that are released. */
final class Refills {
  private final Map<String, Tensor> cache = new HashMap<>();
  private final Tensor[] slots = new Tensor[2];

  float byAModel(Tensor[] others) {
    Tensor[] all = {Tensor.zeros(1)};
    all[0].close();
    Arrays.fill(all, others[0]);
    return all[0].item();
  }

  float byUnknownCode(Consumer<Tensor[]> refill) {
    Tensor[] all = {Tensor.zeros(1), Tensor.ones(1)};
    all[0].close();
    refill.accept(all);
    return all[0].item() + all[1].item();
  }

  float byAnUnknownMethod() {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    all.get(0).close();
    refillSomehow(all);
    return all.get(0).item();
  }

  float throughAView(Consumer<List<Tensor>> refill) {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    List<Tensor> first = all.subList(0, 1);
    all.get(0).close();
    refill.accept(first);
    return all.get(0).item();
  }

  float whatIsOpenStays(Consumer<List<Tensor>> refill) {
    List<Tensor> all = new ArrayList<>();
    all.add(Tensor.zeros(1));
    refill.accept(all);
    all.get(0).close();
    return all.get(0).item();
  }

  float closedAgain() {
    Tensor[] all = {Tensor.zeros(1)};
    all[0].close();
    Arrays.setAll(all, i -> Tensor.ones(1));
    for (Tensor one : all) {
      one.close();
    }
    return all[0].item();
  }

  void neverClosedAgain() {
    Tensor[] all = {Tensor.zeros(1)};
    all[0].close();
    put(all, 0);
  }

  private static void put(Tensor[] all, int at) {
    all[at] = Tensor.zeros(1);
  }

  private static void put(Tensor[] all, Tensor given) {
    all[0] = given;
  }

  float aGivenOne(Tensor given) {
    Tensor[] all = {Tensor.zeros(1), Tensor.ones(1)};
    for (Tensor one : all) {
      one.close();
    }
    put(all, given);
    return all[0].item();
  }

  float underFoundKeys(List<String> keys) {
    Map<String, Tensor> all = new HashMap<>();
    all.put("a", Tensor.zeros(1));
    all.put("b", Tensor.zeros(1));
    all.values().forEach(Tensor::close);
    all.put(keys.get(0), Tensor.ones(1));
    float first = all.get("a").item();
    all.values().forEach(Tensor::close);
    return first;
  }

  float underOneKey() {
    Map<String, Tensor> all = new HashMap<>();
    all.put("a", Tensor.zeros(1));
    all.put("b", Tensor.zeros(1));
    all.values().forEach(Tensor::close);
    all.put("a", Tensor.ones(1));
    float second = all.get("b").item();
    all.values().forEach(Tensor::close);
    return second;
  }

  float entries(Map<String, Tensor> given) {
    for (Map.Entry<String, Tensor> each : given.entrySet()) {
      each.getValue().close();
      each.setValue(Tensor.zeros(1));
    }
    return given.get("a").item();
  }

  float iterated(List<Tensor> given) {
    ListIterator<Tensor> each = given.listIterator();
    while (each.hasNext()) {
      each.next().close();
      each.set(Tensor.zeros(1));
    }
    return given.get(0).item();
  }

  float aField() {
    cache.values().forEach(Tensor::close);
    load();
    return cache.get("a").item();
  }

  float aFieldThatIsOnlyLookedAt() {
    cache.values().forEach(Tensor::close);
    count();
    return cache.get("a").item();
  }

  void load() {
    cache.put("a", Tensor.zeros(1));
  }

  int count() {
    return cache.size();
  }

  float anArrayField() {
    for (Tensor one : slots) {
      one.close();
    }
    Arrays.setAll(slots, i -> Tensor.zeros(1));
    return slots[0].item();
  }

  float refillAll(Map<String, Tensor> given) {
    given.replaceAll((key, old) -> Tensor.zeros(1));
    return given.get("a").item();
  }

  float byThatMethod(Map<String, Tensor> given) {
    given.values().forEach(Tensor::close);
    return refillAll(given) + given.get("b").item();
  }

  void closeSlots() {
    for (int i = 0; i < slots.length; i++) {
      slots[i].close();
      slots[i] = null;
    }
  }

  static void closeAndForget(Tensor[] all) {
    for (int i = 0; i < all.length; i++) {
      all[i].close();
      all[i] = null;
    }
  }

  void closedAndForgotten() {
    Tensor[] all = {Tensor.zeros(1), Tensor.ones(1)};
    closeAndForget(all);
  }

  float eachReplaced() {
    Tensor[] all = {Tensor.zeros(1), Tensor.ones(1)};
    for (int i = 0; i < all.length; i++) {
      all[i].close();
      all[i] = Tensor.zeros(2);
    }
    float first = all[0].item();
    for (Tensor one : all) {
      one.close();
    }
    return first;
  }

  float eachReplacedAndLeft() {
    Tensor[] all = {Tensor.zeros(1), Tensor.ones(1)};
    for (int i = 0; i < all.length; i++) {
      all[i].close();
      all[i] = Tensor.zeros(2);
    }
    return all[0].item();
  }

  static void next(Tensor[] all) {
    for (int i = 0; i < all.length; i++) {
      Tensor next = all[i].relu();
      all[i].close();
      all[i] = next;
    }
  }

  float steps() {
    Tensor[] all = {Tensor.zeros(1), Tensor.ones(1)};
    next(all);
    float first = all[0].item();
    for (Tensor one : all) {
      one.close();
    }
    return first;
  }

  void entriesOfItsOwn() {
    Map<String, Tensor> all = new HashMap<>();
    all.put("a", Tensor.zeros(1));
    all.put("b", Tensor.ones(1));
    for (Map.Entry<String, Tensor> each : all.entrySet()) {
      each.getValue().close();
      each.setValue(null);
    }
  }
}
