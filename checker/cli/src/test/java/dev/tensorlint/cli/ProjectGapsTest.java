// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectModule;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A gap of a module counts where the module has to do with modelled types. */
class ProjectGapsTest {

  private static final Path ROOT = Path.of("/p");

  private static ProjectModule module(String name, String... roots) {
    Path folder = ROOT.resolve(name);
    List<Path> sources = List.of(roots).stream().map(folder::resolve).toList();
    return new ProjectModule(name, folder, sources, List.of(), List.of(), null);
  }

  private static Diagnostic gap(String path) {
    return Diagnostic.gap(path, 0, 0, "`x:y:1` cannot be found", "install it");
  }

  private static List<Boolean> gaps(String path, String... modelledFiles) {
    ProjectLayout layout =
        new ProjectLayout(List.of(module("a", "src"), module("parent")), List.of(gap(path)));
    Set<Path> files = Set.copyOf(List.of(modelledFiles).stream().map(Path::of).toList());
    return new ProjectGaps(layout, files).diagnostics().stream().map(Diagnostic::isGap).toList();
  }

  @Test
  void aModuleThatUsesModelledTypes() {
    assertEquals(List.of(true), gaps("/p/a/pom.xml", "/p/a/src/A.java"));
  }

  @Test
  void aModuleThatUsesNone() {
    assertEquals(List.of(false), gaps("/p/a/pom.xml", "/p/b/src/B.java"));
  }

  @Test
  void aModuleWithoutSourcesMayConcernOthers() {
    assertEquals(List.of(true), gaps("/p/parent/pom.xml", "/p/b/src/B.java"));
  }

  @Test
  void whatBelongsToNoModule() {
    assertEquals(List.of(true), gaps("/p/odd/pom.xml"));
  }

  @Test
  void theMessageSaysWhyItIsANote() {
    ProjectLayout layout =
        new ProjectLayout(List.of(module("a", "src")), List.of(gap("/p/a/pom.xml")));
    Diagnostic note = new ProjectGaps(layout, Set.of()).diagnostics().get(0);
    assertEquals(Severity.NOTE, note.severity());
    assertEquals(
        "`x:y:1` cannot be found; install it (nothing modelled is used there)", note.message());
  }

  @Test
  void whatIsNoGapStays() {
    Diagnostic broken = Diagnostic.error("/p/a/pom.xml", "is no readable project file");
    ProjectLayout layout = new ProjectLayout(List.of(module("a", "src")), List.of(broken));
    assertEquals(List.of(broken), new ProjectGaps(layout, Set.of()).diagnostics());
  }
}
