// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Plugins that a build writes itself, as scripts in {@code buildSrc} or an included build. */
final class ConventionPlugins {

  private static final Pattern SCRIPT =
      Pattern.compile("(?:.*/)?src/main/(?:kotlin|groovy)/(.+?)\\.gradle(?:\\.kts)?");

  private final Map<String, Path> byId = new HashMap<>();

  ConventionPlugins(Set<Path> builds, ProjectFiles files) {
    for (Path build : builds) {
      if (files.isFolder(build)) {
        List<Path> found = new ArrayList<>(files.filesBelow(build, ".gradle.kts"));
        found.addAll(files.filesBelow(build, ".gradle"));
        found.forEach(script -> add(build, script));
      }
    }
  }

  private void add(Path build, Path script) {
    Matcher matcher = SCRIPT.matcher(build.relativize(script).toString().replace('\\', '/'));
    if (matcher.matches()) {
      byId.putIfAbsent(matcher.group(1).replace('/', '.'), script);
    }
  }

  Optional<Path> script(String id) {
    return Optional.ofNullable(byId.get(id));
  }
}
