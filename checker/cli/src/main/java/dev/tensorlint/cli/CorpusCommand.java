// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/**
 * Lints many modules on Apache Spark, which is no part of this command: it starts the job in a
 * process of its own, with all arguments.
 */
@Command(
    name = "corpus",
    description = {
      "Lints the modules of a manifest on Apache Spark, on this machine.",
      "corpus report RESULT writes a page with findings, gaps and costs."
    },
    customSynopsis = {
      "tensorlint corpus [OPTIONS] MANIFEST",
      "       tensorlint corpus report [OPTIONS] RESULT"
    })
final class CorpusCommand implements Callable<Integer> {

  /** Names a folder with the job's jar, and with Spark's jars or a file that lists them. */
  private static final String VARIABLE = "TENSORLINT_SCALE";

  private static final String MAIN = "dev.tensorlint.scale.Main";
  private static final String CLASSPATH = "corpus.classpath";

  private static final String MISSING =
      "tensorlint: corpus needs the jar tensorlint-scale and Apache Spark: set "
          + VARIABLE
          + " to a folder with the jars of both, or use spark-submit (docs/scale.md)";

  /** What Spark's own launcher opens of the JDK. */
  private static final List<String> OPENED =
      List.of(
          "java.lang",
          "java.lang.invoke",
          "java.lang.reflect",
          "java.io",
          "java.net",
          "java.nio",
          "java.util",
          "java.util.concurrent",
          "java.util.concurrent.atomic",
          "sun.nio.ch",
          "sun.nio.cs",
          "sun.security.action",
          "sun.util.calendar");

  private final Console console;

  @Unmatched private List<String> arguments = new ArrayList<>();

  CorpusCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Optional<String> classpath = classpath();
    if (classpath.isEmpty()) {
      console.say(MISSING);
      return ExitCode.FAILED;
    }
    Process process =
        new ProcessBuilder(command(classpath.get()))
            .directory(console.workingDirectory().toFile())
            .inheritIO()
            .start();
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
    return process.waitFor();
  }

  private List<String> command(String classpath) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:+IgnoreUnrecognizedVMOptions");
    OPENED.forEach(each -> command.add("--add-opens=java.base/" + each + "=ALL-UNNAMED"));
    command.add("-XX:+UseSerialGC");
    command.add("-Dlog4j2.configurationFile=dev/tensorlint/scale/quiet-log4j2.properties");
    String options = console.environment().getOrDefault("TENSORLINT_JAVA_OPTS", "");
    Stream.of(options.split(" ")).filter(each -> !each.isBlank()).forEach(command::add);
    command.addAll(List.of("-cp", classpath, MAIN));
    command.addAll(arguments);
    return command;
  }

  /** Returns the class path of the job; empty if it is not there. */
  private Optional<String> classpath() throws IOException {
    String given = console.environment().getOrDefault(VARIABLE, "");
    if (given.isBlank()) {
      return Optional.empty();
    }
    Path folder = console.resolve(Path.of(given));
    Path list = folder.resolve(CLASSPATH);
    if (!Files.isRegularFile(list)) {
      return jar(folder).map(jar -> jar + File.pathSeparator + folder.resolve("*"));
    }
    String spark = Files.readString(list).strip();
    return jar(folder).map(jar -> jar + File.pathSeparator + spark);
  }

  private static Optional<Path> jar(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return Optional.empty();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(CorpusCommand::isJob).sorted().findFirst();
    }
  }

  private static boolean isJob(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.startsWith("tensorlint-scale-")
        && name.endsWith(".jar")
        && Stream.of("-sources.jar", "-javadoc.jar", "-tests.jar", "-spark.jar")
            .noneMatch(name::endsWith);
  }
}
