// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.names;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which method each call means, as the symbol solver of JavaParser has it.
 *
 * @param answers by place; calls that it does not answer are not there
 * @param failures how often it failed, by the class of what it threw
 */
record SolverNames(Map<Place, String> answers, Map<String, Integer> failures) {

  private static final String FAILURE = "failure";

  /**
   * Begins to resolve all calls in a JVM of its own in which all identity hash codes are the same.
   * The solver keeps overloads in hash sets and takes one of the first that fits, so that with
   * other hash codes two runs give different answers.
   *
   * @param folder where what the two JVMs say to each other is written
   */
  static Asked ask(Sources sources, Path folder) throws IOException {
    Path request = folder.resolve("request");
    Path answer = folder.resolve("answer");
    Path log = folder.resolve("log");
    Files.write(request, sources.toLines());
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
    command.addAll(List.of("-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=2", "-Xmx1g"));
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path", "")));
    command.addAll(List.of(SolverRun.class.getName(), request.toString(), answer.toString()));
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    return new Asked(process, answer, log);
  }

  /** A solver at work. Closing it ends it. */
  record Asked(Process process, Path answer, Path log) implements AutoCloseable {

    /** Waits for what the solver says. */
    SolverNames names() throws IOException, InterruptedException {
      int status = process.waitFor();
      if (status != 0) {
        throw new IOException("the solver ends with " + status + ":\n" + Files.readString(log));
      }
      return ofLines(Files.readAllLines(answer));
    }

    @Override
    public void close() {
      process.destroy();
    }
  }

  List<String> toLines() {
    List<String> lines = new ArrayList<>();
    answers.forEach(
        (place, name) ->
            lines.add(
                String.join(
                    "\t",
                    place.path(),
                    Integer.toString(place.line()),
                    Integer.toString(place.column()),
                    name)));
    failures.forEach(
        (name, count) -> lines.add(String.join("\t", FAILURE, name, count.toString())));
    return lines;
  }

  private static SolverNames ofLines(List<String> lines) {
    SolverNames names = new SolverNames(new TreeMap<>(), new TreeMap<>());
    for (String line : lines) {
      String[] parts = line.split("\t", -1);
      if (parts[0].equals(FAILURE)) {
        names.failures.put(parts[1], Integer.valueOf(parts[2]));
      } else {
        Place place = new Place(parts[0], Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
        names.answers.put(place, parts[3]);
      }
    }
    return names;
  }
}
