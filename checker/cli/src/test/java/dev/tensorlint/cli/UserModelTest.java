// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A model that says the least: a kind and what releases. */
final class UserModelTest {

  private static final String MODEL =
      """
      library: app:handles
      types:
        app.Handle:
          kind: closeable
          release: { methods: [close] }
      """;

  private static final String HANDLE =
      """
      package app;

      class Handle implements AutoCloseable {
        Handle(int n) {}

        int read() {
          return 1;
        }

        @Override
        public void close() {
          System.out.println("closed");
        }
      }

      class Named extends Handle {
        Named(String name) {
          super(name.length());
        }
      }

      class Nothing extends Handle {
        Nothing() {
          super(0);
        }

        @Override
        public void close() {}
      }
      """;

  private static final String USE =
      """
      package app;

      class Use {
        static int handle() {
          Handle dropped = new Handle(1);
          return dropped.read();
        }

        static int named() {
          Named dropped = new Named("x");
          return dropped.read();
        }

        static int closed() {
          try (Handle handle = new Named("y")) {
            return handle.read();
          }
        }

        static int nothing() {
          return new Nothing().read();
        }
      }
      """;

  private final Cli cli;

  UserModelTest(@TempDir Path folder) {
    cli =
        new Cli(folder)
            .file("handles.yaml", MODEL)
            .file("src/app/Handle.java", HANDLE)
            .file("src/app/Use.java", USE);
  }

  @Test
  void aHiddenMethodMayReleaseTheObject() {
    cli.file(
        "src/app/Whole.java",
        """
        package app;

        public class Whole implements AutoCloseable {
          private boolean open = true;

          static boolean once() {
            Whole whole = new Whole();
            try {
              return whole.isOpen();
            } finally {
              whole.end();
            }
          }

          static boolean forgotten() {
            Whole whole = new Whole();
            return whole.isOpen();
          }

          public boolean isOpen() {
            return open;
          }

          @Override
          public void close() {
            end();
          }

          private void end() {
            open = false;
          }
        }
        """);
    cli.file("whole.yaml", MODEL.replace("Handle", "Whole"));
    Cli.Outcome outcome =
        cli.run("check", "--no-timings", "--model-file=whole.yaml", "src/app/Whole.java");
    assertEquals(List.of("  --> src/app/Whole.java:16:19"), linesWith("-->", outcome));
  }

  /** `models` and the editor report it; a run does not. */
  @Test
  void whatItReplacesIsToldWhereModelsAreShown() {
    cli.file(
        "mine.yaml",
        """
        library: app:mine
        types:
          java.util.Collection: { methods: { add*(*): copy } }
        """);
    assertEquals(0, disagreements(cli.run("check", "--model-file=mine.yaml", "src")));
    assertEquals(1, disagreements(cli.run("models", "--model-file=mine.yaml", "mine")));
  }

  @Test
  void itsConstructorsAndThoseOfSubclassesMakeWhatMustBeReleased() {
    Cli.Outcome outcome = cli.run("check", "--no-timings", "--model-file=handles.yaml", "src");
    List<String> found =
        outcome.out().lines().filter(line -> line.contains("[") || line.contains("-->")).toList();
    assertEquals("", outcome.err());
    assertEquals(
        List.of(
            "warning[UnclosedResource]: `dropped` is never closed",
            " --> src/app/Use.java:5:22",
            "warning[UnclosedResource]: `dropped` is never closed",
            "  --> src/app/Use.java:10:21"),
        found);
  }

  private static long disagreements(Cli.Outcome outcome) {
    return outcome.err().lines().filter(line -> line.contains("disagrees with")).count();
  }

  private static List<String> linesWith(String mark, Cli.Outcome outcome) {
    return outcome.out().lines().filter(line -> line.contains(mark)).toList();
  }
}
