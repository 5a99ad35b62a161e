// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The documents of the site, and the groups in which the pages list them. */
final class Navigation {

  /** The generated list of decisions. */
  static final String DECISIONS = "docs/adr/index.md";

  /**
   * Documents that the pages list together.
   *
   * @param documents paths in the repository
   */
  record Group(String title, List<String> documents) {}

  private static final List<Group> GROUPS =
      List.of(
          new Group(
              "Use",
              List.of(
                  "README.md",
                  "docs/cli.md",
                  "docs/maven.md",
                  "docs/gradle.md",
                  "docs/ide.md",
                  "docs/ci.md")),
          new Group(
              "Configure",
              List.of(
                  "docs/configuration.md",
                  "docs/projects.md",
                  "docs/fixes.md",
                  "docs/libraries.md",
                  "docs/models.md",
                  "docs/security.md")),
          new Group(
              "Reports", List.of("docs/reports.md", "docs/html-report.md", "docs/validation.md")),
          new Group(
              "Runtime",
              List.of(
                  "docs/runtime.md", "runtime/README.md", "docs/seeds.md", "testdata/README.md")),
          new Group(
              "Project",
              List.of(
                  "CHANGELOG.md",
                  "docs/benchmarks.md",
                  "docs/verdicts.md",
                  "docs/glossary.md",
                  "CONTRIBUTING.md",
                  "docs/ir-conventions.md",
                  DECISIONS,
                  "SECURITY.md")));

  private final List<Group> groups;

  private Navigation(List<Group> groups) {
    this.groups = List.copyOf(groups);
  }

  /** Returns the groups with what the repository has; a guide that no group names comes last. */
  static Navigation of(Repository repository) {
    Predicate<String> exists = source -> source.equals(DECISIONS) || repository.isFile(source);
    List<Group> groups = new ArrayList<>();
    for (Group group : GROUPS) {
      groups.add(new Group(group.title(), group.documents().stream().filter(exists).toList()));
    }
    List<String> named = groups.stream().flatMap(group -> group.documents().stream()).toList();
    List<String> others =
        repository.documents("docs").stream().filter(source -> !named.contains(source)).toList();
    if (!others.isEmpty()) {
      groups.add(new Group("More", others));
    }
    return new Navigation(groups);
  }

  List<Group> groups() {
    return groups;
  }

  Stream<String> documents() {
    return groups.stream().flatMap(group -> group.documents().stream());
  }
}
