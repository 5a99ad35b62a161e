// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.plugins.JavaBasePlugin;

/**
 * The plugin {@code dev.tensorlint.gradle}: for each source set of Java a task that checks it, on
 * which {@code check} depends, and the tasks {@code tensorlintBaseline} and {@code tensorlintFix}.
 */
public final class TensorlintPlugin implements Plugin<Project> {

  static final String NAME = "tensorlint";

  @Override
  public void apply(Project project) {
    TensorlintExtension extension = project.getExtensions().create(NAME, TensorlintExtension.class);
    Configuration tool = tool(project, extension);
    project
        .getPlugins()
        .withType(
            JavaBasePlugin.class,
            plugin -> new SourceSetTasks(project, extension, tool).registerAll());
  }

  private static Configuration tool(Project project, TensorlintExtension extension) {
    Configuration tool = project.getConfigurations().create(NAME);
    tool.setDescription("The linter that checks the sources.");
    tool.setVisible(false);
    tool.setCanBeConsumed(false);
    tool.defaultDependencies(
        all ->
            all.add(
                project
                    .getDependencies()
                    .create(
                        "dev.tensorlint:tensorlint-buildtool:"
                            + extension.getToolVersion().get())));
    return tool;
  }
}
