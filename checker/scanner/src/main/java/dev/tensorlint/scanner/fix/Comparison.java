// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.Symptom;
import dev.tensorlint.rules.finding.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * Compares what the rules say of a program before and after an edit. Two findings of one rule are
 * the same if they are at the same place, if they say the same of the same method, or if the text
 * at the place of the first was edited and the second is in the same method.
 */
final class Comparison {

  private static final List<BiPredicate<Said, Said>> SAME =
      List.of(Said::isAtPlaceOf, Said::saysTheSameAs, Said::mayBeMovedTo);

  /**
   * A finding with its place after the edit; places move with the text.
   *
   * @param at where it starts after the edit, empty if that was edited
   */
  private record Said(Finding finding, String path, OptionalInt at) {

    static Said before(Finding finding, String edited, Shift shift) {
      String path = finding.place().file().path();
      int start = finding.place().span().start();
      OptionalInt at = path.equals(edited) ? shift.after(start) : OptionalInt.of(start);
      return new Said(finding, path, at);
    }

    static Said after(Finding finding) {
      int start = finding.place().span().start();
      return new Said(finding, finding.place().file().path(), OptionalInt.of(start));
    }

    private boolean isOfRuleOf(Said other) {
      return finding.rule().equals(other.finding.rule()) && path.equals(other.path);
    }

    boolean isAtPlaceOf(Said other) {
      return isOfRuleOf(other) && at.isPresent() && at.equals(other.at);
    }

    boolean saysTheSameAs(Said other) {
      return isInMethodOf(other) && finding.message().equals(other.finding.message());
    }

    boolean mayBeMovedTo(Said other) {
      return isInMethodOf(other) && at.isEmpty();
    }

    private boolean isInMethodOf(Said other) {
      return isOfRuleOf(other) && finding.method().equals(other.finding.method());
    }
  }

  private final List<Said> before = new ArrayList<>();
  private Optional<Said> target = Optional.empty();

  /**
   * @param symptoms what the rules say before the edit
   * @param fixed the finding that must be gone
   * @param edited path of the file that is edited
   */
  Comparison(List<Symptom> symptoms, Finding fixed, String edited, Shift shift) {
    for (Symptom each : symptoms) {
      Said said = Said.before(each.finding(), edited, shift);
      if (target.isEmpty() && each.isOf(fixed)) {
        target = Optional.of(said);
      } else {
        before.add(said);
      }
    }
    target.ifPresent(before::add); // Another finding that looks the same is matched first.
  }

  /** Returns what is wrong with what the rules say after the edit. */
  Optional<Objection> objection(List<Symptom> symptoms) {
    List<Said> left = new ArrayList<>(before);
    List<Said> added = new ArrayList<>();
    symptoms.forEach(each -> added.add(Said.after(each.finding())));
    for (BiPredicate<Said, Said> isSame : SAME) {
      added.removeIf(one -> remove(left, known -> isSame.test(known, one)));
    }
    if (target.isEmpty() || !left.contains(target.get())) {
      return Optional.of(Objection.useless("the finding is still there then"));
    }
    return added.stream()
        .findFirst()
        .map(Said::finding)
        .map(one -> Objection.doubtful("it brings " + one.rule() + ": " + one.message()));
  }

  private static boolean remove(List<Said> from, Predicate<Said> isWanted) {
    for (int i = 0; i < from.size(); i++) {
      if (isWanted.test(from.get(i))) {
        from.remove(i);
        return true;
      }
    }
    return false;
  }
}
