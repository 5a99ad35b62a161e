// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The files of main sources with a program that tests others: a class with a {@code main}, named as
 * build tools look for tests (the default of Maven Surefire), beside another start or much other
 * code. Where all that is there is one such program, it is the product.
 */
public final class TestPrograms {

  private static final Pattern NAME =
      Pattern.compile("Test(?![a-z]).*|.*(Test|Tests|TestCase)\\d*");

  /** Files that are more than what one program needs. */
  private static final int MANY = 10;

  private TestPrograms() {}

  /** Returns the paths of these files. */
  public static Set<String> in(Program program) {
    Map<String, Set<String>> tests = new HashMap<>();
    Map<String, Integer> others = new HashMap<>();
    Set<String> started = new HashSet<>();
    for (CompilationUnit unit : program.units()) {
      String folder = Applications.sourceFolder(unit);
      if (unit.types().stream().anyMatch(TestPrograms::isTest)) {
        tests.computeIfAbsent(folder, any -> new HashSet<>()).add(unit.file().path());
      } else {
        others.merge(folder, 1, Integer::sum);
        if (unit.types().stream().anyMatch(Applications::hasMain)) {
          started.add(folder);
        }
      }
    }
    Set<String> paths = new HashSet<>();
    tests.forEach(
        (folder, files) -> {
          boolean isBesideOthers =
              started.contains(folder)
                  || others.getOrDefault(folder, 0) >= MANY
                  || program.others().haveMainIn(folder);
          if (isBesideOthers) {
            paths.addAll(files);
          }
        });
    return paths;
  }

  private static boolean isTest(TypeDecl type) {
    return NAME.matcher(simpleName(type)).matches() && Applications.hasMain(type);
  }

  private static String simpleName(TypeDecl type) {
    return type.name().substring(type.name().lastIndexOf('.') + 1);
  }
}
