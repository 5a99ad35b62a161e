// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A method that a convention names.
 *
 * @param type binary name of the type that declares it
 * @param pattern its name, with its parameters where these decide
 */
public record NamedMethod(String type, MethodPattern pattern) {

  private static final Pattern FORM =
      Pattern.compile(
          "(?<type>%s)\\.(?<name>%s)(?<parameters>\\(.*\\))?"
              .formatted(NameDecoder.BINARY_NAME, NameDecoder.SIMPLE_NAME));

  /** Reads {@code a.b.Type.method}, or {@code a.b.Type.method(?, int)}; empty for anything else. */
  static Optional<NamedMethod> parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String parameters = matcher.group("parameters");
    String key = matcher.group("name") + (parameters == null ? "(*)" : parameters);
    try {
      return MethodPatternParser.parse(key).stream()
          .findFirst()
          .map(pattern -> new NamedMethod(matcher.group("type"), pattern));
    } catch (MethodPatternParser.MalformedPatternException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns whether a method of this name overrides it, whatever its parameters. A type that is not
   * resolved has the name by which the code mentions it, with dots.
   */
  public boolean isNamed(String of, String method) {
    return pattern.name().equals(method) && (type.equals(of) || type.replace('$', '.').equals(of));
  }
}
