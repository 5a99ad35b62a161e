// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Coverage;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Split;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Transfers the results of calls: decides by the summary and the state what kind of result it is.
 */
final class ResultTransfer {

  private final Library library;
  private final Promises promises;
  private final ChosenResults chosen;
  private final Claims claims;
  private final NewResources created;
  private final OperandResults operands;
  private final ContainerResults contents;
  private final FieldResults fromFields;
  private final Carriers carriers;
  private final ObjectResults objects;

  ResultTransfer(
      MethodContext context,
      FieldTransfer fields,
      ScopeTransfer scopes,
      ContainerTransfer containers,
      Promises promises,
      Assumption assumption) {
    this.library = context.library();
    this.promises = promises;
    this.chosen = new ChosenResults(assumption);
    this.claims = new Claims(context.cfg(), library);
    this.created = new NewResources(library, scopes);
    this.operands = new OperandResults(library);
    this.contents =
        new ContainerResults(
            library, containers, new StoredKeys(context.cfg(), library), assumption::asks);
    this.fromFields = new FieldResults(fields, contents);
    this.carriers = new Carriers(scopes, library);
    this.objects = new ObjectResults(fields, contents);
  }

  /**
   * Returns the states after the normal completion of a call whose operand effects have been
   * applied.
   */
  List<PathState> of(int node, Instr.Invoke call, Summary summary, PathState state) {
    if (summary.covers().fields() == Coverage.Fields.ANY) {
      return List.of(undescribed(node, call, state));
    }
    Optional<PathState> promised =
        promises
            .of(node, call, summary)
            .map(model -> ResourceType.of(new Library.Followed(model, null)))
            .map(type -> created.make(node, call, type, Owner.here(), state));
    if (promised.isPresent()) {
      return List.of(promised.get());
    }
    Optional<PathState> stated = stated(node, call, summary, state);
    if (stated.isPresent()) {
      return List.of(stated.get());
    }
    if (summary.result().kind() == ResultEffect.Kind.ONE_OF) {
      return OperandResults.either(call, summary.result(), state);
    }
    List<PathState> paths = newOrGiven(node, call, summary, state);
    if (paths.isEmpty()) {
      return List.of(ofObject(node, call, summary, state));
    }
    boolean isCreated =
        summary.result().made() != null
            || !summary.result().parts().isEmpty()
            || summary.isNullableByModel();
    if (summary.result().mayBeNull() && isCreated) {
      paths.add(state.with(call.target(), Value.NULL));
    }
    return paths;
  }

  /** Returns the states before a call on one side of a split of its effects. */
  List<PathState> onSide(
      int node, Instr.Invoke call, Split split, boolean holds, Summary summary, PathState state) {
    return switch (split.kind()) {
      case ANSWER, NOTHING -> List.of(state);
      case GIVEN ->
          holds
              ? chosen.whereGiven(call, summary.result(), NewResources.withoutNew(node, state))
              : chosen.whereNew(call, summary.result(), state);
      case FLAG -> chosen.whereFlag(call, split.parameter(), holds, state);
      case SAME -> chosen.whereSame(call, split, holds, state);
    };
  }

  private List<PathState> newOrGiven(
      int node, Instr.Invoke call, Summary summary, PathState state) {
    List<PathState> paths = new ArrayList<>(2);
    for (PathState one : chosen.whereNew(call, summary.result(), state)) {
      made(node, call, summary, one).ifPresent(paths::add);
    }
    boolean mayBeNew = !paths.isEmpty();
    if (mayBeNew && summary.result().isNewOrUnseen()) {
      paths.add(objects.unmodelled(node, call, NewResources.withoutNew(node, state)));
    }
    for (PathState one : chosen.whereGiven(call, summary.result(), state)) {
      boolean isEither = mayBeNew && summary.result().isNewOrArgument();
      operands
          .same(call, summary, isEither ? NewResources.withoutNew(node, one) : one)
          .ifPresent(paths::add);
    }
    return paths;
  }

