// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.model.ArgumentEffect;
import dev.tensorlint.rules.model.CallEffect;
import dev.tensorlint.rules.model.ContentQuestion;
import dev.tensorlint.rules.model.ResultEffect;
import dev.tensorlint.rules.source.Span;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Elements under literal keys: {@code list.get(0)} is the same object each time, as long as nothing
 * changes the list in between. A change makes an element under a key one of those that were there
 * before.
 */
final class KeyedElements {

  private static final Pattern LITERAL = Pattern.compile("\\d+|\"[^\"\\\\]*\"");
  private static final Pattern INDEX = Pattern.compile("\\[\\s*(\\d+)\\s*]$");

  private final Resources resources;

  KeyedElements(Resources resources) {
    this.resources = resources;
  }

  /** Returns what stands for the element that a call looks up, if its key is a literal. */
  Optional<Site> site(Instr.Invoke call, Value container, PathState state) {
    boolean hasKey = call.arguments().size() == 1 && call.argumentSpans().size() == 1;
    return hasKey
        ? Optional.of(resources.expression(call.argumentSpans().get(0)))
            .filter(text -> LITERAL.matcher(text).matches())
            .flatMap(key -> site(key, container, state))
        : Optional.empty();
  }

  /** Returns what stands for the element of an array, if its index is a literal. */
  Optional<Site> site(Span access, Value container, PathState state) {
    Matcher index = INDEX.matcher(resources.expression(access));
    return index.find() ? site(index.group(1), container, state) : Optional.empty();
  }

  private Optional<Site> site(String key, Value container, PathState state) {
    return state.isOneObject(container)
        ? Optional.of(new Site.Keyed(container.resources().get(0).site(), key))
        : Optional.empty();
  }

  /** Returns the element that was looked up before under the same key of the same container. */
  static Optional<ResourceId> known(Site site, Value container, PathState state) {
    ResourceId element = ResourceId.recent(site);
    boolean isKnown =
        site instanceof Site.Keyed
            && state.has(element)
            && state.resource(element).inside().in(container.resources().get(0)) == Certainty.YES;
    return isKnown ? Optional.of(element) : Optional.empty();
  }

  /**
   * Returns the state behind a call that may change containers.
   *
   * @param effect what a model says of the call, empty for none
   */
  PathState called(Instr.Invoke call, Optional<CallEffect> effect, PathState state) {
    if (!resources.hasKeyedElements() || effect.filter(KeyedElements::isLook).isPresent()) {
      return state;
    }
    Set<ResourceId> changed = new HashSet<>();
    for (Slot slot : Operands.all(call)) {
      changed.addAll(state.value(slot).resources());
    }
    PathState after = state;
    for (ResourceId element : keyed(state)) {
      boolean isReached =
          effect.isEmpty()
              && state.resource(element).inside().containers().keySet().stream()
                  .anyMatch(container -> isReachedByOthers(container, state));
      after = isReached || isIn(element, changed, state) ? Renaming.age(after, element) : after;
    }
    return after;
  }

  /** Returns the state behind something that changes containers, or goes through them. */
  PathState changed(Value containers, PathState state) {
    PathState after = state;
    if (resources.hasKeyedElements()) {
      for (ResourceId element : keyed(state)) {
        boolean isChanged = isIn(element, Set.copyOf(containers.resources()), state);
        after = isChanged ? Renaming.age(after, element) : after;
      }
    }
    return after;
  }

  /** A look, a question, or another container with the same elements. */
  private static boolean isLook(CallEffect effect) {
    ResultEffect.Kind kind = effect.result().kind();
    boolean isAsked =
        effect.asks() != ContentQuestion.NONE
            || kind == ResultEffect.Kind.ELEMENT_OF
            || kind == ResultEffect.Kind.ELEMENTS_OF
            || kind == ResultEffect.Kind.SOME_OF;
    return isAsked && effect.argument(0) != ArgumentEffect.ADDS;
  }

  private static boolean isIn(ResourceId element, Set<ResourceId> containers, PathState state) {
    return state.resource(element).inside().containers().keySet().stream()
        .anyMatch(containers::contains);
  }

  /** What nobody but the method has cannot be changed by others. */
  private static boolean isReachedByOthers(ResourceId container, PathState state) {
    boolean isOwn =
        state.has(container)
            && state.resource(container).owner().isHere()
            && state.resource(container).handedOver() == Certainty.NO;
    return !isOwn;
  }

  private static List<ResourceId> keyed(PathState state) {
    return state.resources().keySet().stream()
        .filter(id -> id.site() instanceof Site.Keyed && !id.isOlder())
        .sorted(Comparator.comparing(ResourceId::toString))
        .toList();
  }
}
