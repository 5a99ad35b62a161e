// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.ReleaseFunction;
import dev.tensorlint.rules.ir.RootMark;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How a file names types. */
final class Imports {

  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import\\s+(?!static\\s)([\\w.]+(?:\\.\\*)?)\\s*;[^\\r\\n]*");
  private static final Pattern STATIC_IMPORT =
      Pattern.compile("(?m)^import\\s+static\\s+([\\w.]+)\\.(\\w+|\\*)\\s*;");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package\\s+[\\w.]+\\s*;[^\\r\\n]*");

  private Imports() {}

  /**
   * Returns the name of a type for a declaration; adds an import where the file needs it, and gives
   * the full name where another type has the simple one. Empty for what is no plain class.
   */
  static Optional<String> nameOf(Code code, Edits edits, TypeRef type) {
    if (!type.isKnown() || type.isArray() || type.isPrimitive() || !type.arguments().isEmpty()) {
      return Optional.empty();
    }
    if (isVisible(code, type) || isDeclaredHere(code, type)) {
      return Optional.of(type.simpleName());
    }
    if (type.name().contains("$")) {
      return Optional.empty();
    }
    if (isTaken(code, type)) {
      return Optional.of(RootMark.strip(type.name()));
    }
    add(code, edits, RootMark.strip(type.name()));
    return Optional.of(type.simpleName());
  }

  /**
   * Returns the first of some packages with which the imports of a file begin; of those that have a
   * type, if none does.
   *
   * @param type name of a type that each may have
   */
  static Optional<String> packageInUse(Code code, List<String> packages, String type) {
    List<String> known =
        packages.stream().filter(each -> code.types().isKnown(each + "." + type)).toList();
    return packages.stream()
        .filter(each -> imports(code, each.substring(0, each.indexOf('.'))))
        .filter(each -> known.isEmpty() || known.contains(each))
        .findFirst()
        .or(() -> known.stream().findFirst());
  }

  /** Returns whether the file imports an annotation or a type of a family of packages. */
  private static boolean imports(Code code, String family) {
    Matcher imports = IMPORT.matcher(code.text());
    while (imports.find()) {
      String name = imports.group(1);
      if (name.startsWith(family + ".annotation.")
          || name.startsWith(family + ".inject.")
          || name.startsWith(family + ".enterprise.")
          || name.startsWith(family + ".ejb.")
          || name.startsWith(family + ".ws.rs.")) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the name of a static method for a call, by the imports that the file has; the full name
   * without them.
   */
  static String nameOf(Code code, ReleaseFunction function) {
    String type = function.type().replace('$', '.');
    if (STATIC_IMPORT
        .matcher(code.text())
        .results()
        .anyMatch(found -> found.group(1).equals(type) && names(found.group(2), function))) {
      return function.name();
    }
    TypeRef declaring = TypeRef.of(function.type());
    boolean isNamed = isVisible(code, declaring) || isDeclaredHere(code, declaring);
    return (isNamed ? declaring.simpleName() : type) + "." + function.name();
  }

  private static boolean names(String member, ReleaseFunction function) {
    return member.equals("*") || member.equals(function.name());
  }

  private static boolean isVisible(Code code, TypeRef type) {
    String name = RootMark.strip(type.name()).replace('$', '.');
    int cut = name.lastIndexOf('.');
    String home = cut < 0 ? "" : name.substring(0, cut);
    boolean isNear = home.equals(code.unit().packageName()) || home.equals("java.lang");
    Matcher imports = IMPORT.matcher(code.text());
    while (!isNear && imports.find()) {
      isNear = imports.group(1).equals(name) || imports.group(1).equals(home + ".*");
    }
    return isNear;
  }

  private static boolean isDeclaredHere(Code code, TypeRef type) {
    return code.unit().types().stream()
        .anyMatch(outer -> type.name().startsWith(outer.name() + "$"));
  }

  private static boolean isTaken(Code code, TypeRef type) {
    return Pattern.compile("(?<![\\w.])" + type.simpleName() + "\\b").matcher(code.text()).find();
  }

  /** Puts an import where the order of the others has it. */
  private static void add(Code code, Edits edits, String name) {
    String line = "import " + name + ";";
    Matcher imports = IMPORT.matcher(code.text());
    int behind = -1;
    while (imports.find()) {
      if (imports.group(1).compareTo(name) > 0) {
        edits.insert(imports.start(), line + code.newLine());
        return;
      }
      behind = imports.end();
    }
    Matcher home = PACKAGE.matcher(code.text());
    if (behind >= 0) {
      edits.insert(behind, code.newLine() + line);
    } else if (home.find()) {
      edits.insert(home.end(), code.newLine() + code.newLine() + line);
    } else {
      edits.insert(0, line + code.newLine());
    }
  }
}
