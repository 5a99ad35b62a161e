// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.parse.SourceParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * After any edits, what the analysis of a kept program says is what a fresh one says of the same
 * texts, to the letter: findings with their traces and fixes, and problems. Now and then an
 * analysis is given up half-way, or made while files that an edit concerns are as they were. The
 * number of edits is the property {@code tensorlint.incremental.edits}, the first seed {@code
 * tensorlint.fuzz.seed}.
 */
final class IncrementalTest {

  private static final int EDITS = Integer.getInteger("tensorlint.incremental.edits", 60);
  private static final long SEED = Long.getLong("tensorlint.fuzz.seed", 1);

  /** A fresh analysis costs much more than another one of a kept program. */
  private static final int COMPARED_EVERY = 4;

  private static final List<String> RULES =
      List.of(
          "LeakOnException",
          "OwnerNotCloseable",
          "TensorAccumulates",
          "DoubleDispose",
          "UnscopedTensor");

  /** Calls from file to file, classes without names, recursion, scopes, and fields. */
  private static final Map<String, String> WEB =
      Map.of(
          "Maker.java",
          """
          import dev.tensorlint.runtime.Tensor;
          import java.util.function.Supplier;

          class Maker implements Supplier<Tensor> {
            static final Supplier<Tensor> ONE = () -> Tensor.of(1f);
            private Tensor held = Tensor.of(0f);

            @Override
            public Tensor get() {
              return make(3);
            }

            Tensor make(int depth) {
              if (depth < 0) {
                throw new IllegalArgumentException("depth");
              }
              return depth == 0 ? Tensor.of(2f) : make(depth - 1);
            }

            void fill() {
              held = make(1);
            }

            Runnable later(Tensor x) {
              return new Runnable() {
                private final Tensor kept = x;

                @Override
                public void run() {
                  kept.close();
                }
              };
            }
          }
          """,
          "User.java",
          """
          import dev.tensorlint.runtime.TensorScope;
          import dev.tensorlint.runtime.Tensor;
          import java.util.function.Supplier;

          class User {
            private final Maker maker = new Maker();

            void use(Supplier<Tensor> source) {
              Tensor x = source.get();
              System.out.println(x.toFloatArray()[0]);
              x.close();
            }

            void all() {
              use(maker);
              use(new Maker() {
                @Override
                public Tensor get() {
                  return Tensor.of(4f);
                }
              });
              Tensor x = maker.make(2);
              maker.later(x).run();
              x.toFloatArray();
            }

            public static void main(String[] arguments) {
              try (TensorScope scope = TensorScope.open()) {
                new User().all();
              }
              new User().inner(1);
            }

            void inner(int depth) {
              class Local {
                Tensor get() {
                  return maker.make(depth);
                }
              }
              Tensor y = new Local().get();
              System.out.println(y.toFloatArray()[0]);
            }
          }
          """,
          "Heir.java",
          """
          import dev.tensorlint.runtime.Tensor;

          class Heir extends Maker {
            @Override
            Tensor make(int depth) {
              Tensor made = super.make(depth);
              helper(made);
              return made;
            }

            private void helper(Tensor made) {
              if (made == null) {
                throw new IllegalStateException();
              }
            }
          }
          """);

  /** A private method that releases is reached by way of another file. */
  private static final Map<String, String> DETOUR =
      Map.of(
          "Holder.java",
          """
          import dev.tensorlint.runtime.Tensor;

          class Holder implements AutoCloseable {
            private final Tensor held;

            Holder() {
              held = Tensor.of(1f);
            }

            @Override
            public void close() {
              Detour.free(this);
            }

            private void release() {
              held.close();
            }

            static class Way {
              static void back(Holder holder) {
                holder.release();
              }
            }
          }
          """,
          "Detour.java",
          """
          class Detour {
            static void free(Holder holder) {
              Holder.Way.back(holder);
            }
          }
          """,
          "Other.java",
          """
          class Other {
            void use() {
              Holder holder = new Holder();
              holder.close();
            }
          }
          """);

