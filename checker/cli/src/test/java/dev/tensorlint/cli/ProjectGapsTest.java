// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.project.ProjectGap;
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
    return new ProjectModule(
        name, folder, sources, List.of(), List.of(), List.of(), false, 0, null);
  }

  private static ProjectGap gap(String module, String subject) {
    return new ProjectGap(
        "/p/" + module + "/pom.xml",
        0,
        module,
        ProjectGap.Kind.LIBRARIES,
        "{} cannot be found",
        List.of(subject),
        "install it");
  }

  private static Set<Path> files(String... names) {
    return Set.copyOf(List.of(names).stream().map(Path::of).toList());
  }

  private static List<Diagnostic> diagnostics(
      List<ProjectGap> gaps, Set<Path> modelled, Set<Path> unresolved) {
    List<ProjectModule> modules = List.of(module("a", "src"), module("b", "src"), module("parent"));
    ProjectLayout layout = new ProjectLayout(modules, gaps, List.of());
    return new ProjectGaps(layout, modelled, unresolved).diagnostics();
  }

  private static boolean isGap(String module, Set<Path> modelled, Set<Path> unresolved) {
    return diagnostics(List.of(gap(module, "`x`")), modelled, unresolved).get(0).isGap();
  }

  @Test
  void onlyAnUnresolvedCallMakesItAGap() {
    Set<Path> a = files("/p/a/src/A.java");
    assertTrue(isGap("a", a, a));
    assertFalse(isGap("a", a, Set.of()));
    assertFalse(isGap("a", a, files("/p/b/src/B.java")));
    assertFalse(isGap("a", Set.of(), Set.of()));
  }

  @Test
  void aModuleWithoutSourcesMayConcernOthers() {
    Set<Path> b = files("/p/b/src/B.java");
    assertTrue(isGap("parent", b, b));
    assertFalse(isGap("parent", b, Set.of()));
  }

  @Test
  void whatBelongsToNoModuleMayConcernAll() {
    Set<Path> b = files("/p/b/src/B.java");
    assertTrue(isGap("odd", b, b));
  }

  @Test
  void theMessageSaysWhyItIsANote() {
    Diagnostic note = diagnostics(List.of(gap("a", "`x:y:1`")), Set.of(), Set.of()).get(0);
    assertEquals(Severity.NOTE, note.severity());
    assertEquals(
        "module `a`: `x:y:1` cannot be found; install it (nothing modelled is used there)",
        note.message());
    Set<Path> a = files("/p/a/src/A.java");
    assertEquals(
        "module `a`: `x:y:1` cannot be found; install it (no call on a modelled type is unresolved"
            + " there)",
        diagnostics(List.of(gap("a", "`x:y:1`")), a, Set.of()).get(0).message());
  }

  @Test
  void oneCauseIsOneLineAndItsModulesAreListedOnDemand() {
    List<ProjectModule> modules = List.of(module("a", "src"), module("b", "src"));
    List<ProjectGap> gaps = List.of(gap("a", "`x`"), gap("b", "`x`"), gap("b", "`y`"));
    Set<Path> files = files("/p/a/src/A.java", "/p/b/src/B.java");
    ProjectGaps all = new ProjectGaps(new ProjectLayout(modules, gaps, List.of()), files, files);
    assertEquals(
        List.of("2 modules (`a`, `b`): each of `x`, `y` cannot be found; install it"),
        all.diagnostics().stream().map(Diagnostic::message).toList());
    assertEquals(
        List.of(
            "module `a`: `x` cannot be found; install it",
            "module `b`: `x` cannot be found; install it",
            "module `b`: `y` cannot be found; install it"),
        all.members().stream().map(Diagnostic::message).toList());
  }

  @Test
  void whatIsNoGapStays() {
    Diagnostic broken = Diagnostic.error("/p/a/pom.xml", "is no readable project file");
    ProjectLayout layout =
        new ProjectLayout(List.of(module("a", "src")), List.of(), List.of(broken));
    assertEquals(List.of(broken), new ProjectGaps(layout, Set.of(), Set.of()).diagnostics());
  }
}
