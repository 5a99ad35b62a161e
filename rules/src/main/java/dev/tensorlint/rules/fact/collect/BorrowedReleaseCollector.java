// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.fact.ReleaseFact;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.OwnershipKind;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds releases of borrowed resources: parts of other resources, and values that the caller may
 * own.
 */
final class BorrowedReleaseCollector {

  private final MethodContext context;
  private final Resources resources;
  private final Transfer transfer;
  private final List<ReachedCall> calls;
  private final List<ExitStates> exits;
  private final UntouchedLender lenders;
  private final TreeMap<Place, ReleaseFact.Disposed> found =
      new TreeMap<>(Comparator.comparing(Place::span));
  private boolean isCollected;

  /** Returns the instance that the collectors of a body share. */
  static BorrowedReleaseCollector in(SolvedBody body) {
    return body.shared(BorrowedReleaseCollector.class, BorrowedReleaseCollector::new);
  }

  /** Provides the facts. */
  @AutoService(FactCollector.class)
  public static final class Facts implements FactCollector {
    @Override
    public List<ReleaseFact.Disposed> facts(SolvedBody body) {
      return in(body).collect();
    }
  }

  private BorrowedReleaseCollector(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
    this.transfer = body.transfer();
    this.calls = body.calls();
    this.exits = body.exits();
    this.lenders = new UntouchedLender(body);
  }

  List<ReleaseFact.Disposed> collect() {
    isCollected |= resources.isEmpty();
    if (!isCollected) {
      calls.forEach(this::visit);
    }
    isCollected = true;
    return List.copyOf(found.values());
  }

  /**
   * Returns the parameters that the method may release as values of its own by mistake. The release
   * is reported here, so callers must not report it again.
   */
  Set<Integer> wronglyReleasedParameters() {
    Set<Integer> parameters = new HashSet<>();
    for (ReleaseFact.Disposed fact : collect()) {
      if (fact.ownership() == OwnershipKind.MAY_BE) {
        for (int i = 0; i < context.parameters().size(); i++) {
          boolean isReleased =
              resources.info(new Site.Parameter(i)).filter(fact.owner()::equals).isPresent();
          parameters.addAll(isReleased ? Set.of(i) : Set.of());
        }
      }
    }
    return parameters;
  }

  private void visit(ReachedCall reached) {
    Instr.Invoke call = reached.call();
    List<PathState> states = reached.states();
    for (Slot slot : transfer.calls().touches().released(call, reached.first())) {
      lent(reached.node(), call, slot, states)
          .or(() -> maybeSame(call, slot, states))
          .ifPresent(this::add);
    }
  }

  private void add(ReleaseFact.Disposed fact) {
    found.merge(fact.at(), fact, (one, other) -> one.isDefinite() ? other : one);
  }

  /**
   * Returns a fact if the released value is borrowed from another resource on at least one path.
   */
  private Optional<ReleaseFact.Disposed> lent(
      int node, Instr.Invoke call, Slot slot, List<PathState> states) {
    List<ResourceState> loans = new ArrayList<>();
    List<ResourceId> ids = new ArrayList<>();
    Proof proof = new Proof();
    for (PathState state : states) {
      Value value = state.value(slot);
      boolean isSure = state.isOneObject(value);
      for (ResourceId id : value.resources()) {
        if (state.has(id) && isLent(state.resource(id))) {
          loans.add(state.resource(id));
          ids.add(id);
          isSure &= !state.resource(id).isUnsure() && state.resource(id).isOpen();
        } else {
          isSure = false;
        }
      }
      proof.onPath(state, isSure);
    }
    if (loans.isEmpty()
        || !(loans.get(0).owner() instanceof Owner.Of lender)
        || lenders.isLeftBy(node, ids.get(0), lender)) {
      return Optional.empty();
    }
    proof.requires(context.isSureToReach(ids.get(0).site(), node));
    return fact(call, slot, ids.get(0), lender, proof.holds());
  }

  private static boolean isLent(ResourceState state) {
    return state.owner() instanceof Owner.Of of
        && of.isLent()
        && state.mayBeOpen()
        && !keepsLent(state.type());
  }

  private static boolean keepsLent(@Nullable ResourceType type) {
    return type != null && type.model().release().keepsLent();
  }

  private Optional<ReleaseFact.Disposed> fact(
      Instr.Invoke call, Slot slot, ResourceId released, Owner.Of lender, boolean isDefinite) {
    Optional<ResourceInfo> owner = resources.info(lender.resource());
    return resources
        .info(released)
        .flatMap(
            info ->
                owner.map(
                    of ->
                        new ReleaseFact.Disposed(
                            info,
                            context.name(),
                            resources.place(call.nameSpan()),
                            name(slot, info),
                            of,
                            lender.isUntilStep()
                                ? OwnershipKind.PART_UNTIL_STEP
                                : OwnershipKind.PART_OF,
                            isDefinite)));
  }

  private static String name(Slot slot, ResourceInfo info) {
    return slot instanceof Slot.Variable variable ? variable.local().name() : info.name();
  }

  /**
   * Returns a fact if the released value is a parameter or the value of a field on some paths and a
   * new resource on others, and the method does not take custody of the former, because it leaves
   * it open on some path.
   */
  private Optional<ReleaseFact.Disposed> maybeSame(
      Instr.Invoke call, Slot slot, List<PathState> states) {
    boolean isNewSomewhere =
        states.stream().anyMatch(state -> isOne(state, slot) && isNew(one(state, slot)));
    if (!isNewSomewhere) {
      return Optional.empty();
    }
    return states.stream()
        .filter(state -> isOne(state, slot))
        .map(state -> one(state, slot))
        .filter(id -> !isNew(id) && isLeftOpenSomewhere(id))
        .filter(id -> !isContentOfField(id, slot, states))
        .findFirst()
        .flatMap(id -> resources.info(id))
        .map(given -> disposed(call, slot, given));
  }

  /** Returns whether a call releases what a field holds, be it the former value or a new one. */
  private static boolean isContentOfField(ResourceId former, Slot slot, List<PathState> states) {
    return former.site() instanceof Site.Field of
        && states.stream().allMatch(state -> state.field(of.field()).equals(state.value(slot)));
  }

  private ReleaseFact.Disposed disposed(Instr.Invoke call, Slot slot, ResourceInfo given) {
    return new ReleaseFact.Disposed(
        given,
        context.name(),
        resources.place(call.nameSpan()),
        name(slot, given),
        given,
        OwnershipKind.MAY_BE,
        false);
  }

  private static boolean isOne(PathState state, Slot slot) {
    return state.isOneObject(state.value(slot));
  }

  private static ResourceId one(PathState state, Slot slot) {
    return state.value(slot).resources().get(0);
  }

  private static boolean isNew(ResourceId id) {
    return id.site() instanceof Site.Node;
  }

  private boolean isLeftOpenSomewhere(ResourceId id) {
    return exits.stream()
        .flatMap(exit -> exit.after().stream())
        .anyMatch(state -> state.has(id) && state.resource(id).isOpen());
  }
}
