// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The stack of enclosing frames. It routes jumps and exceptions through cleanups to their targets.
 */
final class Frames {

  /** Followed only to a clause that catches it, unless the options follow all exceptions. */
  private static final String UNEXPECTED = Edge.UNEXPECTED;

  private static final String RUNTIME_EXCEPTION = "java.lang.RuntimeException";
  private static final String ERROR = "java.lang.Error";

  private enum Catches {
    NEVER,
    MAYBE,
    ALWAYS
  }

  private final GraphBuilder graph;
  private final CallShape shape;
  private final int exceptionalExit;
  private List<Frame> stack = new ArrayList<>();

  Frames(GraphBuilder graph, CallShape shape, int exceptionalExit) {
    this.graph = graph;
    this.shape = shape;
    this.exceptionalExit = exceptionalExit;
  }

  /** Runs a build step inside a frame. */
  void inside(Frame frame, Runnable build) {
    stack.add(frame);
    build.run();
    stack.remove(stack.size() - 1);
  }

  /**
   * Builds the cleanups up to the innermost matching frame, and returns that frame. If none
   * matches, builds all cleanups of the method and returns null.
   */
  @Nullable Frame unwindTo(Predicate<Frame> isTarget) {
    List<Frame> whole = stack;
    for (int i = whole.size() - 1; i >= 0; i--) {
      Frame frame = whole.get(i);
      if (isTarget.test(frame)) {
        return frame;
      }
      if (frame instanceof Frame.Cleanup cleanup && !cleanup.isForFailures()) {
        buildAt(i, cleanup.build());
      }
    }
    return null;
  }

  /** Runs a build step with only the frames below a depth. */
  private void buildAt(int depth, Runnable build) {
    List<Frame> whole = stack;
    stack = new ArrayList<>(whole.subList(0, depth));
    build.run();
    stack = whole;
  }

  /**
   * Routes the exceptions of a node through cleanups to the clauses that catch them, or out of the
   * method.
   */
  void raise(int node, Collection<String> types) {
    if (areUnspoken(types) && !followsUnexpected()) {
      return;
    }
    route(node, new LinkedHashSet<>(types), stack.size() - 1);
    misuseHandler().ifPresent(handler -> graph.catchMisuse(node, handler.entry()));
  }

  /** Returns whether exceptions that any call might throw lead anywhere from here. */
  boolean followsUnexpected() {
    return shape.followsUnexpected() || isGuarded();
  }

  /** Returns whether an enclosing clause catches exactly a type of exception. */
  boolean isNamedByClause(String type) {
    return graph.isReachable()
        && stack.stream()
            .filter(Frame.Handlers.class::isInstance)
            .flatMap(frame -> ((Frame.Handlers) frame).handlers().stream())
            .flatMap(handler -> handler.types().stream())
            .anyMatch(caught -> caught.name().equals(type));
  }

  /** Returns whether an enclosing frame catches exceptions, or runs code when they pass. */
  private boolean isGuarded() {
    for (Frame frame : stack) {
      if (frame instanceof Frame.Handlers || frame instanceof Frame.Cleanup) {
        return true;
      }
    }
    return false;
  }

