// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.resource.Fate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Compares what becomes of the resources of a file before and after an edit. None may fare worse;
 * the one that the finding is about must be released, or owned, on every path. A creation whose
 * text was edited is found again by its expression; one that is new must be settled.
 */
final class Fates {

  private final Map<Integer, CodeState.Created> moved = new HashMap<>();
  private final List<CodeState.Created> lost = new ArrayList<>();
  private final boolean mustBeReleased;
  private final Collection<Integer> wanted;

  /**
   * @param moved where a character is after the edit
   * @param wanted where the resources of the finding were created, before the edit
   * @param mustBeReleased whether the finding says that they are not released
   */
  Fates(
      List<CodeState.Created> before,
      IntFunction<OptionalInt> moved,
      Collection<Integer> wanted,
      boolean mustBeReleased) {
    this.wanted = wanted;
    this.mustBeReleased = mustBeReleased;
    for (CodeState.Created each : before) {
      OptionalInt at = moved.apply(each.start());
      if (at.isPresent()) {
        this.moved.put(at.getAsInt(), each);
      } else {
        lost.add(each);
      }
    }
  }

  /** Returns what is wrong with the fates after the edit. */
  Optional<Objection> objection(List<CodeState.Created> after) {
    return after.stream().flatMap(each -> objection(each).stream()).findFirst();
  }

  private Optional<Objection> objection(CodeState.Created after) {
    CodeState.Created before = before(after);
    if (before == null) {
      return after.fate().isSettled() ? Optional.empty() : Optional.of(open(after.fate()));
    }
    boolean isWanted = mustBeReleased && wanted.contains(before.start());
    if (isWanted && after.fate().staysOpen()) {
      return Optional.of(open(after.fate()));
    }
    return after.fate().isNoWorseThan(before.fate())
        ? Optional.empty()
        : Optional.of(worse(before.fate(), after.fate()));
  }

  private CodeState.@Nullable Created before(CodeState.Created after) {
    CodeState.Created same = moved.get(after.start());
    if (same != null) {
      return same;
    }
    for (CodeState.Created each : lost) {
      if (each.text().equals(after.text())) {
        lost.remove(each);
        return each;
      }
    }
    return null;
  }

  private static Objection worse(Fate before, Fate after) {
    boolean isHeld = after.isHeldReleased() && !before.isHeldReleased();
    return isHeld
        ? Objection.doubtful(shown(after) + " is still referred to after its release then")
        : open(after);
  }

  private static Objection open(Fate fate) {
    return Objection.doubtful(shown(fate) + " is not released on every path then");
  }

  private static String shown(Fate fate) {
    return "`" + fate.name() + "`";
  }
}
