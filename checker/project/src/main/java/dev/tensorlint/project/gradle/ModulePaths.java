// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The paths of the modules of a build, such as {@code :engines:onnx-runtime}. */
final class ModulePaths {

  private final Map<String, String> byAccessor = new HashMap<>();

  ModulePaths(Set<String> paths) {
    paths.forEach(path -> byAccessor.put(accessor(path), path));
  }

  /** Returns the module that {@code projects.engines.onnxRuntime} names. */
  Optional<String> byAccessor(List<String> names) {
    return Optional.ofNullable(byAccessor.get(key(String.join(".", names))));
  }

  private static String accessor(String path) {
    return key(path.length() > 1 ? path.substring(1).replace(':', '.') : path);
  }

  private static String key(String text) {
    return text.replaceAll("[-_]", "").toLowerCase(Locale.ROOT);
  }
}
