// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class GapGroupTest {

  private static ProjectGap gap(String folder, String module, String library) {
    return new ProjectGap(
        folder + "/build.gradle",
        0,
        module,
        ProjectGap.Kind.LIBRARIES,
        "{} cannot be found",
        List.of(library),
        "install it");
  }

  private static String said(ProjectGap... gaps) {
    List<GapGroup> groups = GapGroup.of(List.of(gaps));
    assertEquals(1, groups.size());
    return groups.get(0).diagnostic().message();
  }

  @Test
  void modulesOfDifferentBuildsAreToldApart() {
    String said =
        said(
            gap("/p/one/app", ":app", "`x`"),
            gap("/p/two/app", ":app", "`y`"),
            gap("/p/b", ":b", "`y`"));
    assertTrue(
        said.startsWith("3 modules (`:app` in `one/app`, `:app` in `two/app`, `:b`): "), said);
  }

  @Test
  void oneModuleIsNamedOnce() {
    String said = said(gap("/p/a", ":a", "`x`"), gap("/p/a", ":a", "`y`"));
    assertTrue(said.startsWith("module `:a`: each of `x`, `y` cannot be found"), said);
  }
}
