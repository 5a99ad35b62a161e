// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.git;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/**
 * Runs the user's {@code git} in a repository that need not be trusted.
 *
 * <p>Only commands are run that read objects and the index. None of them runs a filter, a text
 * conversion, an external diff, a hook, an alias or a pager; what else a configuration in the
 * repository could name is turned off: the file system monitor, and every transport, so that a
 * partial clone fetches nothing.
 */
final class GitCommand {

  private static final List<String> SAFE =
      List.of(
          "--no-pager",
          "--literal-pathspecs",
          "--no-replace-objects",
          "-c",
          "core.fsmonitor=false",
          "-c",
          "core.hooksPath=/dev/null",
          "-c",
          "core.untrackedCache=false",
          "-c",
          "protocol.allow=never");

  private static final Map<String, String> SAFE_ENVIRONMENT =
      Map.of(
          "GIT_OPTIONAL_LOCKS", "0",
          "GIT_NO_LAZY_FETCH", "1",
          "GIT_ALLOW_PROTOCOL", "none",
          "GIT_TERMINAL_PROMPT", "0",
          "GIT_CEILING_DIRECTORIES", "",
          "LC_ALL", "C");

  /** What a caller such as a hook sets, and what names commands. */
  private static final List<String> UNWANTED =
      List.of(
          "GIT_DIR",
          "GIT_WORK_TREE",
          "GIT_INDEX_FILE",
          "GIT_OBJECT_DIRECTORY",
          "GIT_ALTERNATE_OBJECT_DIRECTORIES",
          "GIT_NAMESPACE",
          "GIT_PREFIX",
          "GIT_EXTERNAL_DIFF",
          "GIT_SSH",
          "GIT_SSH_COMMAND",
          "GIT_ASKPASS",
          "GIT_CONFIG_PARAMETERS",
          "GIT_CONFIG_COUNT");

  private static final int LIMIT_SECONDS = 120;
  private static final int MOST_ERROR = 4096;

  private final Path folder;
  private final Map<String, String> environment;

  /**
   * @param folder where it runs
   * @param environment the variables of the user; only {@code PATH} finds the program
   */
  GitCommand(Path folder, Map<String, String> environment) {
    this.folder = folder;
    this.environment = environment;
  }

  /** What a command has printed. */
  static final class Output {

    private final int exitCode;
    private final byte[] bytes;
    private final String error;

    private Output(int exitCode, byte[] bytes, String error) {
      this.exitCode = exitCode;
      this.bytes = bytes;
      this.error = error;
    }

    byte[] bytes() {
      return bytes;
    }

    /** Returns the first line of what it says of its failure. */
    String error() {
      return error;
    }

    boolean isGood() {
      return exitCode == 0;
    }

    /** Returns the only line. */
    String line() {
      return new String(bytes, StandardCharsets.UTF_8).strip();
    }

    /** Returns the names that are separated by NUL. */
    List<String> names() {
      String all = new String(bytes, StandardCharsets.UTF_8);
      return Arrays.stream(all.split("\0")).filter(each -> !each.isEmpty()).toList();
    }
  }

  Output run(String... arguments) throws IOException {
    return run(new byte[0], arguments);
  }

  /** Runs a command to its end. */
  Output run(byte[] input, String... arguments) throws IOException {
    List<String> line = new ArrayList<>(List.of(program().toString()));
    line.addAll(SAFE);
    line.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(line).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    UNWANTED.forEach(builder.environment()::remove);
    builder.environment().putAll(SAFE_ENVIRONMENT);
    Process process = builder.start();
    try {
      return output(process, input);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new GitException("git was interrupted");
    } catch (CompletionException e) {
      throw new IOException("git could not be read", e);
    } finally {
      process.destroyForcibly();
    }
  }

  private static Output output(Process process, byte[] input)
      throws IOException, InterruptedException {
    CompletableFuture<byte[]> out =
        CompletableFuture.supplyAsync(() -> all(process.getInputStream()));
    CompletableFuture<byte[]> error =
        CompletableFuture.supplyAsync(() -> all(process.getErrorStream()));
    try (OutputStream in = process.getOutputStream()) {
      in.write(input);
    }
    if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
      throw new GitException("git did not answer in " + LIMIT_SECONDS + " seconds");
    }
    return new Output(process.exitValue(), out.join(), firstLine(error.join()));
  }

  private static byte[] all(InputStream in) {
    try (in) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      in.transferTo(bytes);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new CompletionException(e);
    }
  }

  private static String firstLine(byte[] bytes) {
    int length = Math.min(bytes.length, MOST_ERROR);
    return new String(bytes, 0, length, StandardCharsets.UTF_8)
        .lines()
        .map(String::strip)
        .filter(each -> !each.isEmpty())
        .findFirst()
        .orElse("no message");
  }

  /** A program of this name in the checked folder is not the user's. */
  private Path program() throws GitException {
    String path = Objects.requireNonNullElse(environment.get("PATH"), "");
    for (String each : path.split(File.pathSeparator)) {
      for (String name : List.of("git", "git.exe")) {
        Path program = Path.of(each).resolve(name);
        if (program.isAbsolute() && Files.isExecutable(program) && !Files.isDirectory(program)) {
          return program;
        }
      }
    }
    throw new GitException("there is no git on the PATH; install it");
  }
}
