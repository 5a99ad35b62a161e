// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.LiteralKey;
import dev.tensorlint.rules.cfg.NumberTest;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.Success;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Calls that tell by a number whether they have acquired something. The number is followed to the
 * tests of it: on a path on which it is another one than for success, there is nothing to release.
 * Without a test the call counts as successful.
 */
final class Acquisitions {

  private Acquisitions() {}

  /** Returns the state after a call, with the number that says whether it has acquired it. */
  static PathState after(Instr.Invoke call, Summary summary, PathState state) {
    PathState known = withoutStored(call.arguments(), state);
    Success success = summary.outcome().success();
    Optional<ResourceId> acquired =
        success == null ? Optional.empty() : acquired(call, summary, state);
    if (success == null || acquired.isEmpty()) {
      return known;
    }
    boolean isStored = success.in().isArgument();
    Slot in = isStored ? Operands.slot(call, success.in()) : call.target();
    return in == null || known.value(in).is(Atom.NULL)
        ? known
        : known.with(in, Value.of(new Atom.Status(acquired.get(), success.value(), isStored)));
  }

  /** Returns what a call has acquired, if that is one object. */
  private static Optional<ResourceId> acquired(
      Instr.Invoke call, Summary summary, PathState state) {
    List<Value> values = new ArrayList<>();
    values.add(state.value(call.target()));
    for (int i = 0; i < call.arguments().size(); i++) {
      if (summary.parameter(i).custody() == Custody.ACQUIRED) {
        values.add(state.value(call.arguments().get(i)));
      }
    }
    values.removeIf(value -> value.resources().isEmpty());
    return values.size() == 1 && state.isOneObject(values.get(0))
        ? Optional.of(values.get(0).resources().get(0))
        : Optional.empty();
  }

  /** Returns the state after other values may have been stored in some arrays. */
  static PathState withoutStored(List<Slot> arrays, PathState state) {
    PathState after = state;
    for (Slot array : arrays) {
      boolean isForgotten =
          state.value(array).atoms().stream()
              .anyMatch(atom -> atom instanceof Atom.Status status && status.isStored());
      after = isForgotten ? after.with(array, Value.UNKNOWN) : after;
    }
    return after;
  }

  /** Returns the number that an array element is, if it says whether something was acquired. */
  static Optional<Value> stored(Instr.LoadElement load, PathState state) {
    LiteralKey index = load.index();
    return index != null && index.text().equals("0")
        ? status(state.value(load.container()))
            .filter(Atom.Status::isStored)
            .map(status -> new Atom.Status(status.acquired(), status.success(), false))
            .map(Value::of)
        : Optional.empty();
  }

  private static Optional<Atom.Status> status(Value value) {
    return value.atoms().size() == 1
            && value.atoms().iterator().next() instanceof Atom.Status status
        ? Optional.of(status)
        : Optional.empty();
  }

  /** Returns the state under the outcome of a comparison. */
  static PathState tested(Slot.Comparison comparison, boolean isTrue, PathState state) {
    return NumberTest.of(comparison, isTrue)
        .flatMap(
            test ->
                Optional.ofNullable(test.value().slot())
                    .flatMap(slot -> missing(test.holds(), state.value(slot))))
        .map(missing -> failed(missing, state))
        .orElse(state);
  }

  /** Returns what was not acquired if a condition holds for a number. */
  private static Optional<ResourceId> missing(ThrowCondition.Compared condition, Value number) {
    return status(number)
        .filter(status -> !condition.holdsFor(BigDecimal.valueOf(status.success())))
        .map(Atom.Status::acquired);
  }

  /**
   * Returns the state after a call that throws: if it throws for nothing but numbers that tell of a
   * failure, there is nothing to release.
   *
   * @param before the state before the call
   * @param thrown the state after it
   */
  static PathState checked(Instr.Invoke call, Edge edge, PathState before, PathState thrown) {
    Set<ResourceId> missing = new HashSet<>();
    for (String type : edge.thrown()) {
      Set<ThrowCondition> conditions = edge.onlyIf().get(type);
      boolean isOnlySupposed = !Edge.isSpokenOf(type) && edge.isSpokenOf();
      Optional<Set<ResourceId>> found =
          conditions == null ? ofAll(call, before) : ofEach(conditions, call, before);
      if (found.isEmpty() && !isOnlySupposed) {
        return thrown;
      }
      missing.addAll(found.orElse(Set.of()));
    }
    PathState after = thrown;
    for (ResourceId one : missing) {
      after = failed(one, after);
    }
    return after;
  }

  /** Returns what is missing under each of some conditions; empty if one can hold otherwise. */
  private static Optional<Set<ResourceId>> ofEach(
      Set<ThrowCondition> conditions, Instr.Invoke call, PathState before) {
    Set<ResourceId> missing = new HashSet<>();
    for (ThrowCondition one : conditions) {
      Optional<ResourceId> found = missing(one, call, before);
      if (found.isEmpty()) {
        return Optional.empty();
      }
      missing.add(found.get());
    }
    return Optional.of(missing);
  }

  /**
   * Returns what is missing if a check throws that is given nothing but numbers which tell of it,
   * and literals: it has no other reason.
   */
  private static Optional<Set<ResourceId>> ofAll(Instr.Invoke call, PathState before) {
    if (call.receiver() != null || call.isCreation()) {
      return Optional.empty();
    }
    Set<ResourceId> missing = new HashSet<>();
    for (int i = 0; i < call.arguments().size(); i++) {
      Optional<Atom.Status> status =
          status(before.value(call.arguments().get(i))).filter(one -> !one.isStored());
      if (status.isEmpty() && call.literal(i) == null) {
        return Optional.empty();
      }
      status.ifPresent(one -> missing.add(one.acquired()));
    }
    return missing.isEmpty() ? Optional.empty() : Optional.of(missing);
  }

  private static Optional<ResourceId> missing(
      ThrowCondition condition, Instr.Invoke call, PathState before) {
    return condition instanceof ThrowCondition.Compared compared
            && compared.parameter() >= 0
            && compared.parameter() < call.arguments().size()
        ? missing(compared, before.value(call.arguments().get(compared.parameter())))
        : Optional.empty();
  }

  /** What was not acquired is not there: it is neither open nor released. */
  private static PathState failed(ResourceId missing, PathState state) {
    return state.update(
        missing,
        one ->
            one.owner().equals(Owner.caller())
                ? one.ownedBy(Owner.elsewhere())
                : one.withTypestates(Set.of()));
  }
}
