// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import dev.tensorlint.project.ClasspathScope;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;

/**
 * Reads the build scripts of all modules: which blocks of them speak of which modules, and what
 * these blocks declare. What stands in the branches of a condition counts, whatever the condition
 * says.
 */
final class BuildScripts {

  /** Statements of a build, counted for each module that they speak of. */
  private static final int STATEMENTS = 5_000_000;

  /** Scripts that apply scripts; no build needs more than a few. */
  private static final int APPLIED = 20;

  /** Blocks that say nothing of what main sources are compiled against. */
  private static final Set<String> OTHER =
      Set.of(
          "pluginManagement",
          "publishing",
          "repositories",
          "tasks",
          "task",
          "testing",
          "pom",
          "android",
          "kotlin",
          "doLast",
          "doFirst",
          "signing",
          "dependencyLocking",
          "nexusPublishing",
          "jreleaser");

  /** Blocks whose assignments are names for other scripts. */
  private static final Set<String> PROPERTIES =
      Set.of("ext", "project.ext", "extra.apply", "with", "if", "else", "allprojects", "subprojects");

  private final ProjectFiles files;
  private final ClasspathScope scope;
  private final Scripts scripts;
  private final ConventionPlugins conventions;
  private final Calls calls;
  private final Plugins plugins = new Plugins();
  private final Map<String, ModuleDraft> modules = new LinkedHashMap<>();
  private final Set<String> applied = new HashSet<>();
  private int budget = STATEMENTS;
  private int applying;

  BuildScripts(
      ProjectFiles files, Scripts scripts, BuildSettings settings, ClasspathScope scope) {
    this.scope = scope;
    this.files = files;
    this.scripts = scripts;
    this.conventions = new ConventionPlugins(settings.includedBuilds(), files);
    this.calls =
        new Calls(
            files.root(),
            files,
            settings.catalogs(),
            new ModulePaths(settings.modules().keySet()));
    settings.modules().forEach((path, folder) -> modules.put(path, draft(path, folder, settings)));
  }

  private ModuleDraft draft(String path, Path folder, BuildSettings settings) {
    Scope names = new Scope(path.equals(":") ? null : parent(path).scope());
    Properties properties = scripts.properties(folder);
    properties
        .stringPropertyNames()
        .forEach(name -> names.set(name, new Value.Text(properties.getProperty(name))));
    settings.setFolders(names, folder);
    names.set("name", settings.name(path));
    return new ModuleDraft(path, folder, names, scope);
  }

  private ModuleDraft parent(String path) {
    String above = path.substring(0, path.lastIndexOf(':'));
    ModuleDraft known = modules.get(above.isEmpty() ? ":" : above);
    return known == null ? root() : known; // One above that has another name.
  }

  private ModuleDraft root() {
    return modules.values().iterator().next();
  }

  /** Reads all scripts, those of outer modules first. */
  Collection<ModuleDraft> read() {
    for (ModuleDraft module : modules.values()) {
      String name = module.path().substring(module.path().lastIndexOf(':') + 1);
      scripts
          .first(
              module.folder(),
              "build.gradle.kts",
              "build.gradle",
              name + ".gradle.kts",
              name + ".gradle")
          .ifPresent(script -> read(script, module));
    }
    modules.values().forEach(module -> plugins.tell(module.scope()));
    return modules.values();
  }

  Plugins plugins() {
    return plugins;
  }

  /** Whether there was more than is read. */
  boolean isExhausted() {
    return budget <= 0;
  }

  private void read(Script script, ModuleDraft module) {
    new Block(script, module, Set.of(module), true).read(script.statements());
  }

  /**
   * A part of a script.
   *
   * @param owner whose script it is
   * @param targets the modules that it speaks of
   * @param isNaming whether assignments make names for other scripts
   */
  private final class Block {
    private final Script script;
    private final ModuleDraft owner;
    private final Collection<ModuleDraft> targets;
    private final boolean isNaming;

