// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import dev.tensorlint.project.artifact.Coordinates;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the version catalogs that settings declare: from a file, or entry by entry. */
final class CatalogScript {

  private final Expressions expressions;
  private final ProjectFiles files;
  private final Scripts scripts;
  private final VersionCatalogs catalogs;

  CatalogScript(
      Expressions expressions, ProjectFiles files, Scripts scripts, VersionCatalogs catalogs) {
    this.expressions = expressions;
    this.files = files;
    this.scripts = scripts;
    this.catalogs = catalogs;
  }

  /** Reads {@code create("libs") { ... }} or {@code libs { ... }}. */
  void read(Statement catalog, Script script, Unread unread) {
    Optional<String> name = name(catalog);
    if (name.isEmpty()) {
      unread.add(":", script, catalog.span());
      return;
    }
    Map<String, String> versions = new HashMap<>();
    Map<String, Coordinates> libraries = new HashMap<>();
    Map<String, List<String>> bundles = new HashMap<>();
    for (Statement entry : catalog.inner()) {
      boolean isRead =
          switch (entry.head()) {
            case "from" -> from(name.get(), entry);
            case "version" -> version(entry, versions);
            case "library" -> library(entry, versions, libraries);
            case "bundle" -> bundle(entry, bundles);
            default -> true;
          };
      if (!isRead) {
        unread.add(":", script, entry.span());
      }
    }
    catalogs.add(name.get(), new VersionCatalog(versions, libraries, bundles, Map.of()));
  }

  private Optional<String> name(Statement catalog) {
    boolean isCall = List.of("create", "register", "named").contains(catalog.head());
    if (!isCall) {
      return Optional.of(catalog.head()).filter(head -> !head.isEmpty());
    }
    return texts(catalog.arguments()).stream().findFirst();
  }

  private List<String> texts(List<List<Node>> arguments) {
    return arguments.stream()
        .map(expressions::value)
        .filter(Value.Text.class::isInstance)
        .map(value -> ((Value.Text) value).text())
        .toList();
  }

  private boolean from(String name, Statement entry) {
    for (List<Node> argument : entry.arguments()) {
      Value value = expressions.value(argument);
      if (!(value instanceof Value.Files found)) {
        return false; // A catalog that is published.
      }
      for (Path file : found.paths()) {
        Optional<VersionCatalog> catalog =
            files.isFile(file) ? scripts.catalog(file) : Optional.empty();
        catalog.ifPresent(each -> catalogs.add(name, each));
      }
    }
    return true;
  }

  private boolean version(Statement entry, Map<String, String> into) {
    List<String> texts = texts(entry.arguments());
    if (texts.size() == 2) {
      into.put(VersionCatalog.accessor(texts.get(0)), texts.get(1));
    }
    return texts.size() == 2;
  }

  /** Reads {@code library("a", "g:n:v")} and {@code library("a", "g", "n").versionRef("v")}. */
  private boolean library(
      Statement entry, Map<String, String> versions, Map<String, Coordinates> into) {
    List<String> texts = texts(entry.arguments());
    if (texts.size() < 2) {
      return false;
    }
    String module = String.join(":", texts.subList(1, texts.size()));
    String version = versionAfter(entry, versions);
    Optional<Coordinates> made =
        Coordinates.parse(version.isEmpty() ? module : module + ":" + version);
    made.ifPresent(each -> into.put(VersionCatalog.accessor(texts.get(0)), each));
    return made.isPresent();
  }

  private String versionAfter(Statement entry, Map<String, String> versions) {
    List<Node> rest = entry.afterHead();
    for (int i = 0; i + 1 < rest.size(); i++) {
      if (rest.get(i + 1) instanceof Node.Group group) {
        List<String> texts = texts(Statement.separate(group.nodes()));
        if (rest.get(i).isWord("versionRef") && texts.size() == 1) {
          return versions.getOrDefault(VersionCatalog.accessor(texts.get(0)), "");
        } else if (rest.get(i).isWord("version") && texts.size() == 1) {
          return texts.get(0);
        }
      }
    }
    return "";
  }

  private boolean bundle(Statement entry, Map<String, List<String>> into) {
    List<List<Node>> arguments = entry.arguments();
    if (arguments.size() != 2
        || !(expressions.value(arguments.get(1)) instanceof Value.Many many)) {
      return false;
    }
    List<String> names =
        many.values().stream()
            .filter(Value.Text.class::isInstance)
            .map(value -> VersionCatalog.accessor(((Value.Text) value).text()))
            .toList();
    texts(arguments.subList(0, 1))
        .forEach(alias -> into.put(VersionCatalog.accessor(alias), names));
    return names.size() == many.values().size();
  }
}
