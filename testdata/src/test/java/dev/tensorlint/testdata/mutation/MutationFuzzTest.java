// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Whatever somebody does to a file: no crash, no hang, no internal error, the same result. */
class MutationFuzzTest {

  private static final Path TESTDATA =
      Path.of(System.getProperty("basedir", "")).toAbsolutePath().normalize();

  private static final List<String> OUR_SOURCES = List.of("rules", "runtime", "checker");

  @Test
  void mutatedFiles() throws IOException {
    Corpus corpus = new Corpus().addFolder(TESTDATA);
    for (String each : OUR_SOURCES) {
      corpus.addFolder(TESTDATA.resolveSibling(each));
    }
    MutationFuzz fuzz = new MutationFuzz(corpus, System.out::println);
    assertEquals(List.of(), fuzz.run(1, 2_000));
  }

  /**
   * The long mode: {@code -Dtensorlint.fuzz=100000}, more folders and jars of sources by {@code
   * -Dtensorlint.fuzz.sources} with the path separator between them, another first seed by {@code
   * -Dtensorlint.fuzz.seed}.
   */
  @Test
  @EnabledIfSystemProperty(named = "tensorlint.fuzz", matches = "\\d+")
  void manyMutatedFilesInLittleMemory() throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
    command.addAll(List.of("-Xmx512m", "-cp", System.getProperty("java.class.path", "")));
    command.add(LongFuzz.class.getName());
    command.add(System.getProperty("tensorlint.fuzz.seed", "1"));
    command.add(System.getProperty("tensorlint.fuzz", ""));
    command.add(TESTDATA.toString());
    OUR_SOURCES.forEach(each -> command.add(TESTDATA.resolveSibling(each).toString()));
    String more = System.getProperty("tensorlint.fuzz.sources", "");
    Arrays.stream(more.split(File.pathSeparator))
        .filter(each -> !each.isBlank())
        .forEach(command::add);
    File log = TESTDATA.resolve("target/mutation-fuzz.log").toFile();
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log).start();
    assertEquals(0, process.waitFor(), "see " + log);
  }
}
