// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;

/**
 * What the settings of a build say: its modules, version catalogs and included builds.
 *
 * <p>What stands in the branches of a condition counts, whatever the condition says.
 */
final class BuildSettings {

  /** Modules of a build; the largest that are known have some 1,500. */
  static final int MODULES = 5_000;

  private final ProjectFiles files;
  private final Scripts scripts;
  private final Scope scope = new Scope(null);
  private final VersionCatalogs catalogs = new VersionCatalogs();
  private final Map<String, Path> modules = new LinkedHashMap<>();
  private final Set<Path> includedBuilds = new LinkedHashSet<>();
  private final Unread unread;

  private BuildSettings(ProjectFiles files, Scripts scripts, Unread unread) {
    this.files = files;
    this.scripts = scripts;
    this.unread = unread;
  }

  /** Reads the settings of the build in the root of its files. */
  static BuildSettings read(ProjectFiles files, Scripts scripts, Unread unread) {
    BuildSettings settings = new BuildSettings(files, scripts, unread);
    settings.read();
    return settings;
  }

  private void read() {
    Path root = files.root();
    modules.put(":", root);
    includedBuilds.add(root.resolve("buildSrc"));
    Properties properties = scripts.properties(root);
    properties
        .stringPropertyNames()
        .forEach(name -> scope.set(name, new Value.Text(properties.getProperty(name))));
    setFolders(scope, root);
    scope.set("name", new Value.Text(String.valueOf(root.getFileName())));
    scripts
        .catalog(root.resolve("gradle").resolve("libs.versions.toml"))
        .ifPresent(catalog -> catalogs.add("libs", catalog));
    scripts
        .first(root, "settings.gradle.kts", "settings.gradle")
        .ifPresent(script -> read(script.statements(), script));
  }

  /** Makes the names of folders known to the scripts of a module. */
  void setFolders(Scope of, Path folder) {
    Value root = new Value.Text(files.root().toString());
    of.set("projectDir", new Value.Text(folder.toString()));
    of.set("layout.projectDirectory", new Value.Text(folder.toString()));
    of.set("rootDir", root);
    of.set("settingsDir", root);
  }

  private void read(List<Statement> statements, Script script) {
    for (Statement statement : statements) {
      read(statement, script);
    }
  }

  private void read(Statement statement, Script script) {
    String head = statement.head();
    Optional<Assignment> assignment = Assignment.of(statement);
    if (assignment.isPresent()) {
      assignment.filter(Assignment::replaces).ifPresent(each -> define(each, script));
    } else if (head.equals("include") || head.equals("settings.include")) {
      include(statement, script);
    } else if (head.equals("includeBuild")) {
      includeBuild(statement);
    } else if (head.equals("project")) {
      change(statement, script);
    } else if (head.equals("versionCatalogs")) {
      CatalogScript reader = new CatalogScript(expressions(), files, scripts, catalogs);
      statement.inner().forEach(each -> reader.read(each, script, unread));
    } else if (!head.equals("plugins")) {
      read(statement.inner(), script);
    }
  }

  private void define(Assignment assignment, Script script) {
    if (assignment.isOfRoot() && assignment.name().equals("name")) {
      scope.set("name", expressions().value(assignment.expression()));
    } else {
      scope.define(assignment.name(), assignment.expression(), script);
    }
  }

  /** Returns the name of a module; that of the root is no part of its path. */
  Value name(String path) {
    return path.equals(":")
        ? expressions().value(List.of(new Node.Word("name", new Span(0, 0, 0))))
        : new Value.Text(path.substring(path.lastIndexOf(':') + 1));
  }

  private Expressions expressions() {
    return new Expressions(
        scope, new Calls(files.root(), files, catalogs, new ModulePaths(Set.of())));
  }

  private void include(Statement statement, Script script) {
    for (List<Node> argument : statement.arguments()) {
      if (!include(expressions().value(argument))) {
        unread.add(":", script, statement.span());
      }
    }
  }

  private boolean include(Value value) {
    if (value instanceof Value.Many many) {
      return many.values().stream().allMatch(this::include);
    }
    if (!(value instanceof Value.Text text) || modules.size() >= MODULES) {
      return false;
    }
    String path = "";
    Path folder = files.root();
    for (String name : text.text().split("[:/]")) {
      if (!name.isEmpty()) {
        Path parent = folder;
        path += ":" + name;
        Optional<Path> below = files.resolve(parent, name);
        if (below.isEmpty()) {
          return false;
        }
        folder = modules.computeIfAbsent(path, any -> below.get());
      }
    }
    return true;
  }

  private void includeBuild(Statement statement) {
    statement.arguments().stream()
        .findFirst()
        .map(expressions()::value)
        .flatMap(this::folder)
        .ifPresent(includedBuilds::add);
  }

  private Optional<Path> folder(Value value) {
    if (value instanceof Value.Text text) {
      return files.resolve(files.root(), text.text());
    }
    return value instanceof Value.Files found
        ? found.paths().stream().findFirst()
        : Optional.empty();
  }

  /** Reads {@code project(":a").projectDir = file("b")} and {@code project(":a").name = "b"}. */
  private void change(Statement statement, Script script) {
    List<Node> rest = statement.afterHead();
    boolean isAssignment = rest.size() > 4 && rest.get(0).isGroup('(') && rest.get(3).is('=');
    if (!isAssignment) {
      return;
    }
    Value module = expressions().value(((Node.Group) rest.get(0)).nodes());
    Value value = expressions().value(rest.subList(4, rest.size()));
    boolean isMove = rest.get(2).isWord("projectDir");
    boolean isRead = module instanceof Value.Text text && modules.containsKey(text.text());
    if (isRead && isMove) {
      isRead = move(((Value.Text) module).text(), value);
    } else if (isRead && rest.get(2).isWord("name")) {
      isRead = rename(((Value.Text) module).text(), value);
    }
    if (!isRead) {
      unread.add(":", script, statement.span());
    }
  }

  private boolean move(String module, Value to) {
    Optional<Path> folder = folder(to);
    folder.ifPresent(each -> modules.put(module, each));
    return folder.isPresent();
  }

  /** A module with another name has another path; it keeps its folder, and its place. */
  private boolean rename(String module, Value to) {
    Path folder = modules.get(module);
    if (!(to instanceof Value.Text name) || folder == null || name.text().contains(":")) {
      return false;
    }
    modules.remove(module);
    modules.put(module.substring(0, module.lastIndexOf(':') + 1) + name.text(), folder);
    return true;
  }

  /** Returns the folders of modules by their paths, the root first. */
  Map<String, Path> modules() {
    return modules;
  }

  VersionCatalogs catalogs() {
    return catalogs;
  }

  /** Returns the folders of builds that can hold plugins for this one. */
  Set<Path> includedBuilds() {
    return includedBuilds;
  }
}