  private static Map<String, String> sources() throws IOException {
    Map<String, String> texts = new TreeMap<>(WEB);
    for (String rule : RULES) {
      try (Stream<Path> files = Files.list(Path.of("../../testdata", rule, "bad"))) {
        List<Path> some = files.filter(each -> each.toString().endsWith(".java")).sorted().toList();
        for (Path each : some.subList(0, Math.min(5, some.size()))) {
          texts.put(rule + "/" + each.getFileName(), Files.readString(each));
        }
      }
    }
    return texts;
  }

  @Test
  void aKeptProgramIsLikeAFreshOne() throws IOException {
    Map<String, String> texts = sources();
    RandomEdits edits = new RandomEdits(SEED, List.copyOf(texts.values()));
    int[] patience = {Integer.MAX_VALUE};
    int changed = 0;
    try (KeptProgram program = new KeptProgram(texts)) {
      program.memory().cancelWhen(() -> --patience[0] < 0);
      String before = program.now();
      assertEquals(program.fresh(), before);
      for (int done = 0; done < EDITS; done++) {
        lookFirstNowAndThen(program, edits, edit(edits, program));
        cancelNowAndThen(program, patience, edits);
        String now = program.now();
        if (done % COMPARED_EVERY == 0) {
          KeptProgram.compare(program.fresh(), now, "after " + done + " edits, seed " + SEED);
        }
        changed += now.equals(before) ? 0 : 1;
        before = now;
      }
    }
    assertTrue(changed > EDITS / 10, "most edits say nothing new: " + changed);
  }

  /** What a class releases depends on files that it neither inherits from nor lies in. */
  @Test
  void whatRunsOnAnObjectIsFoundAgainWhenAnotherFileCallsOtherwise() {
    try (KeptProgram program = new KeptProgram(DETOUR)) {
      String released = program.now();
      assertEquals(program.fresh(), released);
      String other = DETOUR.getOrDefault("Other.java", "");
      program.put(
          "Other.java",
          other.replace("{\n    Holder", "{\n    new Object() { void n() {} };\n    Holder"));
      assertEquals(released, program.now());
      program.put("Detour.java", "class Detour {\n  static void free(Holder holder) {}\n}\n");
      String held = program.now();
      assertEquals(program.fresh(), held);
      assertNotEquals(released, held, "the field is released no more");
      program.put("Detour.java", DETOUR.getOrDefault("Detour.java", ""));
      assertEquals(released, program.now());
    }
  }

  /** What is found out while other files are as they were must not last. */
  private static void lookFirstNowAndThen(KeptProgram program, RandomEdits edits, String edited) {
    if (edits.below(3) == 0) {
      program
          .workspace()
          .programWithFirst(Set.of(edited), 0)
          .ifPresent(part -> program.engine().analyzeFirst(part, program.memory(), Set.of(edited)));
    }
  }

  private static void cancelNowAndThen(KeptProgram program, int[] patience, RandomEdits edits) {
    if (edits.below(3) > 0) {
      return;
    }
    patience[0] = edits.below(20);
    try {
      program.now();
    } catch (CompletionException e) {
      assertTrue(e.getCause() instanceof CancellationException, e::toString);
    }
    patience[0] = Integer.MAX_VALUE;
  }

  /** Edits until the text parses: what does not is not what a fresh lint would look at. */
  private static String edit(RandomEdits edits, KeptProgram program) {
    Map<String, String> texts = program.texts();
    String name = List.copyOf(texts.keySet()).get(edits.below(texts.size()));
    String text = texts.getOrDefault(name, "");
    String edited;
    do {
      edited = edits.next(text).applied(text);
    } while (new SourceParser().parse(SourceFile.of(name, edited)).unit() == null);
    program.put(name, edited);
    return name;
  }
}
