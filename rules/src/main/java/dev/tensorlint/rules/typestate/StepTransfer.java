// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Constant;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Transfers loads, copies, stores, and the creation of arrays and functions. */
final class StepTransfer {

  private final MethodContext context;
  private final FieldTransfer fields;
  private final ContainerTransfer containers;
  private final FlightTransfer flights;
  private final KeyedElements keyed;
  private final TestedSlots tested;
  private final ReleasingFunctions functions;

  StepTransfer(
      MethodContext context,
      FieldTransfer fields,
      ContainerTransfer containers,
      FlightTransfer flights,
      KeyedElements keyed,
      TestedSlots tested) {
    this.context = context;
    this.fields = fields;
    this.containers = containers;
    this.flights = flights;
    this.keyed = keyed;
    this.tested = tested;
    this.functions = new ReleasingFunctions(context.library(), context.cfg());
  }

  PathState load(Instr.Load load, PathState state) {
    Value value = constant(load.value());
    return state.with(load.target(), isKept(load.target(), value) ? value : Value.UNKNOWN);
  }

  PathState loadField(Instr.LoadField load, PathState state) {
    Slot array = load.object();
    if (array != null && isLengthOfArray(load)) {
      Value value = state.value(array);
      boolean isFollowed =
          value.isOneResource() && Types.isContainer(value.resources().get(0), state);
      return state.with(
          load.target(),
          isFollowed ? Value.of(new Atom.EmptyTest(value.resources().get(0))) : Value.UNKNOWN);
    }
    return fields.load(load, known(load.object(), state));
  }

  private static boolean isLengthOfArray(Instr.LoadField load) {
    Expr array = load.field().target();
    return array != null && array.type().isArray() && load.field().name().equals("length");
  }

  PathState storeElement(int node, Instr.StoreElement store, PathState before) {
    PathState state = Acquisitions.withoutStored(List.of(store.container()), before);
    PathState given = flights.put(List.of(store.source()), state);
    PathState put = keyed.replaced(state.value(store.container()), given);
    Value container = put.value(store.container());
    PathState vacated = vacated(container, store.index() != null, put);
    return containers.add(node, container, store.source(), vacated);
  }

  /**
   * Returns the state before a store; one under a computed key may replace all released elements.
   */
  PathState vacated(Value container, boolean isOneKey, PathState before) {
    return isOneKey ? containers.vacated(container, before) : Refilling.vacated(container, before);
  }

  PathState gather(int node, Instr.Gather gather, PathState state) {
    return containers.gather(node, gather, flights.put(gather.elements(), state));
  }

  /** Begins a loop over a container, or over a result of a model: over all of its parts. */
  PathState beginIterations(int node, Instr.BeginIterations begin, PathState before) {
    Value over = before.value(begin.container());
    PathState state =
        Types.isResult(over, before) ? partsOf(node, begin.container(), over, before) : before;
    return IterationTransfer.begin(begin, keyed.changed(state.value(begin.container()), state));
  }

  private static PathState partsOf(int node, Slot target, Value whole, PathState state) {
    Owner owner = new Owner.Of(whole.resources().get(0));
    ResourceType parts =
        ResourceType.of(new Library.Followed(Library.ANY, ResourceType.PARTS_OF_RESULT));
    return ContainerTransfer.make(node, target, parts, state)
        .update(ResourceId.recent(new Site.Node(node)), one -> one.ownedBy(owner));
  }

  /**
   * Returns the state before a field read; the content of a carrier with unknown fields is handed
   * over.
   */
  private PathState known(@Nullable Slot object, PathState state) {
    if (object == null) {
      return state;
    }
    boolean isOneOfMany =
        Types.haveCarrier(state.value(object), state)
            && ReceiverFields.object(object, state).isEmpty();
    return isOneOfMany ? Referents.each(state, object, ResourceState::surelyHandedOver) : state;
  }

  /**
   * Transfers the read of an element; the element of an {@code Optional} is the resource that it
   * wraps.
   */
  PathState loadElement(int node, Instr.LoadElement load, PathState state) {
    Optional<Value> status = Acquisitions.stored(load, state);
    if (status.isPresent()) {
      return state.with(load.target(), status.get());
    }
    Value container = state.value(load.container());
    if (Types.haveContainer(container, state)) {
      boolean isCurrent = load.iteration() != Instr.LoadElement.NO_ITERATION;
      Site site =
          isCurrent
              ? new Site.Iteration(load.iteration())
              : keyed.site(load, container, state).orElseGet(() -> new Site.Element(node));
      return containers.look(
          new ContainerTransfer.Look(site, load.target(), load.type(), false, false),
          container,
          state);
    }
    boolean isWrapped =
        !container.resources().isEmpty()
            && container.resources().stream()
                .flatMap(resource -> Stream.ofNullable(Types.model(resource, state)))
                .allMatch(model -> isA(model.name(), load.type().name()));
    return state.with(load.target(), isWrapped ? container : Value.UNKNOWN);
  }