    Block(
        Script script, ModuleDraft owner, Collection<ModuleDraft> targets, boolean isNaming) {
      this.script = script;
      this.owner = owner;
      this.targets = targets;
      this.isNaming = isNaming;
    }

    void read(List<Statement> statements) {
      statements.forEach(this::read);
    }

    private void read(Statement statement) {
      if (!spend()) {
        return;
      }
      String head = statement.head();
      Optional<Assignment> assignment = Assignment.of(statement);
      if (assignment.isPresent()) {
        assign(assignment.get());
      } else if (!OTHER.contains(head)) {
        call(statement, head);
      }
    }

    private boolean spend() {
      budget -= Math.min(Math.max(budget, 0), Math.max(1, targets.size()));
      return budget > 0;
    }

    private void assign(Assignment assignment) {
      if (assignment.name().endsWith("srcDirs")) {
        new SourceSets(script, targets).assign(assignment);
      } else if (isNaming && assignment.replaces()) {
        Scope scope = assignment.isOfRoot() ? owner.scope().outermost() : owner.scope();
        scope.define(assignment.name(), assignment.expression(), script);
      } else if (isNaming) {
        owner.scope().forget(assignment.name());
      }
    }

    private void call(Statement statement, String head) {
      switch (head) {
        case "dependencies" -> dependencies(statement.inner(), Declaration.Kind.MAIN);
        case "buildscript" -> names(statement.inner());
        case "plugins" -> statement.inner().forEach(this::plugin);
        case "apply" -> apply(statement);
        case "allprojects" -> inner(statement, modules.values());
        case "subprojects" -> inner(statement, below());
        case "project" -> module(statement);
        case "configure" -> inner(statement, configured(statement));
        case "configurations" -> statement.inner().forEach(this::configuration);
        case "dependencyManagement" -> statement.inner().forEach(this::managed);
        default -> other(statement, head);
      }
    }

    private void other(Statement statement, String head) {
      if (head.startsWith("sourceSets")) {
        new SourceSets(script, targets).read(statement);
      } else if (head.startsWith("configurations.")) {
        configuration(statement);
      } else if (!head.startsWith("tasks.")) {
        boolean names = isNaming && PROPERTIES.contains(head);
        new Block(script, owner, targets, names).read(statement.inner());
      }
    }

    /** Reads nothing but names, as in the part of a script that is for its own plugins. */
    private void names(List<Statement> statements) {
      for (Statement statement : statements) {
        Optional<Assignment> assignment = Assignment.of(statement);
        if (assignment.isPresent()) {
          assign(assignment.get());
        } else if (PROPERTIES.contains(statement.head())) {
          names(statement.inner());
        }
      }
    }

    private void inner(Statement statement, Collection<ModuleDraft> newTargets) {
      new Block(script, owner, newTargets, isNaming).read(statement.inner());
    }

    private List<ModuleDraft> below() {
      String prefix = owner.path().equals(":") ? ":" : owner.path() + ":";
      return modules.values().stream()
          .filter(module -> module != owner && module.path().startsWith(prefix))
          .toList();
    }

    private void module(Statement statement) {
      Value named =
          statement.arguments().isEmpty()
              ? Value.UNKNOWN
              : value(owner, statement.arguments().get(0));
      ModuleDraft module = named instanceof Value.Text text ? modules.get(text.text()) : null;
      if (module != null) {
        inner(statement, List.of(module));
      }
    }

    /** Returns the modules that are configured; all below, where they are chosen by a condition. */
    private Collection<ModuleDraft> configured(Statement statement) {
      return statement.arguments().stream().flatMap(List::stream)
              .anyMatch(node -> node.isWord("allprojects"))
          ? modules.values()
          : below();
    }

