// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds the nested statements that a sequence of blocks consists of. A jump forward leaves a
 * labelled block, one back continues a loop. Protected code is cut where a scope would cross it or
 * a jump would lead into it: two adjacent parts with one handler are the same as the whole.
 */
final class Scopes {

  /**
   * A jump.
   *
   * @param from position of the block that jumps; for a handler, the start of what it protects
   * @param thrownBy the protected code whose exceptions jump, null for a normal jump
   */
  private record Jump(int from, int to, Scope.@Nullable Protected thrownBy) {}

  private final List<int[]> edges;
  private final Map<Integer, Integer> handlerAt;
  private List<Scope.Protected> guarded;
  private SortedMap<Integer, Integer> loops = new TreeMap<>();
  private final List<Scope> scopes = new ArrayList<>();

  /**
   * @param edges normal jumps as pairs of positions
   * @param guarded protected code
   * @param handlerAt position of a handler's block by its number; none for one that is built in
   *     place
   */
  Scopes(List<int[]> edges, List<Scope.Protected> guarded, Map<Integer, Integer> handlerAt) {
    this.edges = edges;
    this.guarded = guarded;
    this.handlerAt = handlerAt;
  }

  /** Returns all scopes by the position where they start, outer ones first. */
  Map<Integer, List<Scope>> find() {
    cutEachOther();
    findLoops();
    cutAtLoops();
    cutAtEntries();
    requireOneEntry();
    loops.forEach((from, to) -> scopes.add(new Scope.Loop(from, to)));
    scopes.addAll(guarded);
    addExits();
    Map<Integer, List<Scope>> byStart = new HashMap<>();
    scopes.stream()
        .sorted(Scope.OUTER_FIRST)
        .forEach(each -> byStart.computeIfAbsent(each.from(), any -> new ArrayList<>()).add(each));
    return byStart;
  }

  private List<Jump> jumps() {
    List<Jump> jumps = new ArrayList<>();
    edges.forEach(edge -> jumps.add(new Jump(edge[0], edge[1], null)));
    for (Scope.Protected each : guarded) {
      Integer handler = handlerAt.get(each.guard().handler());
      if (handler != null) {
        jumps.add(new Jump(each.from(), handler, each));
      }
    }
    return jumps;
  }

  private void cutEachOther() {
    for (Scope.Protected outer : List.copyOf(guarded)) {
      cut(outer.from(), outer.order());
      cut(outer.to(), outer.order());
    }
  }

  /** Cuts protected code at a position, all of it that is inside of an order. */
  private boolean cut(int at, int below) {
    List<Scope.Protected> parts = new ArrayList<>();
    for (Scope.Protected each : guarded) {
      boolean isCut = each.from() < at && at < each.to() && each.order() < below;
      if (isCut) {
        parts.add(each.part(each.from(), at));
        parts.add(each.part(at, each.to()));
      } else {
        parts.add(each);
      }
    }
    boolean hasChanged = parts.size() > guarded.size();
    guarded = parts;
    return hasChanged;
  }

  private void findLoops() {
    for (Jump each : jumps()) {
      Scope.Protected thrownBy = each.thrownBy();
      int last = thrownBy == null ? each.from() : thrownBy.to() - 1;
      if (each.to() <= each.from()) {
        loops.merge(each.to(), last + 1, Math::max);
      }
    }
    boolean hasChanged = true;
    while (hasChanged) {
      hasChanged = false;
      for (Map.Entry<Integer, Integer> outer : loops.entrySet()) {
        for (Map.Entry<Integer, Integer> inner : loops.entrySet()) {
          boolean crosses =
              outer.getKey() < inner.getKey()
                  && inner.getKey() < outer.getValue()
                  && outer.getValue() < inner.getValue();
          if (crosses) {
            outer.setValue(inner.getValue());
            hasChanged = true;
          }
        }
      }
    }
  }

  private void cutAtLoops() {
    loops.forEach(
        (from, to) -> {
          for (Scope.Protected each : List.copyOf(guarded)) {
            boolean isIn = from <= each.from() && each.to() <= to;
            boolean holds = each.from() <= from && to <= each.to();
            if (!isIn && !holds) {
              cut(from, Integer.MAX_VALUE);
              cut(to, Integer.MAX_VALUE);
            }
          }
        });
  }

  private void cutAtEntries() {
    boolean hasChanged = true;
    while (hasChanged) {
      hasChanged = false;
      for (Jump jump : jumps()) {
        for (Scope.Protected each : guarded) {
          boolean isInside = each.from() < jump.to() && jump.to() < each.to();
          if (isInside && !startsIn(jump, each)) {
            hasChanged |= cut(jump.to(), each.order() + 1);
            break;
          }
        }
      }
    }
  }

  private static boolean startsIn(Jump jump, Scope.Protected code) {
    Scope.Protected thrownBy = jump.thrownBy();
    return thrownBy == null ? code.covers(jump.from()) : code.encloses(thrownBy);
  }

  private void requireOneEntry() {
    for (Jump jump : jumps()) {
      loops.forEach(
          (from, to) -> {
            boolean isInside = from < jump.to() && jump.to() < to;
            boolean isFromOutside = jump.from() < from || jump.from() >= to;
            if (isInside && isFromOutside) {
              throw new UnreadableCodeException("a jump leads into a loop");
            }
          });
    }
  }

  /** A labelled block for each target that a jump cannot reach by going on. */
  private void addExits() {
    SortedMap<Integer, Integer> starts = new TreeMap<>();
    for (Jump jump : jumps()) {
      if (jump.to() > jump.from() && !goesOn(jump)) {
        starts.merge(jump.to(), jump.from(), Math::min);
      }
    }
    starts.forEach((to, from) -> scopes.add(new Scope.Exit(outermost(from, to), to)));
  }

  private boolean goesOn(Jump jump) {
    Scope.Protected thrownBy = jump.thrownBy();
    int next = thrownBy == null ? jump.from() + 1 : thrownBy.to();
    return jump.to() == next && !endsLoop(jump.from(), next);
  }

  /** Returns whether what follows a position is outside of a loop around it. */
  private boolean endsLoop(int position, int next) {
    return loops.entrySet().stream()
        .anyMatch(loop -> loop.getValue() == next && loop.getKey() <= position);
  }

  /** Moves the start of a block out of all scopes that end in it. */
  private int outermost(int from, int to) {
    int start = from;
    boolean hasMoved = true;
    while (hasMoved) {
      hasMoved = false;
      for (Scope each : scopes) {
        boolean endsInside = each instanceof Scope.Loop ? each.to() <= to : each.to() < to;
        if (each.from() < start && start < each.to() && endsInside) {
          start = each.from();
          hasMoved = true;
        }
      }
    }
    return start;
  }
}