  private boolean isA(String type, String of) {
    return context.library().types().isSubtype(type, of)
        || context.library().types().isSubtype(of, type);
  }

  PathState copy(int node, Instr.Copy copy, PathState state) {
    Value value = state.value(copy.source());
    PathState after = LastReferences.markOverwritten(node, copy, state, assign(state, copy, value));
    Value former = state.value(copy.target());
    return LastReferences.isAssignment(copy) && Types.haveContainer(former, state)
        ? LastReferences.markDropped(node, former, state, after)
        : after;
  }

  private PathState assign(PathState state, Instr.Copy copy, Value value) {
    return isKept(copy.target(), value)
        ? state.copied(copy.target(), copy.source())
        : state.with(copy.target(), Value.UNKNOWN);
  }

  /**
   * Returns whether a variable keeps a value. Constants are kept only where a test needs them, so
   * that states do not differ without reason.
   */
  private boolean isKept(Slot target, Value value) {
    if (target instanceof Slot.Variable && isOfNow(value)) {
      return false;
    }
    return !value.resources().isEmpty()
        || target instanceof Slot.Temporary
        || tested.isTested(target)
        || isFollowed(value);
  }

  /**
   * Returns whether a value depends on the current content of a container, which may change with
   * each step.
   */
  private static boolean isOfNow(Value value) {
    for (Atom atom : value.atoms()) {
      if (atom instanceof Atom.EmptyTest) {
        return true;
      }
    }
    return false;
  }

  private static boolean isFollowed(Value value) {
    for (Atom atom : value.atoms()) {
      if (atom instanceof Atom.Instance
          || atom instanceof Atom.Task
          || atom instanceof Atom.Status
          || atom.equals(Atom.THIS)) {
        return true;
      }
    }
    return false;
  }

  private static Value constant(Constant constant) {
    return switch (constant) {
      case NULL -> Value.NULL;
      case TRUE -> Value.of(Atom.TRUE);
      case FALSE -> Value.of(Atom.FALSE);
      case NOT_NULL -> Value.of(Atom.NOT_NULL);
      case OTHER -> Value.UNKNOWN;
    };
  }

  /**
   * Returns whether a function only reads a variable, so that this method still has to release it:
   * no other code can. A function that may run later can fill a container then.
   */
  private boolean isOnlyRead(
      Instr.Capture capture, int position, @Nullable Summary function, PathState state) {
    if (function == null || !function.isComplete()) {
      return false;
    }
    int parameter = function.parameters().size() - capture.captured().size() + position;
    Value captured = state.value(new Slot.Variable(capture.captured().get(position)));
    TypeRef type = capture.captured().get(position).type();
    boolean hidesDuty =
        captured.resources().stream()
            .anyMatch(id -> context.library().hidesDuty(type, Types.model(id, state)));
    return !hidesDuty
        && function.parameter(parameter).leavesInPlace()
        && !functions.releaseWhatTheyMake(capture.span(), capture.captured().get(position))
        && (capture.isForCall()
            || (!function.result().from().equals(Operand.argument(parameter))
                && !Types.haveContainer(captured, state)));
  }

  private static PathState captured(
      Instr.Capture capture, int position, boolean isOnlyRead, PathState state) {
    Slot captured = new Slot.Variable(capture.captured().get(position));
    if (isOnlyRead && capture.isForCall()) {
      return state;
    }
    return Referents.each(
        state, captured, isOnlyRead ? ResourceState::captured : ResourceState::surelyHandedOver);
  }

  PathState capture(int node, Instr.Capture capture, PathState state) {
    Summary function = context.functions().get(capture.span());
    PathState known =
        function == null ? state : fields.know(function.fields().byField().keySet(), state);
    PathState after = flights.capture(node, capture, known);
    for (int i = 0; i < capture.captured().size(); i++) {
      after = captured(capture, i, isOnlyRead(capture, i, function, state), after);
    }
    Slot bound = capture.bound();
    return bound == null ? after : Referents.each(after, bound, ResourceState::surelyHandedOver);
  }
}
