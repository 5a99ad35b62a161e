// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The long mode, in a process of its own with little memory. */
final class LongFuzz {

  private LongFuzz() {}

  /**
   * @param arguments first seed, number of files, folders and jars of sources
   */
  public static void main(String[] arguments) throws IOException {
    long start = System.nanoTime();
    Corpus corpus = new Corpus();
    for (String each : List.of(arguments).subList(2, arguments.length)) {
      Path path = Path.of(each);
      if (Files.isDirectory(path)) {
        corpus.addFolder(path);
      } else {
        corpus.addJar(path);
      }
    }
    System.out.println(corpus.size() + " files to mutate");
    int count = Integer.parseInt(arguments[1]);
    MutationFuzz fuzz = new MutationFuzz(corpus, line -> report(line, start));
    List<String> failures = fuzz.run(Long.parseLong(arguments[0]), count);
    System.out.println(count + " mutated files, " + failures.size() + " batches failed");
    System.exit(failures.isEmpty() ? 0 : 1);
  }

  private static void report(String line, long start) {
    long seconds = (System.nanoTime() - start) / 1_000_000_000;
    long used = Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    System.out.println(line + " after " + seconds + " s, " + (used >> 20) + " MiB in use");
  }
}
