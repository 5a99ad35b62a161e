// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What is measured: the scanner, and two ways to know what every name of a program means. */
final class Contestants {

  private static final Path JAVA_BIN = Path.of(System.getProperty("java.home"), "bin");

  private static final List<String> MEMORY = List.of("-Xmx512m");
  private static final String QUICK = "-XX:TieredStopAtLevel=1";

  private final Path folder;
  private final Corpus corpus;

  /**
   * @param folder folder of the corpus; results of the contestants go there, too
   */
  Contestants(Path folder, Corpus corpus) {
    this.folder = folder;
    this.corpus = corpus;
  }

  /** Returns the scanner in 512 MB with so many threads. */
  Contestant scanner(int threads) {
    String name = "TensorLint, " + threads + (threads == 1 ? " thread" : " threads");
    return java(name, MEMORY, LintOnce.class, Integer.toString(threads));
  }

  /** Returns the scanner as the launcher starts it: without the optimizing compiler. */
  Contestant launchedScanner() {
    List<String> options = List.of("-Xmx512m", QUICK, "-XX:+UseSerialGC");
    return java("TensorLint, 2 threads, as launched", options, LintOnce.class, "2");
  }

  /** Returns a program on one thread, in a JVM with the options of the launcher and some more. */
  Contestant quick(String name, String classPath, List<String> more, Class<?> main) {
    List<String> options = new ArrayList<>(List.of("-Xmx512m", QUICK, "-XX:+UseSerialGC"));
    options.addAll(more);
    return java(name, options, classPath, main, "1");
  }

  /** Returns JavaParser with its symbol solver, on one thread: it is not made for more. */
  Contestant resolveEverything() {
    return java(
        "JavaParser, parse and resolve every call", List.of("-Xmx2g"), ResolveEveryCall.class);
  }

  /** Returns javac up to attribution, without code generation. */
  Contestant attribution() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    Path arguments = folder.resolve("javac-arguments");
    List<String> lines = new ArrayList<>();
    lines.add("-cp " + quoted(joined(corpus.jars())));
    lines.add("-d " + quoted(classes.toString()));
    lines.addAll(List.of("-proc:none", "-nowarn", "-XDshould-stop.ifNoError=ATTR"));
    corpus.files().forEach(file -> lines.add(quoted(file.toString())));
    Files.write(arguments, lines);
    String javac = JAVA_BIN.resolve("javac").toString();
    return new Contestant("javac, attribution", List.of(javac, "@" + arguments));
  }

  /** Returns javac with the option that the launcher gives to the scanner. */
  Contestant quickAttribution() throws IOException {
    List<String> command = new ArrayList<>(attribution().command());
    command.add(1, "-J" + QUICK);
    return new Contestant("javac, attribution, no optimizing compiler", command);
  }

  private Contestant java(String name, List<String> options, Class<?> main, String... arguments) {
    return java(name, options, System.getProperty("java.class.path"), main, arguments);
  }

  private Contestant java(
      String name, List<String> options, String classPath, Class<?> main, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(JAVA_BIN.resolve("java").toString());
    command.addAll(options);
    command.addAll(List.of("-cp", classPath, main.getName()));
    command.add(folder.toString());
    command.addAll(List.of(arguments));
    return new Contestant(name, command);
  }

  private static String joined(List<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\") + '"';
  }
}
