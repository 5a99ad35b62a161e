// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/**
 * The properties that POMs see. A property can become part of a request to a repository, so these
 * are what a POM may need of the platform, and nothing of the environment or of the user.
 */
final class PublicProperties {

  private static final String[] OF_THE_JVM = {
    "java.version",
    "java.specification.version",
    "java.class.version",
    "java.vendor",
    "java.vm.specification.version",
    "os.name",
    "os.arch",
    "os.version",
    "file.separator",
    "path.separator",
    "line.separator"
  };

  private PublicProperties() {}

  static Map<String, String> asMap() {
    Map<String, String> all = new TreeMap<>();
    for (String name : OF_THE_JVM) {
      all.put(name, System.getProperty(name, ""));
    }
    // What the extension os-maven-plugin would set, which is not loaded.
    String system = system(System.getProperty("os.name", ""));
    String processor = processor(System.getProperty("os.arch", ""));
    all.put("os.detected.name", system);
    all.put("os.detected.arch", processor);
    all.put("os.detected.classifier", system + "-" + processor);
    return all;
  }

  static Properties asProperties() {
    Properties all = new Properties();
    all.putAll(asMap());
    return all;
  }

  private static String system(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    if (lower.startsWith("windows")) {
      return "windows";
    }
    return lower.startsWith("mac") ? "osx" : "linux";
  }

  private static String processor(String name) {
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "amd64", "x86_64" -> "x86_64";
      case "aarch64", "arm64" -> "aarch_64";
      default -> name.toLowerCase(Locale.ROOT);
    };
  }
}