  private static boolean areUnspoken(Collection<String> types) {
    for (String type : types) {
      if (Edge.isSpokenOf(type)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the innermost clause that catches the exception of a misuse by its type. */
  private Optional<Frame.Handler> misuseHandler() {
    for (int i = stack.size() - 1; i >= 0; i--) {
      if (stack.get(i) instanceof Frame.Handlers handlers) {
        for (Frame.Handler handler : handlers.handlers()) {
          if (handler.types().stream().anyMatch(type -> shape.isMisuse(type.name()))) {
            return Optional.of(handler);
          }
          if (catches(handler, UNEXPECTED) == Catches.ALWAYS) {
            return Optional.empty();
          }
        }
      }
    }
    return Optional.empty();
  }

  private void route(int node, Set<String> thrown, int depth) {
    Set<String> types = new LinkedHashSet<>(thrown);
    for (int i = depth; i >= 0; i--) {
      Frame frame = stack.get(i);
      if (frame instanceof Frame.Handlers handlers) {
        handle(node, handlers, types);
      }
      dropUncaught(types, i);
      if (types.isEmpty()) {
        return;
      }
      if (frame instanceof Frame.Cleanup cleanup) {
        graph.exceptional(node, exceptionalEntry(cleanup, types, i), types);
        return;
      }
    }
    if (!shape.followsUnexpected()) {
      types.removeIf(type -> !Edge.isSpokenOf(type));
    }
    if (!types.isEmpty()) {
      graph.exceptional(node, exceptionalExit, types);
    }
  }

  private void handle(int node, Frame.Handlers handlers, Set<String> types) {
    for (Frame.Handler handler : handlers.handlers()) {
      List<String> caught = new ArrayList<>();
      for (String type : types) {
        if (catches(handler, type) != Catches.NEVER) {
          caught.add(type);
        }
      }
      if (!caught.isEmpty()) {
        graph.exceptional(node, handler.entry(), caught);
      }
      types.removeIf(type -> catches(handler, type) == Catches.ALWAYS);
    }
  }

  private void dropUncaught(Set<String> types, int depth) {
    if (!shape.followsUnexpected()) {
      types.removeIf(type -> !Edge.isSpokenOf(type) && !isCaughtBelow(depth, type));
    }
  }

  private boolean isCaughtBelow(int depth, String type) {
    for (Frame frame : stack.subList(0, depth)) {
      if (frame instanceof Frame.Handlers handlers && isCaughtBy(handlers, type)) {
        return true;
      }
    }
    return false;
  }

  private boolean isCaughtBy(Frame.Handlers handlers, String type) {
    for (Frame.Handler handler : handlers.handlers()) {
      if (catches(handler, type) != Catches.NEVER) {
        return true;
      }
    }
    return false;
  }

  private Catches catches(Frame.Handler handler, String thrown) {
    Catches best = Catches.NEVER;
    for (TypeRef caught : handler.types()) {
      Catches one = catches(caught.name(), thrown);
      best = one.compareTo(best) > 0 ? one : best;
    }
    return best;
  }

  private Catches catches(String caught, String thrown) {
    if (caught.equals("java.lang.Throwable")) {
      return Catches.ALWAYS;
    }
    if (thrown.equals(Edge.UNRESOLVED)) {
      return caught.equals("java.lang.Exception") ? Catches.ALWAYS : Catches.MAYBE;
    }
    if (thrown.equals(UNEXPECTED)) {
      return catchesUnexpected(caught);
    }
    if (shape.isSubtype(thrown, caught)) {
      return Catches.ALWAYS;
    }
    boolean isRelated = shape.isSubtype(caught, thrown) || isUnknown(caught) || isUnknown(thrown);
    return isRelated ? Catches.MAYBE : Catches.NEVER;
  }

  private Catches catchesUnexpected(String caught) {
    if (shape.isSubtype(RUNTIME_EXCEPTION, caught)) {
      return Catches.ALWAYS;
    }
    boolean isUnchecked =
        shape.isSubtype(caught, RUNTIME_EXCEPTION) || shape.isSubtype(caught, ERROR);
    return isUnchecked || isUnknown(caught) ? Catches.MAYBE : Catches.NEVER;
  }

  private boolean isUnknown(String type) {
    return !shape.isSubtype(type, "java.lang.Throwable");
  }

  private int exceptionalEntry(Frame.Cleanup cleanup, Set<String> types, int depth) {
    Set<String> key = Set.copyOf(types);
    Integer known = cleanup.exceptionalEntries().get(key);
    if (known != null) {
      return known;
    }
    int entry = graph.join(Span.NONE);
    cleanup.exceptionalEntries().put(key, entry);
    int cursor = graph.cursor();
    graph.moveTo(entry);
    buildAt(depth, cleanup.build());
    if (graph.isReachable()) {
      int end = graph.append(new Instr.Join(Span.NONE));
      route(end, types, depth - 1);
    }
    graph.restore(cursor);
    return entry;
  }
}
