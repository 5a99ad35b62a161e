// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import java.util.List;
import java.util.Set;

/**
 * A module of the build and those that it may import.
 *
 * @param folder path from the project's folder
 * @param mayImport names of modules, the last part of their folders
 * @param mayImportAll whether there is no limit
 */
record Module(String folder, Set<String> mayImport, boolean mayImportAll) {

  private static final Set<String> COMMAND =
      Set.of(
          "buildtool",
          "bytecode",
          "project",
          "scanner",
          "report",
          "validation",
          "rules",
          "language-server");
  private static final Set<String> SERVER =
      Set.of("bytecode", "project", "scanner", "report", "validation", "rules");
  private static final Set<String> FRONT =
      Set.of("buildtool", "bytecode", "scanner", "report", "validation", "rules");

  static final List<Module> TABLE =
      List.of(
          only("prelink", Set.of()),
          only("runtime", Set.of()),
          only("rules", Set.of()),
          only("checker/errorprone", Set.of("rules")),
          only("checker/project", Set.of("rules")),
          only("checker/scanner", Set.of("rules")),
          only("checker/bytecode", Set.of("rules", "scanner")),
          only("checker/report", Set.of("rules")),
          only("checker/validation", Set.of("rules")),
          only("checker/cli", COMMAND),
          only("checker/language-server", SERVER),
          only("checker/buildtool", Set.of("bytecode", "scanner", "report", "rules")),
          only("maven-plugin", FRONT),
          only("gradle-plugin", FRONT),
          only("gradle-plugin/marker", Set.of("gradle-plugin")),
          only("scale", Set.of("bytecode", "project", "scanner", "report", "rules")),
          only("docs/site", Set.of()),
          new Module("testdata", Set.of(), true),
          new Module("benchmarks", Set.of(), true),
          new Module("packages", Set.of(), true));

  private static Module only(String folder, Set<String> mayImport) {
    return new Module(folder, mayImport, false);
  }

  String name() {
    return folder.substring(folder.lastIndexOf('/') + 1);
  }

  String packageName() {
    return packageOf(name());
  }

  static String packageOf(String name) {
    return "dev.tensorlint." + name.replace("-plugin", "").replace("-", "");
  }
}
