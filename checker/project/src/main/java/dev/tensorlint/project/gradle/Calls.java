// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import dev.tensorlint.project.artifact.Coordinates;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The calls and accessors of Gradle that name something: libraries, modules, files, properties. */
final class Calls {

  /** What tells which file a library is; other entries, such as {@code transitive}, do not. */
  private static final Set<String> PARTS = Set.of("group", "name", "version", "classifier", "ext");

  private static final Set<String> PROPERTIES =
      Set.of("property", "findProperty", "gradleProperty", "getProperty");

  private static final Set<String> DEFAULTS = Set.of("orElse", "getOrElse", "getOrDefault");

  private static final Set<String> KEEPING =
      Set.of(
          "get",
          "getOrNull",
          "toString",
          "trim",
          "asProvider",
          "forUseAtConfigurationTime",
          "orElse",
          "getOrElse",
          "because");

  private static final Set<String> COLLECTIONS =
      Set.of("listOf", "setOf", "arrayOf", "mutableListOf", "mapOf", "mutableMapOf");

  private final Path folder;
  private final ProjectFiles files;
  private final VersionCatalogs catalogs;
  private final ModulePaths modules;

  /**
   * @param folder where relative names of files start
   */
  Calls(Path folder, ProjectFiles files, VersionCatalogs catalogs, ModulePaths modules) {
    this.folder = folder;
    this.files = files;
    this.catalogs = catalogs;
    this.modules = modules;
  }

  /** Returns the same with another folder in which relative names of files start. */
  Calls in(Path other) {
    return new Calls(other, files, catalogs, modules);
  }

  /** Whether a call gives what it is called on, where that is known. */
  static boolean keepsReceiver(String method) {
    return KEEPING.contains(method);
  }

  /** Whether a call gives its argument where nothing sets what it is called on. */
  static boolean isDefault(String method) {
    return DEFAULTS.contains(method);
  }

  /** Returns what a path of names stands for that no variable has. */
  Value accessor(List<String> path) {
    if (path.get(0).equals("projects")) {
      return modules
          .byAccessor(path.subList(1, path.size()))
          .<Value>map(Value.Module::new)
          .orElse(Value.Nothing.UNKNOWN);
    }
    return catalogs.accessor(path);
  }

  Value call(List<String> owner, String method, List<List<Node>> arguments, Expressions reader) {
    if (COLLECTIONS.contains(method)) {
      return arguments.isEmpty() ? Value.many(List.of()) : reader.arguments(arguments);
    }
    if (arguments.isEmpty()) {
      return Value.Nothing.UNKNOWN;
    }
    Value first = reader.value(arguments.get(0));
    if (PROPERTIES.contains(method)) {
      return property(owner, arguments, first, reader);
    }
    return switch (method) {
      case "getenv", "environmentVariable", "systemProperty" -> Value.Nothing.ABSENT;
      case "platform", "enforcedPlatform" -> platform(arguments, reader);
      case "testFixtures", "create", "uri" -> notation(arguments, reader);
      case "project" -> module(arguments, reader);
      case "file", "files", "dir" -> files(arguments, reader);
      case "File" -> path(arguments, reader);
      case "kotlin" -> kotlin(first, reader);
      case "fileTree" -> fileTree(arguments, reader);
      default -> Value.Nothing.UNKNOWN;
    };
  }

  private Value property(
      List<String> owner, List<List<Node>> arguments, Value first, Expressions reader) {
    if (!(first instanceof Value.Text name)) {
      return Value.Nothing.UNKNOWN;
    }
    boolean isOfTheJvm = owner.equals(List.of("System"));
    Value found = isOfTheJvm ? Value.Nothing.ABSENT : reader.property(name.text());
    return found == Value.Nothing.ABSENT && arguments.size() == 2
        ? reader.value(arguments.get(1))
        : found;
  }

  /** Reads one dependency: a string, a map of its parts, or a value that is one. */
  Value notation(List<List<Node>> given, Expressions reader) {
    List<List<Node>> arguments = withoutBlock(given);
    Value all = reader.arguments(arguments);
    if (all instanceof Value.Table table) {
      return fromParts(table);
    }
    return arguments.size() == 1 ? library(reader.value(arguments.get(0))) : positional(all);
  }

  /** What configures a dependency, such as its exclusions, may be an argument of its own. */
  private static List<List<Node>> withoutBlock(List<List<Node>> arguments) {
    int last = arguments.size() - 1;
    boolean hasBlock =
        last > 0 && arguments.get(last).size() == 1 && arguments.get(last).get(0).isGroup('{');
    return hasBlock ? arguments.subList(0, last) : arguments;
  }

