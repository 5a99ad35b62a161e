// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Visibility;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Content;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Passage;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.incremental.ResultNode;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.resource.CallerScope;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.work.Work;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reports resources that accumulate in containers which fields hold, and those that are lost when
 * such a container is cleared, or hands one out to nobody. A container is skipped if any code of
 * the program releases, hands on, returns or removes its content, or gives the container to the
 * object: that code can release it.
 */
final class FieldContents {

  private final ProgramIndex index;
  private final Library library;
  private final ScopeContexts contexts;
  private final boolean isComplete;
  private final Map<FieldKey, List<Entry>> entries = new HashMap<>();
  private final Set<FieldKey> passed = new HashSet<>();

  private record Entry(Content content, ResultNode by) {}

  FieldContents(
      ProgramIndex index,
      Library library,
      List<ResultNode> nodes,
      ScopeContexts contexts,
      boolean isComplete) {
    this.index = index;
    this.library = library;
    this.contexts = contexts;
    this.isComplete = isComplete;
    for (ResultNode node : nodes) {
      node.result().fields().passages().stream().map(Passage::field).forEach(passed::add);
      for (Content content : node.result().fields().contents()) {
        entries
            .computeIfAbsent(content.field(), key -> new ArrayList<>())
            .add(new Entry(content, node));
      }
    }
  }

  /**
   * Returns the additions that accumulate and the clearings that lose resources, in source order.
   * What becomes of elements is followed if they are declared as resources; code that reads {@code
   * AutoCloseable} out of a field may release it.
   *
   * @param work its budget
   */
  List<Fact> facts(Work work) {
    List<Fact> facts = new ArrayList<>();
    Set<String> owners = new HashSet<>();
    entries.keySet().forEach(key -> owners.add(key.owner()));
    for (TypeDecl type : index.types(owners)) {
      for (FieldDecl field : type.fields()) {
        FieldKey key = new FieldKey(field.owner(), field.name(), field.isStatic());
        List<Entry> all = entries.getOrDefault(key, List.of());
        work.spend(1 + all.size());
        if (library.hasResources(field.type())
            && !passed.contains(key)
            && all.stream().noneMatch(entry -> is(entry, Content.Event.TAKEN))) {
          facts.addAll(facts(type, field, all));
        }
      }
    }
    return facts;
  }

  private static boolean is(Entry entry, Content.Event how) {
    return entry.content().how() == how;
  }

  private List<Fact> facts(TypeDecl type, FieldDecl field, List<Entry> all) {
    boolean isSeenWhole = isComplete && !Visibility.isOpen(index, type, field.modifiers());
    List<Entry> added =
        all.stream()
            .filter(entry -> is(entry, Content.Event.ADDED) || is(entry, Content.Event.GIVEN))
            .toList();
    boolean areCallersUnknown =
        all.stream().anyMatch(entry -> is(entry, Content.Event.PASSED))
            && added.stream().noneMatch(entry -> is(entry, Content.Event.GIVEN));
    boolean areOwned =
        !added.isEmpty() && added.stream().allMatch(entry -> entry.content().owned().isPresent());
    List<Entry> losing = all.stream().filter(FieldContents::loses).toList();
    if (!areOwned || areCallersUnknown || added.stream().noneMatch(this::canBeBare)) {
      return List.of();
    }
    return losing.isEmpty()
        ? added.stream()
            .filter(entry -> canBeBare(entry) && runsAgain(entry))
            .map(entry -> pilesUp(field, entry, isSeenWhole))
            .toList()
        : losing.stream().map(entry -> dropped(field, entry, added, isSeenWhole)).toList();
  }

  private static boolean loses(Entry entry) {
    return is(entry, Content.Event.CLEARED) || is(entry, Content.Event.DROPPED);
  }

  private boolean canBeBare(Entry entry) {
    return scope(entry).mayBeAbsent();
  }

  private CallerScope scope(Entry entry) {
    return new CallerScope(entry.content().isScopable(), contexts.of(entry.by()));
  }

  /**
   * Constructors and initializers run once for each object, so what they add does not accumulate.
   */
  private static boolean runsAgain(Entry entry) {
    MethodDecl method = entry.by().result().body().method();
    return method != null && method.kind() == MethodDecl.Kind.METHOD;
  }

  private boolean isSure(Entry entry) {
    return entry.content().isSure() && scope(entry).isAbsent();
  }

  private Fact pilesUp(FieldDecl field, Entry entry, boolean isSeenWhole) {
    Content content = entry.content();
    return new LeakFact.PilesUp(
        content.owned().orElseThrow(),
        entry.by().result().body().name(),
        content.at(),
        field.name(),
        content.field(),
        isSeenWhole && content.isSure(),
        scope(entry));
  }

  private Fact dropped(FieldDecl field, Entry entry, List<Entry> added, boolean isSeenWhole) {
    List<ResourceInfo> values =
        added.stream().flatMap(one -> one.content().owned().stream()).distinct().toList();
    boolean isOne = is(entry, Content.Event.DROPPED);
    boolean isSure =
        isSeenWhole && entry.content().isSure() && added.stream().allMatch(this::isSure);
    return new LeakFact.Dropped(
        values,
        entry.by().result().body().name(),
        entry.content().at(),
        field.name(),
        isOne ? LeakFact.Dropped.How.TAKEN_FROM : LeakFact.Dropped.How.CLEARED,
        isSure && !isOne,
        new CallerScope(false, contexts.of(entry.by())));
  }
}
