// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.BinaryOrigin;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.GarbageRequest;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.resource.CallerScope;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds calls that request a garbage collection in methods that handle resources. A method that
 * handles none, and runs no other code of the program, passes the request to the summary for its
 * callers: it is a helper of theirs.
 */
final class CollectionRequests {

  private final MethodContext context;
  private final Resources resources;
  private final Transfer transfer;
  private final List<ReachedCall> calls;

  /** Returns the instance that the collectors of a body share. */
  static CollectionRequests in(SolvedBody body) {
    return body.shared(CollectionRequests.class, CollectionRequests::new);
  }

  /** Provides the facts. */
  @AutoService(FactCollector.class)
  public static final class Facts implements FactCollector {
    @Override
    public List<LeakFact.Collected> facts(SolvedBody body) {
      return in(body).collect();
    }
  }

  /** Provides the part of the summary. */
  @AutoService(PartCollector.class)
  public static final class Part implements PartCollector {
    @Override
    public GarbageRequest part(SolvedBody body) {
      return in(body).request();
    }
  }

  private CollectionRequests(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
    this.transfer = body.transfer();
    this.calls = body.calls();
  }

  private GarbageRequest request() {
    List<ReachedCall> requests = requests();
    boolean isPassedOn = !requests.isEmpty() && handled().isEmpty() && isAll(requests);
    return new GarbageRequest(isPassedOn);
  }

  List<LeakFact.Collected> collect() {
    List<ReachedCall> requests = requests();
    Optional<ResourceInfo> handled = requests.isEmpty() ? Optional.empty() : handled();
    if (handled.isEmpty()) {
      return List.of();
    }
    List<LeakFact.Collected> facts = new ArrayList<>();
    for (ReachedCall request : requests) {
      facts.add(fact(request, handled.get()));
    }
    facts.sort(Comparator.comparing(fact -> fact.at().span()));
    return facts;
  }

  /** Returns whether requests are all that a body runs of the code of the program. */
  private boolean isAll(List<ReachedCall> requests) {
    return calls.stream()
        .filter(call -> transfer.calls().known().isOwn(call.call()))
        .allMatch(requests::contains);
  }

  /**
   * Returns the first resource that has a model; a parameter of type {@code Object} does not count.
   */
  private Optional<ResourceInfo> handled() {
    return allHandled().min(Comparator.comparing(info -> info.created().span()));
  }

  private Stream<ResourceInfo> allHandled() {
    return resources.sites().stream()
        .filter(this::isInSight)
        .flatMap(site -> resources.info(site).stream())
        .filter(info -> !info.model().library().isEmpty());
  }

  /**
   * Returns whether the text of the body handles what a site stands for. A field that only callees
   * read does not count: they may be overriding methods of a class that the body knows nothing of.
   */
  private boolean isInSight(Site site) {
    return !(site instanceof Site.Field of)
        || context.cfg().instructions().stream().anyMatch(instr -> isOf(of.field(), instr));
  }

  private static boolean isOf(FieldKey key, Instr instr) {
    Expr.FieldRef field = instr.field();
    return field != null && field.name().equals(key.name()) && field.owner().equals(key.owner());
  }

  private List<ReachedCall> requests() {
    List<ReachedCall> requests = new ArrayList<>();
    for (ReachedCall reached : calls) {
      if (!isOfOtherLibrary(reached)
          && transfer.calls().known().of(reached.call(), reached.states()).stream()
              .anyMatch(Summary::collectsGarbage)) {
        requests.add(reached);
      }
    }
    return requests;
  }

  /**
   * Returns whether the class file of a library is called from a source. A library that is short of
   * memory asks by itself; seen in: JavaCPP, which every call of OpenCV may lead to.
   */
  private boolean isOfOtherLibrary(ReachedCall reached) {
    return context.file().isWritten()
        && !context.callees().origin(reached.call()).equals(BinaryOrigin.NONE);
  }

  private LeakFact.Collected fact(ReachedCall request, ResourceInfo handled) {
    int node = request.node();
    List<PathState> before = request.states();
    List<List<ResourceId>> lost = before.stream().map(this::lost).toList();
    boolean isLost =
        lost.stream()
            .allMatch(ids -> ids.stream().anyMatch(id -> context.isSureToReach(id.site(), node)));
    boolean isScopable =
        before.stream()
            .anyMatch(state -> lost(state).stream().allMatch(id -> isScopable(id, state)));
    return new LeakFact.Collected(
        isLost ? resources.info(lost.get(0).get(0)).orElse(handled) : handled,
        context.name(),
        resources.place(request.call().nameSpan()),
        isLost,
        allHandled().anyMatch(info -> info.model().release().isCollected()),
        CallerScope.unknown(isScopable));
  }

  /** Returns the resources that are certainly open and no longer reachable, in source order. */
  private List<ResourceId> lost(PathState state) {
    return state.resources().entrySet().stream()
        .filter(entry -> !state.isJoined() && isOwedForSure(entry.getValue()))
        .map(Map.Entry::getKey)
        .filter(id -> resources.info(id).isPresent() && !state.holds(new Atom.Ref(id)))
        .sorted(
            Comparator.comparing(
                    (ResourceId id) -> resources.info(id).orElseThrow().created().span())
                .thenComparing(ResourceId::isOlder))
        .toList();
  }

  private static boolean isOwedForSure(ResourceState one) {
    return one.owner().isHere()
        && one.isOwed()
        && EndCollector.isOpenForSure(one)
        && !one.isUnsure();
  }

  private static boolean isScopable(ResourceId lost, PathState state) {
    return state.resource(lost).owner().isScopable();
  }
}