    private void plugin(Statement statement) {
      String id = statement.head();
      List<List<Node>> arguments = statement.arguments();
      Value first = arguments.isEmpty() ? Value.UNKNOWN : value(owner, firstOf(arguments.get(0)));
      String version = "";
      if (id.equals("id") && first instanceof Value.Text text) {
        id = text.text();
      } else if (id.equals("kotlin") && first instanceof Value.Text text) {
        id = "org.jetbrains.kotlin." + text.text();
      } else if (id.equals("alias") && first instanceof Value.Plugin plugin) {
        id = plugin.id();
        version = plugin.version();
      }
      String said = versionIn(statement);
      plugins(id, said.isEmpty() ? version : said, !isNotApplied(statement));
    }

    /** Groovy's {@code id 'a' version 'b'} has no brackets, so that only its first part counts. */
    private List<Node> firstOf(List<Node> argument) {
      return argument.get(0) instanceof Node.Text ? argument.subList(0, 1) : argument;
    }

    private String versionIn(Statement statement) {
      List<Node> nodes = statement.nodes();
      for (int i = 0; i + 1 < nodes.size(); i++) {
        boolean isVersion =
            nodes.get(i).isWord("version")
                && value(owner, nodes.subList(i + 1, i + 2)) instanceof Value.Text;
        if (isVersion) {
          return ((Value.Text) value(owner, nodes.subList(i + 1, i + 2))).text();
        }
      }
      return "";
    }

    private boolean isNotApplied(Statement statement) {
      List<Node> nodes = statement.nodes();
      return nodes.stream().anyMatch(node -> node.isWord("apply"))
          && nodes.stream()
              .anyMatch(
                  node ->
                      node.isWord("false")
                          || node instanceof Node.Group group
                              && group.nodes().stream().anyMatch(each -> each.isWord("false")));
    }

    private void plugins(String id, String version, boolean isApplied) {
      if (!version.isEmpty()) {
        BuildScripts.this.plugins.version(id, version);
      }
      if (isApplied) {
        targets.forEach(target -> target.plugins().add(id));
        conventions.script(id).ifPresent(this::include);
      }
    }

    /** Reads another script for the same modules, once for each. */
    private void include(Path file) {
      for (ModuleDraft target : targets) {
        if (applying < APPLIED && applied.add(target.path() + " " + file)) {
          applying++;
          scripts.read(file).ifPresent(found -> BuildScripts.this.read(found, target));
          applying--;
        }
      }
    }

    /** Reads {@code apply from: 'a.gradle'} and {@code apply plugin: 'b'}. */
    private void apply(Statement statement) {
      for (ModuleDraft target : targets) {
        Expressions reader = expressions(target);
        Value given = reader.arguments(statement.arguments());
        if (given instanceof Value.Table table) {
          apply(target, table, statement);
        } else if (given instanceof Value.Many many && many.values().size() == 1) {
          from(target, many.values().get(0), statement);
        }
      }
    }

    private void apply(ModuleDraft target, Value.Table table, Statement statement) {
      Value plugin = table.entries().get("plugin");
      if (plugin instanceof Value.Text text) {
        new Block(script, owner, List.of(target), isNaming).plugins(text.text(), "", true);
      }
      Value from = table.entries().get("from");
      if (from != null) {
        from(target, from, statement);
      }
    }

    private void from(ModuleDraft target, Value from, Statement statement) {
      Optional<Path> file =
          from instanceof Value.Text text
              ? files.resolve(target.folder(), text.text())
              : from instanceof Value.Files found ? found.paths().stream().findFirst() : Optional.empty();
      if (file.filter(files::isFile).isPresent()) {
        new Block(script, owner, List.of(target), isNaming).include(file.get());
      } else {
        declare(Declaration.Kind.SCRIPT, statement, List.of(), List.of(target));
      }
    }

    private void configuration(Statement statement) {
      List<Node> nodes = statement.nodes();
      for (int i = 0; i + 1 < nodes.size(); i++) {
        boolean joins = nodes.get(i).isWord("extendsFrom");
        if (joins && isOfCounted(nodes.subList(0, i))) {
          List<Node> argument =
              nodes.get(i + 1) instanceof Node.Group group
                  ? group.nodes()
                  : nodes.subList(i + 1, nodes.size());
          argument.forEach(this::extend);
        }
      }
      statement.inner().forEach(each -> configuration(inBlockOf(statement, each)));
    }

