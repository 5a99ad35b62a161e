// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An artifact that build files name, {@code group:name} or {@code group:name < 1.5}.
 *
 * @param before the version before which it counts, empty for all versions
 */
public record Artifact(String group, String name, String before) {

  private static final Pattern FORM =
      Pattern.compile("([\\w.-]+):([\\w.-]+)(?:\\s*<\\s*([0-9]+(?:\\.[0-9]+)*))?");
  private static final Pattern PROPERTY = Pattern.compile("\\$?\\{?([\\w.-]+)}?");

  /** Returns what a text names; empty if it has another form. */
  static Optional<Artifact> of(String text) {
    Matcher parts = FORM.matcher(text.strip());
    return parts.matches()
        ? Optional.of(
            new Artifact(
                parts.group(1), parts.group(2), parts.group(3) == null ? "" : parts.group(3)))
        : Optional.empty();
  }

  /** Returns whether a build file names it, in the syntax of Maven or of Gradle. */
  boolean isIn(String build) {
    return build.contains(name)
        && (mentions(inMaven(), build)
            || mentions(inGradle(), build)
            || mentions(inGradleByNames(), build));
  }

  private Pattern inMaven() {
    return Pattern.compile(
        "<groupId>\\s*"
            + Pattern.quote(group)
            + "\\s*</groupId>\\s*<artifactId>\\s*"
            + Pattern.quote(name)
            + "\\s*</artifactId>(?:\\s*<version>\\s*([^<]*?)\\s*</version>)?");
  }

  private Pattern inGradle() {
    return Pattern.compile(
        "['\"]" + Pattern.quote(group + ":" + name) + "(?::([^'\":@]*))?[^'\"]*['\"]");
  }

  private Pattern inGradleByNames() {
    return Pattern.compile(
        "group\\s*[:=]\\s*['\"]"
            + Pattern.quote(group)
            + "['\"]\\s*,\\s*name\\s*[:=]\\s*['\"]"
            + Pattern.quote(name)
            + "['\"](?:\\s*,\\s*version\\s*[:=]\\s*['\"]?([^'\",)\\s]+))?");
  }

  private boolean mentions(Pattern form, String build) {
    return form.matcher(build).results().anyMatch(found -> counts(found, build));
  }

  private boolean counts(MatchResult found, String build) {
    if (before.isEmpty()) {
      return true;
    }
    String version = found.group(1) == null ? "" : value(found.group(1), build);
    return version.matches("[0-9].*") && isBefore(numbers(version), numbers(before));
  }

  /** Returns a version, where a property stands for it that the same file has. */
  private static String value(String version, String build) {
    Matcher property = PROPERTY.matcher(version);
    if (version.matches("[0-9].*") || !property.matches()) {
      return version;
    }
    String full = property.group(1);
    String set = valueOf(full, build);
    return set.isEmpty() ? valueOf(full.substring(full.lastIndexOf('.') + 1), build) : set;
  }

  /** Returns what a build file sets a property to; empty if it does not. */
  private static String valueOf(String property, String build) {
    String name = Pattern.quote(property);
    Matcher set =
        Pattern.compile(
                "<"
                    + name
                    + ">\\s*([^<]*?)\\s*<|(?<![\\w.])"
                    + name
                    + "['\"]?\\s*[:=]\\s*['\"]([^'\"]*)")
            .matcher(build);
    if (!set.find()) {
      return "";
    }
    return set.group(1) == null ? set.group(2) : set.group(1);
  }

  private static List<Integer> numbers(String version) {
    return Arrays.stream(version.split("[^0-9]+"))
        .filter(number -> !number.isEmpty() && number.length() < 9)
        .map(Integer::valueOf)
        .toList();
  }

  private static boolean isBefore(List<Integer> version, List<Integer> other) {
    for (int i = 0; i < other.size(); i++) {
      int number = i < version.size() ? version.get(i) : 0;
      if (number != other.get(i)) {
        return number < other.get(i);
      }
    }
    return false;
  }
}
