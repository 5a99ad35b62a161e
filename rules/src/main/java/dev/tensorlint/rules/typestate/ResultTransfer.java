// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.LiteralKey;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.Coverage;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Renaming;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Typestate;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Transfers the results of calls. */
final class ResultTransfer {

  private final MethodContext context;
  private final FieldTransfer fields;
  private final ScopeTransfer scopes;
  private final ResultOwners owners;
  private final ContainerResults contents;
  private final Carriers carriers;
  private final Claims claims;
  private final Promises promises;
  private final ChosenResults chosen;

  ResultTransfer(
      MethodContext context,
      FieldTransfer fields,
      ScopeTransfer scopes,
      ContainerTransfer containers,
      Promises promises,
      Assumption assumption) {
    this.context = context;
    this.chosen = new ChosenResults(assumption);
    this.promises = promises;
    this.fields = fields;
    this.scopes = scopes;
    this.owners = new ResultOwners(scopes);
    this.contents =
        new ContainerResults(
            context.library(),
            containers,
            new StoredKeys(context.cfg(), context.library()),
            assumption::asks);
    this.carriers = new Carriers(scopes, context.library());
    this.claims = new Claims(context.cfg(), context.library());
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
            .map(type -> make(node, call, type, Owner.here(), state));
    if (promised.isPresent()) {
      return List.of(promised.get());
    }
    Optional<PathState> stated = stated(node, call, summary, state);
    if (stated.isPresent()) {
      return List.of(stated.get());
    }
    if (summary.result().kind() == ResultEffect.Kind.ONE_OF) {
      return either(call, summary.result(), state);
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

  private List<PathState> newOrGiven(
      int node, Instr.Invoke call, Summary summary, PathState state) {
    List<PathState> paths = new ArrayList<>(2);
    for (PathState one : chosen.whereNew(call, summary.result(), state)) {
      made(node, call, summary, one).ifPresent(paths::add);
    }
    boolean mayBeNew = !paths.isEmpty();
    for (PathState one : chosen.whereGiven(call, summary.result(), state)) {
      boolean isEither = mayBeNew && summary.result().isNewOrArgument();
      same(call, summary, isEither ? withoutNew(node, one) : one).ifPresent(paths::add);
    }
    return paths;
  }

  /** Returns the state of a path on which a call has not made what it may make on another one. */
  private static PathState withoutNew(int node, PathState state) {
    ResourceId made = ResourceId.recent(new Site.Node(node));
    return Renaming.age(state, made).with(made, ResourceState.SETTLED);
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
        ? Optional.of(alias(call, summary.result(), state))
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
    return context
        .library()
        .result(call)
        .map(
            part -> make(node, call, ResourceType.of(part), Referents.ownerOf(from, state), state));
  }

  private PathState alias(Instr.Invoke call, ResultEffect result, PathState state) {
    Slot from = Operands.slot(call, result.from());
    Value given = from == null ? Value.UNKNOWN : state.value(from);
    boolean isFuture = given.resources().isEmpty() && isComputation(given);
    boolean isSame = !isFuture && canBeSame(call, given, state);
    return state.with(call.target(), isSame ? given : Value.UNKNOWN);
  }

  /** Returns the states for a result that is one of several arguments. */
  private static List<PathState> either(Instr.Invoke call, ResultEffect result, PathState state) {
    List<PathState> paths = new ArrayList<>();
    for (int argument : new TreeSet<>(result.same())) {
      Slot same = Operands.slot(call, Operand.argument(argument));
      paths.add(state.with(call.target(), same == null ? Value.UNKNOWN : state.value(same)));
    }
    if (result.mayBeNull()) {
      paths.add(state.with(call.target(), Value.NULL));
    }
    return paths;
  }

  private static boolean isComputation(Value value) {
    return value.atoms().stream().anyMatch(Atom.Task.class::isInstance);
  }

  /** Returns the state for a result that is, or may be, an operand. */
  private Optional<PathState> same(Instr.Invoke call, Summary summary, PathState state) {
    ResultEffect result = summary.result();
    Slot same = Operands.slot(call, result.from());
    if (same == null) {
      return Optional.empty();
    }
    Value given = state.value(same);
    boolean mayBeSame =
        result.kind() == ResultEffect.Kind.MAYBE_ALIAS
            ? !given.resources().isEmpty() && !isNew(call, summary, state)
            : result.mayBeOperand();
    return mayBeSame ? Optional.of(state.with(call.target(), given)) : Optional.empty();
  }

  private static boolean isNew(Instr.Invoke call, Summary effect, PathState state) {
    OperandTest test = effect.outcome().isNewIf();
    Slot tested = test == null ? null : Operands.slot(call, test.operand());
    if (test == null || tested == null) {
      return false;
    }
    Value value = state.value(tested);
    return switch (test.is()) {
      case IS_TRUE -> value.is(Atom.TRUE);
      case IS_FALSE -> value.is(Atom.FALSE);
      case IS_NULL -> value.is(Atom.NULL);
      case IS_NOT_NULL -> value.isOneResource() || value.is(Atom.NOT_NULL);
    };
  }

  private boolean canBeSame(Instr.Invoke call, Value given, PathState state) {
    return context.library().canBeSame(call.type()) || Types.haveCarrier(given, state);
  }

  /** Returns the state with a new, open resource in the target of a call. */
  private PathState make(
      int node, Instr.Invoke call, ResourceType type, Owner owner, PathState state) {
    return make(node, call, type, owner, Typestate.OPEN, state);
  }

  private PathState make(
      int node,
      Instr.Invoke call,
      ResourceType type,
      Owner owner,
      Typestate typestate,
      PathState state) {
    Site site = new Site.Node(node);
    ResourceId made = ResourceId.recent(site);
    PathState aged = Renaming.age(state, made);
    Owner agedOwner = owner.renamed(made, made.older());
    PathState with =
        aged.with(made, ResourceState.of(Set.of(typestate), agedOwner).typed(type))
            .with(call.target(), Value.ref(made));
    return scopes.opened(made, type.model(), with);
  }

  PathState rejected(Instr.Invoke call, Summary effects, PathState state) {
    return carriers.rejected(call, effects, state);
  }

  private PathState ofObject(int node, Instr.Invoke call, Summary effects, PathState state) {
    FieldKey field = effects.result().field();
    if (field == null) {
      return ofConstructor(node, call, effects, state)
          .or(() -> carriers.made(node, call, effects, state))
          .orElseGet(() -> object(node, call, state));
    }
    Slot receiver = call.receiver();
    return receiver != null
            && ReceiverFields.object(receiver, state).isEmpty()
            && Types.haveCarrier(state.value(receiver), state)
        ? contents.look(node, call, receiver, state)
        : held(node, call, effects.result(), field, state);
  }

  private PathState held(
      int node, Instr.Invoke call, ResultEffect result, FieldKey field, PathState state) {
    if (result.kind() == ResultEffect.Kind.TAKEN_FROM) {
      return contents.taken(node, call, field, state);
    }
    PathState held = lent(call, fields.held(call, field, state));
    if (result.kind() != ResultEffect.Kind.ELEMENT_OF) {
      return held;
    }
    Value container = held.value(call.target());
    return container.resources().isEmpty()
        ? fields.anyElement(call, field, held)
        : contents.element(node, call, container, held);
  }

  /** Returns the values of fields that a call has read from an object which is not followed. */
  private static List<ResourceId> parts(Instr.Invoke call, PathState state) {
    return state.value(call.target()).resources().stream()
        .filter(one -> one.site() instanceof Site.Field of && of.field().isOfAny())
        .toList();
  }

  /**
   * Records that a result is a part of the receiver. What becomes of the part becomes of the whole
   * at once if the part stands for others that were given up.
   */
  private static PathState lent(Instr.Invoke call, PathState state) {
    Slot receiver = call.receiver();
    Set<ResourceId> wholes =
        receiver == null ? Set.of() : Set.copyOf(state.value(receiver).resources());
    PathState after = state;
    for (ResourceId part : wholes.isEmpty() ? List.<ResourceId>of() : parts(call, state)) {
      ResourceState known = state.resource(part);
      boolean isGivenUp =
          known.mayBeReleased() || known.isUnsure() || known.handedOver() != Certainty.NO;
      after = after.update(part, one -> one.viewing(Sets.union(one.viewed(), wholes)));
      after =
          isGivenUp && receiver != null
              ? Referents.each(after, receiver, ResourceState::surelyHandedOver)
              : after;
    }
    return after;
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
      return result.isPlainElse() ? Optional.of(unmodelled(node, call, state)) : Optional.empty();
    }
    Slot from = Operands.slot(call, result.from());
    Owner owner = owners.of(result.kind(), from, followed.get().model(), state);
    Typestate first = FirstTypestates.of(call, result, followed.get().model());
    PathState made = make(node, call, ResourceType.of(followed.get()), owner, first, state);
    return Optional.of(result.isHeldWeakly() ? heldWeakly(node, call, made) : made);
  }

  private Optional<Library.Followed> followed(Instr.Invoke call, Summary summary) {
    TypeModel model = summary.result().made();
    if (model != null && !ChainedConstruction.isChained(call)) {
      return Optional.of(new Library.Followed(model, summary.result().container()));
    }
    return summary.result().isMadeByType() ? context.library().result(call) : Optional.empty();
  }

  /**
   * Marks a result to which the callee keeps a weak reference, of unknown lifetime. Under a
   * long-lived literal key, the result counts as handed over.
   */
  private PathState heldWeakly(int node, Instr.Invoke call, PathState made) {
    boolean mayStay = call.literals().values().stream().anyMatch(LiteralKey::isLasting);
    return Referents.each(
        made,
        call.target(),
        one -> mayStay ? one.surelyHandedOver() : one.heldWeakly(node).lasting());
  }

  /**
   * Returns the state for a new resource, to which the arguments that it stores are handed over.
   */
  private Optional<PathState> ofConstructor(
      int node, Instr.Invoke call, Summary effects, PathState state) {
    return effects.result().kind() == ResultEffect.Kind.ELSEWHERE
        ? Optional.empty()
        : fresh(node, call, carriers.taken(call, effects, state));
  }

  /**
   * Returns the state for a constructor without a model entry, whose type determines the new
   * resource.
   */
  private Optional<PathState> fresh(int node, Instr.Invoke call, PathState state) {
    return context
        .library()
        .fresh(call)
        .map(model -> new Library.Followed(model, null))
        .map(
            made ->
                make(
                    node,
                    call,
                    ResourceType.of(made),
                    ownerOfNew(call, made.model(), state),
                    FirstTypestates.ofConstructor(made.model()),
                    state));
  }

  private Owner ownerOfNew(Instr.Invoke call, TypeModel made, PathState state) {
    return context.library().isScopable(call)
        ? scopes.innermost(state, made.library(), true)
        : Owner.here();
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
    return fresh(node, call, state)
        .or(() -> claims.of(call, state).map(type -> claimed(node, call, type, state)))
        .orElseGet(() -> unmodelled(node, call, state));
  }

  /** Returns the state with a new resource that this method owns, unless other code does. */
  private PathState claimed(int node, Instr.Invoke call, ResourceType type, PathState state) {
    boolean isScopable = context.library().isScoped(type.model());
    Owner owner = scopes.innermost(state, type.model().library(), isScopable);
    PathState made = make(node, call, type, owner, state);
    return Referents.each(made, call.target(), ResourceState::possiblyHandedOver);
  }

  /**
   * Returns the state for a new object of a program class: its fields are followed, those of a
   * former object of the node no longer.
   */
  private PathState object(int node, Instr.Invoke call, PathState state) {
    if (!call.isCreation()) {
      return unmodelled(node, call, state);
    }
    Optional<PathState> container = contents.empty(node, call, state);
    if (container.isPresent()) {
      return container.get();
    }
    Atom made = new Atom.Instance(call.type().name(), node);
    return state.holds(made)
        ? unmodelled(node, call, ReceiverFields.forget(new Site.Node(node), state))
        : state.with(call.target(), Value.of(made));
  }

  /**
   * Returns the state for any other result: a new object keeps its class, any other value is
   * unknown.
   */
  private PathState unmodelled(int node, Instr.Invoke call, PathState state) {
    Optional<PathState> container = contents.created(node, call, state);
    if (container.isPresent()) {
      return container.get();
    }
    MethodRef method = call.method();
    boolean isNew = method != null && method.isConstructor() && !call.type().isVoid();
    Value value =
        isNew
            ? Value.of(new Atom.Instance(call.type().name(), Atom.Instance.NO_NODE))
            : unknown(call, state);
    return state.with(call.target(), value);
  }

  /** Returns an unknown result, which may be any weakly held resource. */
  private Value unknown(Instr.Invoke call, PathState state) {
    Value value = Value.UNKNOWN;
    if (state.references().heldWeakly() == 0) {
      return value;
    }
    for (Map.Entry<ResourceId, ResourceState> entry : state.resources().entrySet()) {
      boolean isHeldWeakly = !entry.getValue().weaklyHeldAt().isEmpty();
      if (isHeldWeakly && canBe(entry.getValue().type(), call)) {
        value = value.join(Value.ref(entry.getKey()));
      }
    }
    return value;
  }

  private boolean canBe(@Nullable ResourceType held, Instr.Invoke call) {
    return held != null && fields.isRelated(held.model().name(), call.type().name());
  }
}
