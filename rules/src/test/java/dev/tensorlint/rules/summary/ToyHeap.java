// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The objects of one execution, and what the toy library does to them. */
final class ToyHeap {

  private static final Object DATA = new Object();

  private final List<Thing> things = new ArrayList<>();
  private final List<Use> uses = new ArrayList<>();
  private final List<Assignment> assignments = new ArrayList<>();
  private final List<Closing> closings = new ArrayList<>();
  private final Deque<Thing> scopes = new ArrayDeque<>();
  private boolean hasThrown;

  /** A tensor or a scope. */
  static final class Thing {
    private final List<Span> sites = new ArrayList<>();
    private @Nullable Thing owner;
    private boolean isReleased;
    private boolean isHandedOver;
    private boolean isScope;

    /** Returns whether it was made at a place, or by a helper that was called there. */
    boolean isFrom(Span site) {
      return sites.contains(site);
    }

    /** Returns whether the method that made it has yet to release it. */
    boolean isOwed() {
      return !isReleased && !isHandedOver && owner == null;
    }
  }

  /**
   * Data of a thing is read.
   *
   * @param hasThrown whether an exception was thrown before
   */
  record Use(Span at, boolean isReleased, boolean hasThrown) {}

  /**
   * A variable is assigned.
   *
   * @param isLoss whether that takes the last name from a thing that has yet to be released
   * @param hasThrown whether an exception was thrown before
   */
  record Assignment(Span at, boolean isLoss, boolean hasThrown) {}

  /**
   * A thing is closed.
   *
   * @param isOfPart whether it is a part of a thing that is no scope
   * @param hasThrown whether an exception was thrown before
   */
  record Closing(Span at, boolean isOfPart, boolean hasThrown) {}

  List<Closing> closings() {
    return closings;
  }

  void assigned(Span at, @Nullable Object lost) {
    boolean isLoss = lost instanceof Thing thing && thing.isOwed();
    assignments.add(new Assignment(at, isLoss, hasThrown));
  }

  List<Assignment> assignments() {
    return assignments;
  }

  void thrown() {
    hasThrown = true;
  }

  boolean hasThrown() {
    return hasThrown;
  }

  List<Thing> things() {
    return things;
  }

  List<Use> uses() {
    return uses;
  }

  /** Returns a tensor that somebody else owns. */
  Thing foreign() {
    Thing thing = new Thing();
    thing.isHandedOver = true;
    return thing;
  }

  static void handOver(@Nullable Object value) {
    if (value instanceof Thing thing) {
      thing.isHandedOver = true;
    }
  }

  /** An own method is called that may read what it is given. */
  void passed(Instr.Invoke invoke, List<@Nullable Object> arguments) {
    if (invoke.callee().name().equals("show") && arguments.get(0) instanceof Thing thing) {
      uses.add(new Use(invoke.argumentSpans().get(0), thing.isReleased, hasThrown));
    }
  }

  /** An own method returned something. */
  void received(Instr.Invoke invoke, @Nullable Object value) {
    if (value instanceof Thing thing) {
      thing.sites.add(invoke.nameSpan());
    }
  }

  /** Calls a method of the library. */
  @Nullable Object call(Instr.Invoke invoke, Object receiver, List<@Nullable Object> arguments) {
    return switch (invoke.callee().name()) {
      case "owned" -> made(invoke, null);
      case "of" -> made(invoke, scopes.peek());
      case "relu" -> {
        use(receiver, invoke.nameSpan());
        yield made(invoke, scopes.peek());
      }
      case "view" -> {
        use(receiver, invoke.nameSpan());
        yield made(invoke, (Thing) receiver);
      }
      case "reluInPlace", "keep" -> same(invoke, (Thing) receiver);
      case "read" -> {
        use(receiver, invoke.nameSpan());
        yield DATA;
      }
      case "close" -> {
        close((Thing) receiver, invoke.nameSpan());
        yield null;
      }
      case "open" -> opened(invoke);
      case "risky" -> {
        use(arguments.get(0), invoke.argumentSpans().get(0));
        yield DATA;
      }
      case "unknown", "add", "mystery" -> {
        arguments.forEach(ToyHeap::handOver);
        yield null;
      }
      default -> throw new IllegalStateException("random code has no " + invoke);
    };
  }

  private Thing made(Instr.Invoke invoke, @Nullable Thing owner) {
    Thing thing = new Thing();
    thing.owner = owner;
    thing.sites.add(invoke.nameSpan());
    things.add(thing);
    return thing;
  }

  private Thing opened(Instr.Invoke invoke) {
    Thing scope = made(invoke, null);
    scope.isScope = true;
    scopes.push(scope);
    return scope;
  }

  private Thing same(Instr.Invoke invoke, Thing thing) {
    use(thing, invoke.nameSpan());
    if (invoke.callee().name().equals("keep")) {
      thing.owner = null;
    }
    return thing;
  }

  private void use(@Nullable Object value, Span at) {
    if (!(value instanceof Thing thing)) {
      throw new Execution.Ended();
    }
    uses.add(new Use(at, thing.isReleased, hasThrown));
    if (thing.isReleased) {
      throw new Execution.Ended();
    }
  }

  private void close(Thing thing, Span at) {
    boolean isOfPart = thing.owner != null && !thing.owner.isScope;
    closings.add(new Closing(at, isOfPart, hasThrown));
    release(thing);
  }

  private void release(Thing thing) {
    thing.isReleased = true;
    scopes.remove(thing);
    for (Thing other : things) {
      if (other.owner == thing && !other.isReleased) {
        release(other);
      }
    }
  }
}
