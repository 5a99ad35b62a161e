// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.LiteralKey;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.MayAlias;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Renaming;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Tracks elements under literal keys: repeated calls of {@code list.get(0)} return the same object
 * while the list is unchanged. A change of the list moves the element to the older ones. A change
 * of another list that may be the same one leaves the element in place only possibly.
 */
final class KeyedElements {

  private final Library library;

  KeyedElements(Library library) {
    this.library = library;
  }

  /** Returns the site of the element that a call reads, if its key is a literal. */
  Optional<Site> site(Instr.Invoke call, Value container, PathState state) {
    return call.arguments().size() == 1
        ? site(call.literal(0), container, state)
        : Optional.empty();
  }

  /** Returns the site of the element of an array, if its index is a literal. */
  Optional<Site> site(Instr.LoadElement load, Value container, PathState state) {
    return site(load.index(), container, state);
  }

  private static Optional<Site> site(@Nullable LiteralKey key, Value container, PathState state) {
    return key != null && state.isOneObject(container)
        ? Optional.of(new Site.Keyed(container.resources().get(0).site(), key))
        : Optional.empty();
  }

  /**
   * Returns the element that was read before under the same key of the same container, joined with
   * an unknown value if it may have been replaced.
   */
  static Optional<Value> known(Site site, Value container, PathState state) {
    ResourceId element = ResourceId.recent(site);
    if (!(site instanceof Site.Keyed) || !state.has(element)) {
      return Optional.empty();
    }
    return switch (state.resource(element).inside().in(container.resources().get(0))) {
      case YES -> Optional.of(Value.ref(element));
      case MAYBE -> Optional.of(Value.ref(element).join(Value.UNKNOWN));
      case NO -> Optional.empty();
    };
  }

  /** Returns the state after a call that may change containers. */
  PathState called(Instr.Invoke call, Summary summary, PathState state) {
    if (state.references().keyed() == 0
        || (summary.covers().hasElements() && isReadOnly(summary))) {
      return state;
    }
    PathState after = state;
    for (ResourceId element :
        summary.covers().hasElements() ? List.<ResourceId>of() : keyed(state)) {
      boolean isReached =
          state.resource(element).inside().containers().keySet().stream()
              .anyMatch(container -> !MayAlias.isOwn(container, state));
      after = isReached ? Renaming.age(after, element) : after;
    }
    for (Slot slot : Operands.all(call)) {
      after = changed(state.value(slot), after);
    }
    Slot receiver = call.receiver();
    if (receiver == null) {
      return after;
    }
    boolean isPut = summary.parameter(0).isAdded();
    after = isPut ? changedAround(state.value(receiver), after) : after;
    return isContainer(call) ? maybeChanged(state.value(receiver), after) : after;
  }

  /** Applies a change of an entry to the map that contains it. */
  private PathState changedAround(Value entry, PathState state) {
    PathState after = state;
    for (ResourceId one : entry.resources()) {
      for (ResourceId holder : Contents.around(state, one)) {
        after = changed(Value.ref(holder), after);
      }
    }
    return after;
  }

  private boolean isContainer(Instr.Invoke call) {
    return library.containers().is(call.receiverType());
  }

  /** Returns the state after a step that stores another value in a container. */
  PathState replaced(Value containers, PathState state) {
    return maybeChanged(containers, changed(containers, state));
  }

  /** Returns the state after a change of containers or an iteration over them. */
  PathState changed(Value containers, PathState state) {
    PathState after = state;
    if (state.references().keyed() > 0 && !containers.resources().isEmpty()) {
      for (ResourceId element : keyed(state)) {
        boolean isChanged =
            state.resource(element).inside().containers().keySet().stream()
                .anyMatch(holder -> MayAlias.isChangedWith(containers, holder, state));
        after = isChanged ? Renaming.age(after, element) : after;
      }
    }
    return after;
  }

  /** Marks elements of containers that may alias the changed ones as possibly replaced. */
  private PathState maybeChanged(Value containers, PathState state) {
    PathState after = state;
    for (ResourceId element :
        state.references().keyed() > 0 ? keyed(state) : List.<ResourceId>of()) {
      for (ResourceId holder : state.resource(element).inside().containers().keySet()) {
        after =
            MayAlias.mayBe(containers, holder, state)
                ? after.update(element, one -> one.within(holder, Certainty.MAYBE))
                : after;
      }
    }
    return after;
  }

  /**
   * Returns whether a call only reads an element, queries a container or creates one with the same
   * elements.
   */
  private static boolean isReadOnly(Summary effect) {
    ResultEffect.Kind kind = effect.result().kind();
    boolean isTested =
        effect.asks().isOfElements()
            || kind == ResultEffect.Kind.ELEMENT_OF
            || kind == ResultEffect.Kind.ELEMENTS_OF
            || kind == ResultEffect.Kind.SOME_OF
            || kind == ResultEffect.Kind.VIEW_OF;
    return isTested && !effect.parameter(0).isAdded();
  }

  private static List<ResourceId> keyed(PathState state) {
    List<ResourceId> keyed = new ArrayList<>();
    for (ResourceId id : state.resources().keySet()) {
      if (id.site() instanceof Site.Keyed && !id.isOlder()) {
        keyed.add(id);
      }
    }
    Collections.sort(keyed);
    return keyed;
  }
}
