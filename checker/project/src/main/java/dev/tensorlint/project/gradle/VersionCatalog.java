// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;
import dev.tensorlint.project.artifact.Coordinates;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A version catalog, as {@code gradle/libs.versions.toml} says it. Names are kept as accessors have
 * them, with points in the place of dashes and underscores.
 */
record VersionCatalog(
    Map<String, String> versions,
    Map<String, Coordinates> libraries,
    Map<String, List<String>> bundles,
    Map<String, Value.Plugin> plugins) {

  private static final TomlMapper TOML = new TomlMapper();

  VersionCatalog {
    versions = Map.copyOf(versions);
    libraries = Map.copyOf(libraries);
    bundles = Map.copyOf(bundles);
    plugins = Map.copyOf(plugins);
  }

  /**
   * Reads a catalog; entries that are none are left out, so that their accessors stay unknown.
   *
   * @throws IOException if it is no TOML
   */
  static VersionCatalog parse(String toml) throws IOException {
    JsonNode tree = TOML.readTree(toml);
    Map<String, String> versions = new HashMap<>();
    tree.path("versions")
        .properties()
        .forEach(each -> put(versions, each.getKey(), version(each.getValue(), Map.of())));
    Map<String, Coordinates> libraries = new HashMap<>();
    tree.path("libraries")
        .properties()
        .forEach(each -> put(libraries, each.getKey(), library(each.getValue(), versions)));
    Map<String, List<String>> bundles = new HashMap<>();
    tree.path("bundles")
        .properties()
        .forEach(each -> bundles.put(accessor(each.getKey()), names(each.getValue())));
    Map<String, Value.Plugin> plugins = new HashMap<>();
    tree.path("plugins")
        .properties()
        .forEach(each -> put(plugins, each.getKey(), plugin(each.getValue(), versions)));
    return new VersionCatalog(versions, libraries, bundles, plugins);
  }

  private static <T> void put(Map<String, T> into, String alias, @Nullable T value) {
    if (value != null) {
      into.put(accessor(alias), value);
    }
  }

  static String accessor(String alias) {
    return alias.replace('-', '.').replace('_', '.');
  }

  private static List<String> names(JsonNode array) {
    List<String> names = new ArrayList<>();
    array.forEach(each -> names.add(accessor(each.asText())));
    return List.copyOf(names);
  }

  /** Reads a version: a text, a reference, or a rich version, of which the first wish counts. */
  private static @Nullable String version(JsonNode node, Map<String, String> known) {
    if (node.isTextual()) {
      return node.asText();
    }
    if (node.path("ref").isTextual()) {
      return known.get(accessor(node.path("ref").asText()));
    }
    for (String wish : List.of("strictly", "require", "prefer")) {
      if (node.path(wish).isTextual()) {
        return node.path(wish).asText();
      }
    }
    return null;
  }

  private static @Nullable Coordinates library(JsonNode node, Map<String, String> versions) {
    if (node.isTextual()) {
      return Coordinates.parse(node.asText()).orElse(null);
    }
    String module =
        node.path("module").isTextual()
            ? node.path("module").asText()
            : node.path("group").asText() + ":" + node.path("name").asText();
    JsonNode wanted = node.path("version");
    String version = version(wanted, versions);
    boolean lacksVersion = !wanted.isMissingNode() && version == null;
    return lacksVersion
        ? null
        : Coordinates.parse(module)
            .map(each -> Coordinates.of(each.group(), each.name(), version))
            .filter(Coordinates::isWellFormed)
            .orElse(null);
  }

  private static Value.Plugin plugin(JsonNode node, Map<String, String> versions) {
    String[] parts = node.asText().split(":", 2);
    String version = version(node.path("version"), versions);
    return node.isTextual()
        ? new Value.Plugin(parts[0], parts.length > 1 ? parts[1] : "")
        : new Value.Plugin(node.path("id").asText(), version == null ? "" : version);
  }

  /** Returns both catalogs as one; this one wins. */
  VersionCatalog with(VersionCatalog other) {
    Map<String, String> allVersions = new HashMap<>(other.versions);
    allVersions.putAll(versions);
    Map<String, Coordinates> allLibraries = new HashMap<>(other.libraries);
    allLibraries.putAll(libraries);
    Map<String, List<String>> allBundles = new HashMap<>(other.bundles);
    allBundles.putAll(bundles);
    Map<String, Value.Plugin> allPlugins = new HashMap<>(other.plugins);
    allPlugins.putAll(plugins);
    return new VersionCatalog(allVersions, allLibraries, allBundles, allPlugins);
  }

  /** Returns what the names after that of the catalog stand for. */
  Value accessor(List<String> path) {
    String rest = String.join(".", path.subList(1, path.size()));
    Value found =
        switch (path.get(0)) {
          case "versions" -> text(versions.get(rest));
          case "bundles" -> bundle(rest);
          case "plugins" -> orUnknown(plugins.get(rest));
          default -> Value.Nothing.UNKNOWN;
        };
    return found.isKnown() ? found : library(String.join(".", path));
  }

  private static Value orUnknown(@Nullable Value value) {
    return value == null ? Value.Nothing.UNKNOWN : value;
  }

  private static Value text(@Nullable String text) {
    return text == null ? Value.Nothing.UNKNOWN : new Value.Text(text);
  }

  private Value bundle(String alias) {
    List<String> names = bundles.get(alias);
    return names == null
        ? Value.Nothing.UNKNOWN
        : Value.many(names.stream().map(this::library).toList());
  }

  private Value library(String alias) {
    Coordinates found = libraries.get(alias);
    return found == null ? Value.Nothing.UNKNOWN : new Value.Library(found);
  }
}
