// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import dev.tensorlint.project.ClasspathScope;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The build scripts of all modules, and what they share. */
final class BuildScripts {

  /** Statements of a build, counted for each module that they speak of. */
  private static final int STATEMENTS = 5_000_000;

  /** Scripts that apply scripts; no build needs more than a few. */
  private static final int APPLIED = 20;

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

  BuildScripts(ProjectFiles files, Scripts scripts, BuildSettings settings, ClasspathScope scope) {
    this.scope = scope;
    this.files = files;
    this.scripts = scripts;
    this.conventions = new ConventionPlugins(settings.includedBuilds(), files);
    this.calls =
        new Calls(
            files.root(), files, settings.catalogs(), new ModulePaths(settings.modules().keySet()));
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
    new ScriptBlock(this, script, module, Set.of(module), true).read(script.statements());
  }

  /** Reads another script for a module, once. */
  void apply(Path file, ModuleDraft target) {
    if (applying < APPLIED && applied.add(target.path() + " " + file)) {
      applying++;
      scripts.read(file).ifPresent(found -> read(found, target));
      applying--;
    }
  }

  /** Takes up some statements; returns whether they are still among those that are read. */
  boolean spend(int statements) {
    budget -= Math.min(budget, statements);
    return budget > 0;
  }

  Collection<ModuleDraft> modules() {
    return modules.values();
  }

  @Nullable ModuleDraft module(String path) {
    return modules.get(path);
  }

  /** Returns the script of a plugin that the build writes itself. */
  Optional<Path> convention(String plugin) {
    return conventions.script(plugin);
  }

  ProjectFiles files() {
    return files;
  }

  /** Returns a reader of expressions that stand in scripts of a module. */
  Expressions expressions(ModuleDraft module) {
    return new Expressions(module.scope(), calls.in(module.folder()));
  }

  Calls calls(ModuleDraft module) {
    return calls.in(module.folder());
  }
}
