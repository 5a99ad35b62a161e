// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The tokens of a text that need not be Java any more. */
final class Tokens {

  private static final Pattern TOKEN =
      Pattern.compile(
          "[A-Za-z_$][\\w$]*|\\d[\\w.]*|\"(?:\\\\.|[^\"\\\\\n]){0,400}\"|//[^\n]*|->|::|[^\\s]");
  private static final Pattern NAME = Pattern.compile("[A-Za-z_$][\\w$]*");

  private final String text;
  private final List<MatchResult> all = new ArrayList<>();

  Tokens(String text) {
    this.text = text;
    for (Matcher matcher = TOKEN.matcher(text); matcher.find(); ) {
      all.add(matcher.toMatchResult());
    }
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  MatchResult any(Random random) {
    return all.get(random.nextInt(all.size()));
  }

  /** Returns a name or a keyword, any token where there is none near. */
  MatchResult anyName(Random random) {
    int start = random.nextInt(all.size());
    for (int i = 0; i < all.size(); i++) {
      MatchResult token = all.get((start + i) % all.size());
      if (NAME.matcher(token.group()).matches()) {
        return token;
      }
    }
    return all.get(start);
  }

  /** Returns the text with another one in the place of a token. */
  String replace(MatchResult token, String by) {
    return text.substring(0, token.start()) + by + text.substring(token.end());
  }

  /** Returns the text with one after a token. */
  String insertAfter(MatchResult token, String inserted) {
    return text.substring(0, token.end()) + inserted + text.substring(token.end());
  }
}