  /**
   * Returns the state for a result that only models state: a wrapper, the result of a test, an
   * operand, or the content of a container.
   */
  private Optional<PathState> stated(
      int node, Instr.Invoke call, Summary summary, PathState state) {
    List<Integer> wrapped = summary.wrapped(call.arguments().size());
    OptionalInt holder = Wrapping.holder(call, wrapped, state);
    if (holder.isPresent()) {
      return Optional.of(Wrapping.result(call, wrapped, holder.getAsInt(), state));
    }
    Optional<Value> answer = StateTests.answer(call, summary, state);
    if (answer.isPresent()) {
      return answer.map(value -> state.with(call.target(), value));
    }
    if (summary.promises(ResultEffect.Kind.NULL)) {
      return Optional.of(state.with(call.target(), Value.NULL));
    }
    boolean isAlias = summary.result().isSame();
    return isAlias && !contents.isMade(call, summary, state)
        ? Optional.of(operands.alias(call, summary.result(), state))
        : part(node, call, summary, state).or(() -> contents.ofModel(node, call, summary, state));
  }

  /**
   * Returns the state with a part of a resource that code reads as an element, as of a result that
   * is a list in another version of its library than the model describes.
   */
  private Optional<PathState> part(int node, Instr.Invoke call, Summary summary, PathState state) {
    Slot from = Operands.slot(call, summary.result().from());
    boolean isElement = summary.result().kind() == ResultEffect.Kind.ELEMENT_OF;
    if (from == null || !isElement || !Types.isWhole(state.value(from), state)) {
      return Optional.empty();
    }
    return library
        .calls()
        .result(call)
        .map(
            part ->
                created.make(
                    node, call, ResourceType.of(part), Referents.ownerOf(from, state), state));
  }

  PathState rejected(Instr.Invoke call, Summary effects, PathState state) {
    return carriers.rejected(call, effects, state);
  }

  private PathState ofObject(int node, Instr.Invoke call, Summary effects, PathState state) {
    FieldKey field = effects.result().field();
    return field == null
        ? ofConstructor(node, call, effects, state)
            .or(() -> carriers.made(node, call, effects, state))
            .orElseGet(() -> objects.object(node, call, state))
        : fromFields.of(node, call, effects.result(), field, state);
  }

  /**
   * Returns the state for a new result, by the model in the summary or else by the type of the
   * call.
   */
  private Optional<PathState> made(int node, Instr.Invoke call, Summary summary, PathState state) {
    ResultEffect result = summary.result();
    if (result.kind() == ResultEffect.Kind.CARRIER) {
      return Optional.of(carriers.given(node, call, result, state));
    }
    FieldKey pool = result.isMadeOrTaken() ? result.field() : null;
    if (pool != null) {
      return Optional.of(contents.taken(node, call, pool, state));
    }
    Optional<Library.Followed> followed = followed(call, summary);
    if (followed.isEmpty()) {
      return result.isPlainElse()
          ? Optional.of(objects.unmodelled(node, call, state))
          : Optional.empty();
    }
    return Optional.of(created.stated(node, call, result, followed.get(), state));
  }

  private Optional<Library.Followed> followed(Instr.Invoke call, Summary summary) {
    TypeModel model = summary.result().made();
    if (model != null && !ChainedConstruction.isChained(call)) {
      return Optional.of(new Library.Followed(model, summary.result().container()));
    }
    return summary.result().isMadeByType() ? library.calls().result(call) : Optional.empty();
  }

  /**
   * Returns the state for a new resource, to which the arguments that it stores are handed over.
   */
  private Optional<PathState> ofConstructor(
      int node, Instr.Invoke call, Summary effects, PathState state) {
    return effects.result().kind() == ResultEffect.Kind.ELSEWHERE
        ? Optional.empty()
        : created.fresh(node, call, carriers.taken(call, effects, state));
  }

  /** Returns the state for the result of a call without a model and without a body. */
  private PathState undescribed(int node, Instr.Invoke call, PathState before) {
    Slot receiver = call.receiver();
    if (receiver != null && claims.mayBePart(call, before)) {
      return before.with(call.target(), before.value(receiver));
    }
    PathState state =
        claims.mayBeOperand(call, before)
            ? Referents.all(before, Operands.all(call), ResourceState::unsure)
            : before;
    return created
        .fresh(node, call, state)
        .or(() -> claims.of(call, state).map(type -> created.claimed(node, call, type, state)))
        .orElseGet(() -> objects.unmodelled(node, call, state));
  }
}
