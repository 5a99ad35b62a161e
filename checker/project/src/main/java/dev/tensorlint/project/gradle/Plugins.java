// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import dev.tensorlint.project.artifact.Coordinates;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The plugins that say something of the class path: the versions of libraries without one. */
final class Plugins {

  /** Before the id of a plugin, the name under which scopes keep its version. */
  static final String VERSION_OF = "version of plugin ";

  static final String KOTLIN = "org.jetbrains.kotlin.jvm";

  private static final String MANAGES_SPRING = "io.spring.dependency-management";

  /** Platforms that a plugin brings in its own version, where {@value #MANAGES_SPRING} is, too. */
  private static final Map<String, String> SPRING_PLATFORMS =
      Map.of("org.springframework.boot", "org.springframework.boot:spring-boot-dependencies");

  private final Map<String, String> versions = new HashMap<>();

  void version(String id, String version) {
    versions.putIfAbsent(id, version);
  }

  /** Returns the platforms that plugins bring to a module. */
  List<Coordinates> platforms(ModuleDraft module) {
    if (!module.plugins().contains(MANAGES_SPRING)) {
      return List.of();
    }
    return SPRING_PLATFORMS.entrySet().stream()
        .filter(each -> module.plugins().contains(each.getKey()))
        .flatMap(each -> platform(each.getKey(), each.getValue()).stream())
        .toList();
  }

  private Optional<Coordinates> platform(String plugin, String platform) {
    return Optional.ofNullable(versions.get(plugin))
        .flatMap(version -> Coordinates.parse(platform + ":" + version));
  }

  /** Makes the version of Kotlin known to scripts. */
  void tell(Scope scope) {
    Optional.ofNullable(versions.get(KOTLIN))
        .ifPresent(version -> scope.set(VERSION_OF + KOTLIN, new Value.Text(version)));
  }
}
