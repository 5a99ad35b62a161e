// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What models claim of a library, shown by running it. Each claim is a program, which runs in a
 * process of its own with the jars of its library alone: some end the process. Its first lines name
 * the text of the model that it checks, and the outcome: {@code prints} a line, {@code throws} an
 * exception out of {@code main}, or {@code fails}, by an exception or by the end of the process.
 */
final class LibraryClaimsTest {

  private static final Pattern INCLUDES = Pattern.compile("includes: \\[([^]]*)]");

  private static final Path FOLDER = Folders.TESTDATA.resolve("libraries/claims");
  private static final String MODELS = "/META-INF/tensorlint/%s.yaml";
  private static final long SECONDS = 120;

  private final Path folder;

  LibraryClaimsTest(@TempDir Path folder) {
    this.folder = folder;
  }

  static List<Path> claims() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  /** What a process has left behind. */
  private record Outcome(int exitCode, String printed, String errors) {

    boolean is(String expected) {
      String[] words = expected.split(" ", 2);
      return switch (words[0]) {
        case "prints" -> exitCode == 0 && printed.strip().equals(words[1]);
        case "throws" -> exitCode == 1 && errors.contains("in thread \"main\" " + words[1]);
        case "fails" -> exitCode != 0;
        default -> throw new AssertionError("no outcome: " + expected);
      };
    }
  }

  @ParameterizedTest
  @MethodSource("claims")
  void theLibraryDoesWhatTheModelSays(Path claim) throws Exception {
    assumeTrue(
        isRunnable(claim), "needs " + value(claim, "needs") + ", Java " + value(claim, "java"));
    Outcome outcome = run(claim);
    assertTrue(outcome.is(required(claim, "outcome")), outcome::toString);
  }

  /** A line of the form {@code model: NAME TYPE TEXT}; the text stands in the model of the type. */
  @ParameterizedTest
  @MethodSource("claims")
  void theModelSaysIt(Path claim) throws IOException {
    String[] words = required(claim, "model").split(" ", 3);
    assertEquals(3, words.length);
    assertTrue(entry(words[0], words[1]).contains(words[2]), words[1] + ": " + words[2]);
  }

  /** Returns what a model says of a type, and of the blocks that it includes, on one line. */
  private static String entry(String model, String type) throws IOException {
    String text;
    try (var in = LibraryClaimsTest.class.getResourceAsStream(MODELS.formatted(model))) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    String own = block(text, type);
    Matcher includes = INCLUDES.matcher(own);
    return includes.find()
        ? own
            + Stream.of(includes.group(1).split(", "))
                .map(name -> block(text, name))
                .collect(Collectors.joining(" ", " ", ""))
        : own;
  }

  private static String block(String text, String name) {
    int start = text.indexOf("\n  " + name + ":\n");
    assertTrue(start >= 0, name);
    return text.substring(start + 1)
        .lines()
        .skip(1)
        .takeWhile(line -> line.startsWith("    ") || line.isBlank())
        .map(String::strip)
        .collect(Collectors.joining(" "));
  }

  private static Optional<String> value(Path claim, String key) throws IOException {
    String start = "// " + key + ": ";
    return Files.readAllLines(claim).stream()
        .filter(line -> line.startsWith(start))
        .map(line -> line.substring(start.length()))
        .findFirst();
  }

  private static String required(Path claim, String key) throws IOException {
    return value(claim, key).orElseThrow(() -> new AssertionError(claim + " has no " + key));
  }

  /** Native code comes with the profile {@code libraries}; a device comes with the machine. */
  private static boolean isRunnable(Path claim) throws IOException {
    int java = Integer.parseInt(value(claim, "java").orElse("17"));
    if (Runtime.version().feature() < java) {
      return false;
    }
    return switch (value(claim, "needs").orElse("")) {
      case "natives" -> Boolean.getBoolean("tensorlint.libraries");
      case "opencl" -> Boolean.getBoolean("tensorlint.requireOpenCL");
      default -> true;
    };
  }

  /** The jars of a folder of their own are of another version than those of the other tests. */
  private static String classpath(Path claim) throws IOException {
    Optional<String> folder = value(claim, "folder");
    if (folder.isPresent()) {
      return Folders.TESTDATA.resolve("target/claims").resolve(folder.get()) + "/*";
    }
    List<String> names = List.of(required(claim, "jars").split(" "));
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> names.stream().anyMatch(Path.of(entry).getFileName().toString()::contains))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private Outcome run(Path claim) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--add-opens=java.base/java.nio=ALL-UNNAMED",
                "-cp",
                classpath(claim),
                claim.toAbsolutePath().toString()));
    Path printed = folder.resolve("printed");
    Path errors = folder.resolve("errors");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectOutput(printed.toFile())
            .redirectError(errors.toFile());
    // DJL looks for nothing in the network then.
    builder.environment().put("OFFLINE", "true");
    Process process = builder.start();
    boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertTrue(ended, "still runs after " + SECONDS + " s");
    return new Outcome(process.waitFor(), Files.readString(printed), Files.readString(errors));
  }
}
