// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An index of the lists of statements of a file, built once per list: without it, a method with
 * thousands of findings would be read from its beginning for each of them. Not thread-safe.
 */
final class BlockIndex {

  /** Stands for no statement. */
  static final int NONE = -1;

  private final IdentityHashMap<List<Stmt>, Statements> known = new IdentityHashMap<>();

  /** Returns the place of a statement in its list, {@link #NONE} when it is not there. */
  int indexOf(Stmt stmt, List<Stmt> in) {
    return of(in).indexOf(stmt);
  }

  /** Returns the place of the last statement that mentions a variable, {@link #NONE} for none. */
  int lastMention(Local local, List<Stmt> in) {
    return of(in).lastMention(local);
  }

  /** Returns the statements around a place; some that are not may be among them. */
  List<Stmt> around(Span span, List<Stmt> in) {
    return of(in).around(span);
  }

  private Statements of(List<Stmt> statements) {
    return known.computeIfAbsent(statements, Statements::new);
  }

  private static final class Statements {
    private final List<Stmt> all;
    private final boolean areInOrder;
    private final IdentityHashMap<Stmt, Integer> places = new IdentityHashMap<>();
    private @Nullable Map<Local, Integer> lastMentions;

    Statements(List<Stmt> all) {
      this.all = all;
      this.areInOrder = areInOrder(all);
      for (int i = all.size() - 1; i >= 0; i--) {
        places.put(all.get(i), i);
      }
    }

    /** Code that was made up, such as a default constructor, has no place of its own. */
    private static boolean areInOrder(List<Stmt> all) {
      for (int i = 1; i < all.size(); i++) {
        Span former = all.get(i - 1).span();
        Span span = all.get(i).span();
        if (span.start() < former.start() || span.end() < former.end()) {
          return false;
        }
      }
      return true;
    }

    int indexOf(Stmt stmt) {
      return places.getOrDefault(stmt, NONE);
    }

    int lastMention(Local local) {
      Map<Local, Integer> found = lastMentions;
      if (found == null) {
        found = new HashMap<>();
        for (int i = 0; i < all.size(); i++) {
          for (Local mentioned : Mentions.of(all.get(i))) {
            found.put(mentioned, i);
          }
        }
        lastMentions = found;
      }
      return found.getOrDefault(local, NONE);
    }

    List<Stmt> around(Span span) {
      if (!areInOrder) {
        return all;
      }
      int behind = firstBeginningBehind(span.start());
      int from = behind;
      while (from > 0 && all.get(from - 1).span().end() >= span.end()) {
        from--;
      }
      return all.subList(from, behind);
    }

    private int firstBeginningBehind(int offset) {
      int low = 0;
      int high = all.size();
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (all.get(middle).span().start() <= offset) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      return low;
    }
  }
}
