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

    static Said before(Finding finding, ProgramEdits edits) {
      String path = finding.place().file().path();
      return new Said(finding, path, edits.after(path, finding.place().span().start()));
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
  private final List<Said> targets = new ArrayList<>();
  private final boolean isEachKnown;

  /**
   * @param symptoms what the rules say before the edit
   * @param fixed the findings that must be gone
   */
  Comparison(List<Symptom> symptoms, List<Finding> fixed, ProgramEdits edits) {
    List<Finding> wanted = new ArrayList<>(fixed);
    for (Symptom each : symptoms) {
      Said said = Said.before(each.finding(), edits);
      (wanted.removeIf(each::isOf) ? targets : before).add(said);
    }
    before.addAll(targets); // Other findings that look the same are matched first.
    isEachKnown = wanted.isEmpty();
  }

  /**
   * What the rules say after the edit, compared.
   *
   * @param still what says the same as a finding that must be gone
   * @param added what no finding before the edit said
   */
  record Outcome(boolean isGone, List<Finding> still, List<Finding> added) {

    /** Returns what remains to be done, of what the rules say after the edit. */
    List<Symptom> left(List<Symptom> symptoms) {
      return symptoms.stream()
          .filter(each -> still.contains(each.finding()) || added.contains(each.finding()))
          .toList();
    }

    /** Returns what is wrong with it. */
    Optional<Objection> objection() {
      if (!isGone) {
        return Optional.of(Objection.useless("the finding is still there then"));
      }
      return added.stream()
          .findFirst()
          .map(one -> Objection.doubtful("it brings " + one.rule() + ": " + one.message()));
    }
  }

  /** Compares with what the rules say after the edit. */
  Outcome with(List<Symptom> symptoms) {
    List<Said> left = new ArrayList<>(before);
    List<Said> added = new ArrayList<>();
    List<Finding> still = new ArrayList<>();
    symptoms.forEach(each -> added.add(Said.after(each.finding())));
    for (BiPredicate<Said, Said> isSame : SAME) {
      added.removeIf(one -> isExplained(one, left, isSame, still));
    }
    boolean isGone = isEachKnown && still.isEmpty();
    return new Outcome(isGone, still, added.stream().map(Said::finding).toList());
  }

  private boolean isExplained(
      Said one, List<Said> left, BiPredicate<Said, Said> isSame, List<Finding> still) {
    Optional<Said> same = left.stream().filter(known -> isSame.test(known, one)).findFirst();
    same.ifPresent(left::remove);
    same.filter(targets::contains).ifPresent(target -> still.add(one.finding()));
    return same.isPresent();
  }
}
