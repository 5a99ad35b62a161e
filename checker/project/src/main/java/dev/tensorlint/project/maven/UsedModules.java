// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.maven.model.Dependency;

/** Which modules of a project each module uses, by the dependencies of their POMs alone. */
final class UsedModules {

  private static final Set<String> NOT_PASSED_ON = Set.of("test", "provided", "system");

  private final Map<String, Pom> byName = new HashMap<>();

  UsedModules(List<Pom> poms) {
    poms.forEach(
        pom ->
            byName.putIfAbsent(name(pom.model().getGroupId(), pom.model().getArtifactId()), pom));
  }

  /**
   * Returns the folders of the modules that a module uses, the nearest first; those that only its
   * tests use come last. A version does not tell modules apart: a project has each of them once.
   */
  List<Path> of(Pom pom) {
    Set<Pom> used = new LinkedHashSet<>();
    collect(pom, false, used);
    collect(pom, true, used);
    used.remove(pom);
    return used.stream().map(Pom::folder).toList();
  }

  private void collect(Pom pom, boolean forTests, Set<Pom> used) {
    Deque<Pom> open = new ArrayDeque<>();
    for (Dependency each : pom.model().getDependencies()) {
      if ("test".equals(each.getScope()) == forTests) {
        add(each, used, open);
      }
    }
    while (!open.isEmpty()) {
      for (Dependency each : open.remove().model().getDependencies()) {
        if (!each.isOptional() && !NOT_PASSED_ON.contains(String.valueOf(each.getScope()))) {
          add(each, used, open);
        }
      }
    }
  }

  private void add(Dependency dependency, Set<Pom> used, Deque<Pom> open) {
    Pom module = byName.get(name(dependency.getGroupId(), dependency.getArtifactId()));
    if (module != null && used.add(module)) {
      open.add(module);
    }
  }

  private static String name(String group, String artifact) {
    return group + ":" + artifact;
  }
}
