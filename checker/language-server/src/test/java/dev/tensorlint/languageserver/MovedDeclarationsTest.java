// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.parse.SourceParser;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * After each edit of declarations, the translation of a kept program and what its analysis says are
 * those of a fresh one, to the letter. A text that does not parse leaves its file as it was,
 * whatever becomes of the others meanwhile. The number of edits is the property {@code
 * tensorlint.incremental.edits}, the first seed {@code tensorlint.fuzz.seed}.
 */
final class MovedDeclarationsTest {

  private static final int EDITS = Integer.getInteger("tensorlint.incremental.edits", 60);
  private static final long SEED = Long.getLong("tensorlint.fuzz.seed", 1);

  /** Two packages, inheritance across them, and all kinds of types. */
  private static final Map<String, String> FILES =
      Map.of(
          "p/Store.java",
          """
          package p;

          import dev.tensorlint.runtime.Tensor;

          public class Store implements AutoCloseable {
            protected final Tensor held;

            public Store(Tensor held) {
              this.held = held;
            }

            public static Tensor fresh() {
              return Tensor.of(1f);
            }

            public Tensor get() {
              return held;
            }

            protected void release(Tensor x) {
              x.close();
            }

            @Override
            public void close() {
              release(held);
            }

            public interface Maker {
              Tensor make();
            }
          }
          """,
          "p/Pair.java",
          """
          package p;

          import dev.tensorlint.runtime.Tensor;

          public record Pair(Tensor left, Tensor right) {
            public Pair swapped() {
              return new Pair(right, left);
            }

            public void close() {
              left.close();
              right.close();
            }
          }
          """,
          "q/Client.java",
          """
          package q;

          import static p.Store.fresh;

          import dev.tensorlint.runtime.Tensor;
          import p.Pair;
          import p.Store;

          class Client extends Store {
            private Tensor own = fresh();

            Client() {
              super(fresh());
            }

            @Override
            protected void release(Tensor x) {
              super.release(x);
              own.close();
            }

            static void all(Store.Maker maker) {
              Tensor leaked = maker.make();
              System.out.println(leaked.toFloatArray()[0]);
              try (Store store = new Client()) {
                System.out.println(store.get().toFloatArray()[0]);
              }
              Tensor x = maker.make();
              Pair pair = new Pair(x, fresh()).swapped();
              pair.close();
              System.out.println(x.toFloatArray()[0]);
            }

            public static void main(String[] arguments) {
              all(() -> Tensor.of(3f));
              all(Store::fresh);
            }
          }
          """,
          "q/Kind.java",
          """
          package q;

          import dev.tensorlint.runtime.Tensor;
          import p.*;

          enum Kind implements Store.Maker {
            ONE {
              @Override
              public Tensor make() {
                return Store.fresh();
              }
            },
            TWO;

            private final Helper helper = new Helper();

            @Override
            public Tensor make() {
              return helper.made(ordinal());
            }

            static class Helper {
              Tensor made(int count) {
                Tensor x = Store.fresh();
                use(x);
                x.close();
                return count > 1 ? Tensor.of(count) : x;
              }

              void use(Tensor x) {
                System.out.println(x.toFloatArray()[0]);
              }
            }
          }
          """,
          "Main.java",
          """
          import dev.tensorlint.runtime.Tensor;
          import p.Store;

          class Main {
            static void use(Tensor x) {
              System.out.println(x.toFloatArray()[0]);
              x.close();
            }

            public static void main(String[] arguments) {
              Tensor x = Store.fresh();
              use(x);
              x.toFloatArray();
              new Kept().fill();
            }
          }

          class Kept {
            private Tensor held;

            void fill() {
              held = Store.fresh();
            }
          }
          """,
          "z/Main.java",
          """
          import dev.tensorlint.runtime.Tensor;

          Tensor own = Tensor.of(1f);

          void main() {
            use(own);
            own.close();
          }

          void use(Tensor x) {
            System.out.println(x.toFloatArray()[0]);
          }
          """);

  private final SourceParser parser = new SourceParser();
  private final Random random = new Random(SEED);

