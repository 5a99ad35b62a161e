// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle.build;

import java.io.File;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gradle.api.internal.StartParameterInternal;
import org.gradle.api.logging.LogLevel;
import org.gradle.initialization.BuildRequestContext;
import org.gradle.initialization.DefaultBuildCancellationToken;
import org.gradle.initialization.DefaultBuildRequestContext;
import org.gradle.initialization.DefaultBuildRequestMetaData;
import org.gradle.initialization.NoOpBuildEventConsumer;
import org.gradle.internal.buildoption.Option;
import org.gradle.internal.buildprocess.BuildProcessState;
import org.gradle.internal.classpath.ClassPath;
import org.gradle.internal.instrumentation.agent.AgentStatus;
import org.gradle.internal.logging.LoggingManagerInternal;
import org.gradle.internal.logging.services.DefaultLoggingManagerFactory;
import org.gradle.internal.logging.services.LoggingServiceRegistry;
import org.gradle.internal.nativeintegration.services.NativeServices;
import org.gradle.internal.service.ServiceRegistry;
import org.gradle.launcher.exec.BuildActionExecutor;
import org.gradle.launcher.exec.BuildActionParameters;
import org.gradle.launcher.exec.BuildActionResult;
import org.gradle.launcher.exec.BuildExecutor;
import org.gradle.launcher.exec.DefaultBuildActionParameters;
import org.gradle.tooling.internal.provider.action.ExecuteBuildAction;

/**
 * Runs builds one after the other in this process: the API's jar has Gradle itself, but neither its
 * command line nor its compilers. Arguments: Gradle's home, the project, and a file with one build
 * a line, each the words of a command line; {@code clean} deletes the build folder. Before and
 * after each build a line of its own is printed.
 */
final class GradleMain {

  static final String BEGIN = "--- build ";
  static final String SUCCESS = "--- success";
  static final String FAILURE = "--- failure";

  private final File home;
  private final File project;
  private final BuildProcessState process;
  private final PrintStream out;

  private GradleMain(File home, File project, BuildProcessState process, PrintStream out) {
    this.home = home;
    this.project = project;
    this.process = process;
    this.out = out;
  }

  public static void main(String[] arguments) throws Exception {
    File home = new File(arguments[0]);
    PrintStream out = System.out;
    ServiceRegistry logging = LoggingServiceRegistry.newCommandLineProcessLogging();
    NativeServices.initializeOnDaemon(home, NativeServices.NativeServicesMode.ENABLED);
    LoggingManagerInternal manager = logging.get(DefaultLoggingManagerFactory.class).getRoot();
    manager.setLevelInternal(LogLevel.INFO);
    manager.start();
    BuildProcessState process =
        new BuildProcessState(
            true, AgentStatus.disabled(), ClassPath.EMPTY, logging, NativeServices.getInstance());
    GradleMain main = new GradleMain(home, new File(arguments[1]), process, out);
    try {
      for (String build : Files.readAllLines(Path.of(arguments[2]))) {
        main.run(List.of(build.split(" ")));
      }
    } finally {
      out.flush();
      // Its services have threads that nobody ends.
      Runtime.getRuntime().halt(0);
    }
  }

  private void run(List<String> words) {
    out.println(BEGIN + String.join(" ", words));
    BuildActionExecutor<BuildActionParameters, BuildRequestContext> executor =
        process.getServices().get(BuildExecutor.class);
    BuildActionResult result =
        executor.execute(
            new ExecuteBuildAction(start(words)),
            new DefaultBuildActionParameters(
                System.getProperties(),
                System.getenv(),
                project,
                LogLevel.INFO,
                false,
                ClassPath.EMPTY),
            new DefaultBuildRequestContext(
                new DefaultBuildRequestMetaData(System.currentTimeMillis(), false),
                new DefaultBuildCancellationToken(),
                new NoOpBuildEventConsumer()));
    out.println(result.hasFailure() ? FAILURE : SUCCESS);
  }

  private StartParameterInternal start(List<String> words) {
    StartParameterInternal start = new StartParameterInternal();
    start.setGradleUserHomeDir(home);
    start.setProjectDir(project);
    start.setCurrentDir(project);
    start.setOffline(true);
    start.setLogLevel(LogLevel.INFO);
    start.setBuildCacheEnabled(words.contains("--build-cache"));
    start.setConfigurationCache(Option.Value.value(words.contains("--configuration-cache")));
    start.setTaskNames(words.stream().filter(word -> !word.endsWith("-cache")).toList());
    return start;
  }
}
