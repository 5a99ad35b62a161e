// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where several models say different things of one type or method. */
final class Disagreements {

  private final Map<String, List<Source>> byType = new HashMap<>();
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  /** What one file says of a type. */
  private record Source(LibraryModel library, LibraryModel.Type type) {

    String place(Position at) {
      return library.path() + ":" + at.line() + ":" + at.column();
    }
  }

  private Disagreements() {}

  /**
   * Returns a diagnostic for each disagreement, at the entry that wins: a note where the origins
   * decide, a warning where only the names do.
   *
   * @param libraries the strongest first
   */
  static List<Diagnostic> among(List<LibraryModel> libraries) {
    Disagreements found = new Disagreements();
    libraries.forEach(found::add);
    return found.diagnostics;
  }

  private void add(LibraryModel library) {
    for (LibraryModel.Type type : library.types()) {
      Source weaker = new Source(library, type);
      List<Source> stronger = byType.computeIfAbsent(type.name(), name -> new ArrayList<>());
      stronger.forEach(source -> compare(source, weaker));
      stronger.add(weaker);
    }
  }

  /** A model that the user asked for is meant to say more than those of the same level. */
  private static boolean isAskedFor(Source winner, Source loser) {
    return winner.library().activation() == ModelActivation.ON_REQUEST
        && winner.library().origin() == loser.library().origin();
  }

  private void compare(Source winner, Source loser) {
    if (isAskedFor(winner, loser)) {
      return;
    }
    if (isOtherwise(winner.type().model(), loser.type().model())) {
      String subject = "`" + winner.type().name() + "`";
      report(winner, winner.type().at(), subject, loser, loser.type().at());
    }
    for (LibraryModel.Method method : winner.type().methods()) {
      loser.type().methods().stream()
          .filter(other -> other.pattern().overlaps(method.pattern()))
          .filter(other -> !other.effect().equals(method.effect()))
          .findFirst()
          .ifPresent(
              other -> report(winner, method.at(), subject(winner, method), loser, other.at()));
    }
  }

  private static String subject(Source winner, LibraryModel.Method method) {
    return "`" + method.pattern() + "` of `" + winner.type().name() + "`";
  }

  private static boolean isOtherwise(@Nullable TypeModel one, @Nullable TypeModel other) {
    return one != null && other != null && !one.equals(other.statedBy(one.library()));
  }

  private void report(
      Source winner, Position winnerAt, String subject, Source loser, Position loserAt) {
    boolean originDecides = winner.library().origin() != loser.library().origin();
    diagnostics.add(
        new Diagnostic(
            originDecides ? Severity.NOTE : Severity.WARNING,
            winner.library().path(),
            winnerAt.line(),
            winnerAt.column(),
            "disagrees with "
                + loser.place(loserAt)
                + " about "
                + subject
                + ": this file wins, because "
                + (originDecides ? originReason(winner) : nameReason(winner, loser))));
  }

  private static String originReason(Source winner) {
    return winner.library().origin() == ModelOrigin.USER
        ? "your own models go first"
        : "models on the class path go before bundled ones";
  }

  private static String nameReason(Source winner, Source loser) {
    return winner.library().name().equals(loser.library().name())
        ? "its path comes first"
        : "`" + winner.library().name() + "` comes before `" + loser.library().name() + "`";
  }
}
