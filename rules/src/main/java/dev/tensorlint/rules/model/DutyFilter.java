// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whether the annotations of a text state a duty to release what no model knows. An annotation of a
 * method with a body does not count: the body shows what the method returns, and the annotation is
 * not read. So a library that annotates one method is not analysed as a whole for it.
 */
final class DutyFilter {

  private static final String OF_TYPE = "MustCall(";

  /** The annotation, not its import, nor a link to it. */
  private static final Pattern OF_METHOD = Pattern.compile("@(?:\\w+\\s*\\.\\s*)*+MustBeClosed\\b");

  private static final Pattern NAME_BEFORE_PARAMETERS = Pattern.compile("(\\w+)\\s*\\($");

  private DutyFilter() {}

  static boolean matches(String text) {
    if (text.contains(OF_TYPE)) {
      return true;
    }
    if (!text.contains("MustBeClosed")) {
      return false;
    }
    Matcher annotation = OF_METHOD.matcher(text);
    while (annotation.find()) {
      if (!isOfMethodWithBody(text, annotation.end())) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a declaration is a method with a body, and no constructor. */
  private static boolean isOfMethodWithBody(String text, int start) {
    int depth = 0;
    int parameters = -1;
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '(') {
        parameters = depth == 0 && !isOfAnnotation(text, start, i) ? i : parameters;
        depth++;
      } else if (c == ')') {
        depth--;
      } else if (depth == 0 && (c == ';' || c == '=')) {
        return false;
      } else if (depth == 0 && c == '{') {
        return parameters >= 0 && !isOfConstructor(text, start, parameters);
      }
    }
    return false;
  }

  private static boolean isOfAnnotation(String text, int start, int parenthesis) {
    int i = parenthesis - 1;
    while (i > start && (Character.isJavaIdentifierPart(text.charAt(i)) || text.charAt(i) == '.')) {
      i--;
    }
    return text.charAt(i) == '@';
  }

  /** A constructor has the name of a class of the text. */
  private static boolean isOfConstructor(String text, int start, int parameters) {
    Matcher name = NAME_BEFORE_PARAMETERS.matcher(text.substring(start, parameters + 1));
    return !name.find()
        || Pattern.compile("\\b(?:class|enum|record)\\s+" + name.group(1) + "\\b")
            .matcher(text)
            .find();
  }
}
