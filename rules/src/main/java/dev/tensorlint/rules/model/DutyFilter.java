// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.AnnotationEffects;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whether the annotations of a text state a duty to release what no model knows. An annotation of a
 * method with a body does not count: the body shows what the method returns, and the annotation is
 * not read. So a library that annotates one method is not analysed as a whole for it.
 */
final class DutyFilter {

  private static final Pattern NAME_BEFORE_PARAMETERS = Pattern.compile("(\\w+)\\s*\\($");

  private final AnnotationEffects annotations;

  /** An annotation of a method, not its import, nor a link to it. */
  private final List<Pattern> ofMethod;

  /**
   * @param annotations what annotations state
   */
  DutyFilter(AnnotationEffects annotations) {
    this.annotations = annotations;
    this.ofMethod =
        annotations.makers().stream()
            .map(name -> Pattern.compile("@(?:\\w+\\s*\\.\\s*)*+" + name + "\\b"))
            .toList();
  }

  boolean matches(String text) {
    return annotations.releases().entrySet().stream().anyMatch(one -> isOfType(one, text))
        || ofMethod.stream().anyMatch(pattern -> isOfMethod(pattern, text));
  }

  /** An annotation whose values name the methods has some. */
  private static boolean isOfType(Map.Entry<String, List<String>> stated, String text) {
    return text.contains(
        stated.getValue().isEmpty() ? stated.getKey() + "(" : "@" + stated.getKey());
  }

  private static boolean isOfMethod(Pattern pattern, String text) {
    Matcher annotation = pattern.matcher(text);
    while (annotation.find()) {
      if (!needsNoLook(text, annotation.end())) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a declaration is a method with a body, and no constructor, or else a parameter
   * or a field.
   */
  private static boolean needsNoLook(String text, int start) {
    int depth = 0;
    int parameters = -1;
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '(') {
        parameters = depth == 0 && !isOfAnnotation(text, start, i) ? i : parameters;
        depth++;
      } else if (c == ')') {
        depth--;
        if (depth < 0) {
          return true;
        }
      } else if (depth == 0 && (c == ';' || c == '=')) {
        return parameters < 0;
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