  /** Kotlin's {@code implementation("group", "name", "version")}. */
  private static Value positional(Value all) {
    List<Value> parts = all instanceof Value.Many many ? many.values() : List.of();
    if (parts.isEmpty()
        || parts.size() > 3
        || !parts.stream().allMatch(Value.Text.class::isInstance)) {
      return Value.Nothing.UNKNOWN;
    }
    List<String> texts = parts.stream().map(part -> ((Value.Text) part).text()).toList();
    return texts.stream().anyMatch(text -> text.contains(":"))
        ? Value.Nothing.UNKNOWN
        : library(new Value.Text(String.join(":", texts)));
  }

  /** Returns the library that a value names; libraries, modules and files are themselves. */
  static Value library(Value value) {
    if (value instanceof Value.Text text) {
      return Coordinates.parse(text.text())
          .<Value>map(Value.Library::new)
          .orElse(Value.Nothing.UNKNOWN);
    }
    if (value instanceof Value.Many many) {
      return Value.many(many.values().stream().map(Calls::library).toList());
    }
    return value instanceof Value.Table table ? fromParts(table) : value;
  }

  private static Value fromParts(Value.Table parts) {
    if (parts.entries().containsKey("path")) {
      return part(parts, "path").<Value>map(Value.Module::new).orElse(Value.Nothing.UNKNOWN);
    }
    Optional<String> group = part(parts, "group");
    Optional<String> name = part(parts, "name");
    boolean isWhole =
        PARTS.stream().allMatch(key -> isAbsentOrText(parts.entries().get(key)))
            && group.isPresent()
            && name.isPresent();
    if (!isWhole) {
      return Value.Nothing.UNKNOWN;
    }
    Coordinates made =
        new Coordinates(
            group.orElseThrow(),
            name.orElseThrow(),
            part(parts, "version").orElse(null),
            part(parts, "classifier").orElse(""),
            part(parts, "ext").orElse("jar"));
    return made.isWellFormed() ? new Value.Library(made) : Value.Nothing.UNKNOWN;
  }

  private static boolean isAbsentOrText(@Nullable Value part) {
    return part == null || part instanceof Value.Text;
  }

  private static Optional<String> part(Value.Table parts, String key) {
    return parts.entries().get(key) instanceof Value.Text text
        ? Optional.of(text.text())
        : Optional.empty();
  }

  private Value platform(List<List<Node>> arguments, Expressions reader) {
    Value of = notation(arguments, reader);
    boolean isOne = of instanceof Value.Library || of instanceof Value.Module;
    return isOne
        ? new Value.Platform(of)
        : of instanceof Value.Platform ? of : Value.Nothing.UNKNOWN;
  }

  private Value module(List<List<Node>> arguments, Expressions reader) {
    Value given = reader.arguments(arguments);
    if (given instanceof Value.Table table) {
      return fromParts(table);
    }
    Value path = reader.value(arguments.get(0));
    return path instanceof Value.Text text ? new Value.Module(text.text()) : Value.Nothing.UNKNOWN;
  }

  private Value files(List<List<Node>> arguments, Expressions reader) {
    List<Path> found = new ArrayList<>();
    for (List<Node> argument : arguments) {
      if (!collect(reader.value(argument), found)) {
        return Value.Nothing.UNKNOWN;
      }
    }
    return new Value.Files(found);
  }

  private boolean collect(Value value, List<Path> into) {
    if (value instanceof Value.Text text) {
      return files.resolve(folder, text.text()).map(into::add).orElse(false);
    }
    if (value instanceof Value.Files known) {
      return into.addAll(known.paths()) || known.paths().isEmpty();
    }
    return value instanceof Value.Many many
        && many.values().stream().allMatch(each -> collect(each, into));
  }

  private static Value path(List<List<Node>> arguments, Expressions reader) {
    List<String> parts = new ArrayList<>();
    for (List<Node> argument : arguments) {
      if (!(reader.value(argument) instanceof Value.Text text)) {
        return Value.Nothing.UNKNOWN;
      }
      parts.add(text.text());
    }
    return new Value.Text(String.join("/", parts));
  }

  /** A part of Kotlin, in the version of its plugin. */
  private static Value kotlin(Value part, Expressions reader) {
    return part instanceof Value.Text name
            && reader.property(Plugins.VERSION_OF + Plugins.KOTLIN) instanceof Value.Text version
        ? library(
            new Value.Text("org.jetbrains.kotlin:kotlin-" + name.text() + ":" + version.text()))
        : Value.Nothing.UNKNOWN;
  }

  private Value fileTree(List<List<Node>> arguments, Expressions reader) {
    Value given = reader.arguments(arguments);
    if (given instanceof Value.Many many && many.values().size() == 1) {
      given = many.values().get(0);
    }
    Value dir = given instanceof Value.Table table ? table.entries().get("dir") : given;
    List<Path> folders = new ArrayList<>();
    if (dir == null || !collect(dir, folders)) {
      return Value.Nothing.UNKNOWN;
    }
    return new Value.Files(
        folders.stream().flatMap(each -> files.jarsBelow(each).stream()).toList());
  }
}