    /** Puts the name of a block before a statement in it. */
    private Statement inBlockOf(Statement block, Statement inner) {
      List<Node> nodes = new java.util.ArrayList<>(block.nodes().subList(0, 1));
      nodes.addAll(inner.nodes());
      return new Statement(nodes);
    }

    private boolean isOfCounted(List<Node> nodes) {
      return nodes.stream()
          .anyMatch(
              node ->
                  node instanceof Node.Word word
                      && targets.stream()
                          .anyMatch(
                              target ->
                                  target.counts(word.text())
                                      || word.text().equals("compileClasspath")));
    }

    private void extend(Node node) {
      if (node instanceof Node.Word word) {
        targets.forEach(target -> target.extend(word.text()));
      }
    }

    /** Reads the platforms of Spring's plugin. */
    private void managed(Statement statement) {
      for (Statement each : statement.inner()) {
        if (each.head().equals("mavenBom")) {
          declare(Declaration.Kind.PLATFORM, each, each.arguments(), targets);
        } else if (each.head().equals("dependency")) {
          declare(Declaration.Kind.CONSTRAINT, each, each.arguments(), targets);
        }
      }
    }

    private void dependencies(List<Statement> statements, Declaration.Kind kind) {
      for (Statement statement : statements) {
        Optional<Assignment> assignment = Assignment.of(statement);
        if (assignment.isPresent()) {
          Assignment local = assignment.get();
          owner.scope().define(local.name(), local.expression(), script);
        } else if (statement.head().equals("constraints")) {
          dependencies(statement.inner(), Declaration.Kind.CONSTRAINT);
        } else {
          dependency(statement, kind);
        }
      }
    }

    private void dependency(Statement statement, Declaration.Kind kind) {
      if (!spend()) {
        return;
      }
      List<List<Node>> arguments = statement.arguments();
      String configuration = statement.head();
      if (configuration.isEmpty() && statement.nodes().get(0) instanceof Node.Text name) {
        configuration = textOf(name);
        arguments = argumentsAfter(statement);
      } else if (configuration.equals("add") && arguments.size() > 1) {
        configuration = value(owner, arguments.get(0)) instanceof Value.Text text ? text.text() : "";
        arguments = arguments.subList(1, arguments.size());
      }
      String of = configuration;
      List<ModuleDraft> concerned = targets.stream().filter(each -> each.counts(of)).toList();
      if (!concerned.isEmpty() && !arguments.isEmpty()) {
        declare(kind, statement, arguments, concerned);
      } else {
        dependencies(statement.inner(), kind);
      }
    }

    private String textOf(Node.Text name) {
      return value(owner, List.of(name)) instanceof Value.Text text ? text.text() : "";
    }

    private List<List<Node>> argumentsAfter(Statement statement) {
      boolean isCall = statement.nodes().size() > 1 && statement.nodes().get(1).isGroup('(');
      return isCall
          ? Statement.separate(((Node.Group) statement.nodes().get(1)).nodes())
          : List.of();
    }

    private void declare(
        Declaration.Kind kind,
        Statement statement,
        List<List<Node>> arguments,
        Collection<ModuleDraft> concerned) {
      for (ModuleDraft target : concerned) {
        target.add(new Declaration(kind, arguments, script, statement.call()));
      }
    }

    private Value value(ModuleDraft module, List<Node> nodes) {
      return expressions(module).value(nodes);
    }
  }

  /** Returns a reader of expressions that stand in scripts of a module. */
  Expressions expressions(ModuleDraft module) {
    return new Expressions(module.scope(), calls.in(module.folder()));
  }

  Calls calls(ModuleDraft module) {
    return calls.in(module.folder());
  }
}
