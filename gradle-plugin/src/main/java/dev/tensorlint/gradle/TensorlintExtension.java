// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import java.util.List;
import javax.inject.Inject;
import org.gradle.api.NamedDomainObjectContainer;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.model.ObjectFactory;
import org.gradle.api.provider.Property;

/** The block {@code tensorlint} of a build script: settings of all tasks of a project. */
public abstract class TensorlintExtension implements LintOptions, ReportOptions {

  /** The forms of a report. */
  static final List<String> FORMS =
      List.of("text", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "html");

  private final NamedDomainObjectContainer<TensorlintReport> reports;

  @Inject
  @SuppressWarnings("InjectOnConstructorOfAbstractClass") // Gradle makes a subclass.
  public TensorlintExtension(ObjectFactory objects) {
    reports = objects.domainObjectContainer(TensorlintReport.class);
    FORMS.forEach(
        form -> reports.create(form, report -> report.getRequired().convention(isUsual(form))));
    getTests().convention(false);
    getMinor().convention(false);
    getFollowLibraries().convention(true);
    getCache().convention(true);
    getFailOnDiagnostics().convention(true);
    getFailOnIncomplete().convention(true);
    getAllResults().convention(false);
    getIncludeTests().convention(false);
    getIncludeGenerated().convention(false);
    getToolVersion().convention(ToolVersion.ofPlugin());
  }

  private static boolean isUsual(String form) {
    return form.equals("text");
  }

  /** Version of the linter; that of the plugin if none is given. */
  public abstract Property<String> getToolVersion();

  /** The configuration; the nearest {@code tensorlint.yaml} in or above the project if none. */
  public abstract RegularFileProperty getConfig();

  /** File of the findings that are known; that of the configuration if none is given. */
  public abstract RegularFileProperty getBaseline();

  /**
   * The folder to which the paths of findings are relative; the top of the Git repository if none
   * is given, or else the folder of the root project.
   */
  public abstract DirectoryProperty getRoot();

  /** Whether the source set {@code test} is checked together with {@code main}. */
  public abstract Property<Boolean> getIncludeTests();

  /** Whether source folders in the build folder are checked, too. */
  public abstract Property<Boolean> getIncludeGenerated();

  /** The reports, by their forms. */
  public NamedDomainObjectContainer<TensorlintReport> getReports() {
    return reports;
  }
}
