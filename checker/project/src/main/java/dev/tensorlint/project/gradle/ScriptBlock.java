// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A part of a build script: what its blocks declare, and for which modules. What stands in the
 * branches of a condition counts, whatever the condition says.
 */
final class ScriptBlock {

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
          "doLast",
          "doFirst",
          "signing",
          "dependencyLocking",
          "nexusPublishing",
          "jreleaser");

  /** Blocks whose assignments are names for other scripts. */
  private static final Set<String> PROPERTIES =
      Set.of(
          "ext", "project.ext", "extra.apply", "with", "if", "else", "allprojects", "subprojects");

  private final BuildScripts build;
  private final Script script;
  private final ModuleDraft owner;
  private final Collection<ModuleDraft> targets;
  private final boolean isNaming;

  /**
   * @param owner whose script it is
   * @param targets the modules that it speaks of
   * @param isNaming whether assignments make names for other scripts
   */
  ScriptBlock(
      BuildScripts build,
      Script script,
      ModuleDraft owner,
      Collection<ModuleDraft> targets,
      boolean isNaming) {
    this.build = build;
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
    return build.spend(Math.max(1, targets.size()));
  }

  private void assign(Assignment assignment) {
    compileFor(assignment.name(), assignment.expression());
    if (assignment.name().endsWith("srcDirs")) {
      new SourceSets(script, targets).assign(assignment);
    } else if (isNaming && assignment.replaces()) {
      Scope scope = assignment.isOfRoot() ? owner.scope().outermost() : owner.scope();
      scope.define(assignment.name(), assignment.expression(), script);
    } else if (isNaming) {
      owner.scope().forget(assignment.name());
    }
  }

  private void compileFor(String setting, List<Node> value) {
    int version = JavaVersion.of(setting, value);
    targets.forEach(each -> each.compileFor(version));
  }

  private void call(Statement statement, String head) {
    compileFor(head, statement.afterHead());
    switch (head) {
      case "android" -> statement.inner().forEach(this::android);
      case "dependencies" -> dependencies(statement.inner(), Declaration.Kind.MAIN);
      case "buildscript" -> names(statement.inner());
      case "plugins" -> statement.inner().forEach(this::plugin);
      case "apply" -> apply(statement);
      case "allprojects" -> inner(statement, build.modules());
      case "subprojects" -> inner(statement, below());
      case "project" -> module(statement);
      case "configure" -> inner(statement, configured(statement));
      case "configurations" -> statement.inner().forEach(this::configuration);
      case "dependencyManagement" -> statement.inner().forEach(this::managed);
      default -> other(statement, head);
    }
  }

  /** Only the source folders, and the version of Java, say what main sources are compiled of. */
  private void android(Statement statement) {
    Optional<Assignment> assignment = Assignment.of(statement);
    if (assignment.isPresent()) {
      assign(assignment.get());
    } else if (isOfSourceSets(statement.head())) {
      new SourceSets(script, targets).read(statement);
    } else if (statement.head().equals("compileOptions")) {
      new ScriptBlock(build, script, owner, targets, false).read(statement.inner());
    }
  }

  private static boolean isOfSourceSets(String head) {
    return head.startsWith("sourceSets")
        || head.startsWith("java.sourceSets")
        || head.startsWith("android.sourceSets");
  }

  private void other(Statement statement, String head) {
    if (isOfSourceSets(head)) {
      new SourceSets(script, targets).read(statement);
    } else if (head.startsWith("configurations.")) {
      configuration(statement);
    } else if (!head.startsWith("tasks.")) {
      boolean names = isNaming && PROPERTIES.contains(head);
      new ScriptBlock(build, script, owner, targets, names).read(statement.inner());
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
    new ScriptBlock(build, script, owner, newTargets, isNaming).read(statement.inner());
  }

  private List<ModuleDraft> below() {
    String prefix = owner.path().equals(":") ? ":" : owner.path() + ":";
    return build.modules().stream()
        .filter(module -> module != owner && module.path().startsWith(prefix))
        .toList();
  }

  private void module(Statement statement) {
    Value named =
        statement.arguments().isEmpty()
            ? Value.Nothing.UNKNOWN
            : value(owner, statement.arguments().get(0));
    ModuleDraft module = named instanceof Value.Text text ? build.module(text.text()) : null;
    if (module != null) {
      inner(statement, List.of(module));
    }
  }

  /** Returns the modules that are configured; all below, where they are chosen by a condition. */
  private Collection<ModuleDraft> configured(Statement statement) {
    return statement.arguments().stream()
            .flatMap(List::stream)
            .anyMatch(node -> node.isWord("allprojects"))
        ? build.modules()
        : below();
  }

  private void plugin(Statement statement) {
    PluginUse use = PluginUse.of(statement, build.expressions(owner));
    plugins(use.id(), use.version(), use.isApplied());
  }

  private void plugins(String id, String version, boolean isApplied) {
    if (!version.isEmpty()) {
      build.plugins().version(id, version);
    }
    if (isApplied) {
      targets.forEach(target -> target.plugins().add(id));
      build.convention(id).ifPresent(this::include);
    }
  }

  /** Reads another script for the same modules, once for each. */
  private void include(Path file) {
    targets.forEach(target -> build.apply(file, target));
  }

  /** Reads {@code apply from: 'a.gradle'} and {@code apply plugin: 'b'}. */
  private void apply(Statement statement) {
    for (ModuleDraft target : targets) {
      Expressions reader = build.expressions(target);
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
      new ScriptBlock(build, script, owner, List.of(target), isNaming)
          .plugins(text.text(), "", true);
    }
    Value from = table.entries().get("from");
    if (from != null) {
      from(target, from, statement);
    }
  }

  private void from(ModuleDraft target, Value from, Statement statement) {
    Optional<Path> file =
        from instanceof Value.Text text
            ? build.files().resolve(target.folder(), text.text())
            : from instanceof Value.Files found
                ? found.paths().stream().findFirst()
                : Optional.empty();
    if (file.filter(build.files()::isFile).isPresent()) {
      new ScriptBlock(build, script, owner, List.of(target), isNaming).include(file.get());
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
    List<Node> nodes = new ArrayList<>(block.nodes().subList(0, 1));
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
    return isCall ? Statement.separate(((Node.Group) statement.nodes().get(1)).nodes()) : List.of();
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
    return build.expressions(module).value(nodes);
  }
}
