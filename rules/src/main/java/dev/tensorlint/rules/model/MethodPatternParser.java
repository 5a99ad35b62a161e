// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.ir.MethodRef;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads {@code name(int, *), other()}: the keys under {@code methods}. */
final class MethodPatternParser {

  /** The expected form, for messages. */
  static final String FORM = "`name(*)`, `name()`, `name(int, ?, *)` or `new(*)`";

  private static final Pattern METHOD = Pattern.compile("\\s*([^\\s(),]+)\\s*\\(([^()]*)\\)\\s*");
  private static final Pattern NAME =
      Pattern.compile("<init>|(?=.*[\\p{L}_$])[\\p{L}_$*][\\p{L}\\p{N}_$*]*");
  private static final Pattern TYPE =
      Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*(\\.[\\p{L}_$][\\p{L}\\p{N}_$]*)*(\\[])*");

  private MethodPatternParser() {}

  /** A key that is no list of method patterns. */
  static final class MalformedPatternException extends Exception {
    private static final long serialVersionUID = 1;

    MalformedPatternException(String message) {
      super(message);
    }
  }

  static List<MethodPattern> parse(String key) throws MalformedPatternException {
    List<MethodPattern> patterns = new ArrayList<>();
    Matcher matcher = METHOD.matcher(key);
    int from = 0;
    while (true) {
      if (!matcher.find(from) || matcher.start() != from) {
        throw new MalformedPatternException("`" + key + "` names no method: expected " + FORM);
      }
      patterns.add(pattern(matcher.group(1), matcher.group(2)));
      if (matcher.end() == key.length()) {
        return patterns;
      }
      if (key.charAt(matcher.end()) != ',') {
        throw new MalformedPatternException("expected `,` between the methods of `" + key + "`");
      }
      from = matcher.end() + 1;
    }
  }

  private static MethodPattern pattern(String name, String parameters)
      throws MalformedPatternException {
    if (!NAME.matcher(name).matches()) {
      throw new MalformedPatternException("`" + name + "` is not a method name: expected " + FORM);
    }
    List<String> types = new ArrayList<>();
    String method = name.equals("new") ? MethodRef.CONSTRUCTOR : name;
    String[] written = parameters.isBlank() ? new String[0] : parameters.split(",", -1);
    for (int i = 0; i < written.length; i++) {
      String type = written[i].trim();
      if (type.equals("*") && i == written.length - 1) {
        return new MethodPattern(method, types, true);
      }
      types.add(type(type));
    }
    return new MethodPattern(method, types, false);
  }

  private static String type(String written) throws MalformedPatternException {
    String type = written.replace("...", "[]");
    if (type.equals("*")) {
      throw new MalformedPatternException(
          "`*` stands for all further parameters and comes last: write `?` for one of any type");
    }
    if (!type.equals(MethodPattern.ANY) && !TYPE.matcher(type).matches()) {
      throw new MalformedPatternException(
          "`"
              + written
              + "` is not a parameter type: expected an erased type such as `int`, `float[]` or"
              + " `java.util.List`, or `?`, or `*` as the last");
    }
    return type;
  }
}