  @Test
  void aKeptProgramIsLikeAFreshOne() {
    DeclarationEdits edits = new DeclarationEdits(SEED, FILES);
    Set<String> results = new HashSet<>();
    try (KeptProgram program = new KeptProgram(FILES)) {
      assertEquals(program.fresh(), program.now());
      for (int done = 0; done < EDITS; done++) {
        Map<String, Optional<String>> edit = edits.next(program.texts());
        apply(edit, program);
        String when = "after " + done + " edits, seed " + SEED + ", " + edit;
        program.compareUnits(when);
        results.add(program.now());
        KeptProgram.compare(program.fresh(), program.now(), when);
      }
    }
    assertTrue(results.size() > EDITS / 30, "most edits say nothing new: " + results.size());
  }

  /** Who uses a record need not name what it carries. */
  @Test
  void aRecordThatComesToCarryIsSeenByThoseWhoNeverNameItsComponents() {
    String pair =
        """
        import dev.tensorlint.runtime.Tensor;

        record Pair(%s x, String name) implements AutoCloseable {
          static Pair of() {
            return new Pair(%s, "one");
          }

          @Override
          public void close() {%s}
        }
        """;
    String user =
        """
        import java.util.ArrayList;
        import java.util.List;

        class User {
          static void forgotten() {
            List<Pair> all = new ArrayList<>();
            all.add(Pair.of());
            System.out.println(all.size());
          }

          static int kept(List<Pair> all) {
            all.get(0).close();
            return all.size();
          }
        }
        """;
    String plain = pair.formatted("Float", "1f", "");
    String carrying = pair.formatted("Tensor", "Tensor.of(1f)", " x.close(); ");
    try (KeptProgram program = new KeptProgram(Map.of("Pair.java", plain, "User.java", user))) {
      String none = program.now();
      program.put("Pair.java", carrying);
      assertNotEquals(none, program.now());
      KeptProgram.compare(program.fresh(), program.now(), "it carries a tensor");
      program.put("Pair.java", plain);
      assertEquals(none, program.now());
      KeptProgram.compare(program.fresh(), program.now(), "it carries a number again");
    }
  }

  /** A call may go to either: what only one of them does is not sure. */
  @Test
  void nothingIsSureOfWhatTwoFilesDeclareDifferently() {
    String reads = "x.toFloatArray();";
    String main =
        """
        import dev.tensorlint.runtime.Tensor;

        class Main {
          static void use(Tensor x) {
            %s
          }

          static void run() {
            Tensor t = Tensor.of(1f);
            use(t);
            use(t);
            t.close();
          }
        }
        """;
    try (KeptProgram program =
        new KeptProgram(Map.of("Main.java", main.formatted(reads), "Other.java", ""))) {
      assertEquals("", program.now());
      program.put("Other.java", main.formatted(reads));
      assertEquals("", program.now());
      program.put("Other.java", main.formatted(reads + " x.close();"));
      String now = program.now();
      assertTrue(now.contains("rule=UseAfterDispose") && !now.contains("DEFINITE"), now);
      assertEquals(program.fresh(), now);
      program.put("Main.java", main.formatted(reads + " x.close();"));
      assertTrue(program.now().contains("DEFINITE"), program::now);
      assertEquals(program.fresh(), program.now());
    }
  }

  private void apply(Map<String, Optional<String>> edit, KeptProgram program) {
    edit.forEach(
        (path, text) -> {
          if (text.isEmpty()) {
            program.remove(path);
          } else if (parses(path, text.get())) {
            program.put(path, text.get());
          } else {
            program.putBroken(path, text.get());
          }
          lookFirstNowAndThen(program, path);
        });
  }

  private boolean parses(String path, String text) {
    return parser.parse(SourceFile.of(path, text)).unit() != null;
  }

  private void lookFirstNowAndThen(KeptProgram program, String path) {
    if (random.nextInt(3) == 0) {
      program
          .workspace()
          .programWithFirst(Set.of(path), 0)
          .ifPresent(part -> program.engine().analyzeFirst(part, program.memory(), Set.of(path)));
    }
  }
}
