// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Code of a document as HTML, in colours. */
final class Code {

  private static final Pattern SHELL_PROMPT = Pattern.compile("(?m)^\\$ ");

  private Code() {}

  /**
   * Returns a block of code.
   *
   * @param language the word after the opening fence, may be empty
   */
  static String block(String language, String code) {
    String kind = isReport(language, code) ? "report" : language;
    return "<div class=\"code\" data-language=\""
        + Html.escape(kind)
        + "\"><pre tabindex=\"0\"><code>"
        + colored(kind, code)
        + "</code></pre></div>";
  }

  private static boolean isReport(String language, String code) {
    return language.isEmpty()
        && (Syntax.REPORT.tokens().matcher(code).find() || SHELL_PROMPT.matcher(code).find());
  }

  private static String colored(String language, String code) {
    Matcher token = Syntax.of(language).tokens().matcher(code);
    StringBuilder html = new StringBuilder();
    int end = 0;
    while (token.find()) {
      html.append(Html.escape(code.substring(end, token.start())));
      html.append(Html.span(kind(token), Html.escape(token.group())));
      end = token.end();
    }
    return html.append(Html.escape(code.substring(end))).toString();
  }

  private static String kind(Matcher token) {
    return Syntax.KINDS.stream().filter(kind -> Syntax.has(token, kind)).findFirst().orElseThrow();
  }
}
