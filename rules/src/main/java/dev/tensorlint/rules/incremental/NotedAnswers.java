// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Answers questions of one kind about the program, and notes them with their answers.
 *
 * @param <Q> the questions
 * @param <A> the answers
 */
final class NotedAnswers<Q, A> {

  private final Function<Q, A> answers;
  private final boolean isNoting;
  private final Map<Q, A> noted = new HashMap<>();

  NotedAnswers(Function<Q, A> answers, boolean isNoting) {
    this.answers = answers;
    this.isNoting = isNoting;
  }

  A of(Q question) {
    A answer = answers.apply(question);
    if (isNoting) {
      noted.put(question, answer);
    }
    return answer;
  }

  /** Returns the notes, and begins anew. */
  Map<Q, A> take() {
    Map<Q, A> taken = Map.copyOf(noted);
    noted.clear();
    return taken;
  }

  /** Returns whether each question still has the answer that it had. Notes nothing. */
  boolean areStill(Map<Q, A> before) {
    return before.entrySet().stream()
        .allMatch(each -> answers.apply(each.getKey()).equals(each.getValue()));
  }
}
