// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.program.ProgramAnalysis;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a request makes belongs to whoever the request was given to, else to the caller, unless
 * nothing was asked for.
 */
final class RequestsTest {

  private static final String PROGRAM =
      """
      final class Keeper implements AutoCloseable {
        public native void close();
      }
      final class Res implements AutoCloseable {
        static native Request one();
        static native Request none();
        native void use();
        public native void close();
      }
      final class Request {
        native Request with(Keeper keeper);
        native void put(Keeper keeper);
        native Request size(int size);
        native Request ask();
        native Res make();
      }
      final class A {
        static void owed() { Res.one().size(1).make().use(); }
        static void inSteps() { Request r = Res.one(); r.size(2); Res res = r.make(); res.use(); }
        static void unknown(Request r) { r.make().use(); }
        static void given(Keeper keeper) { Res.one().with(keeper).size(1).make().use(); }
        static void givenLater(Keeper keeper) {
          Request r = Res.one();
          r.put(keeper);
          r.make().use();
        }
        static void givenToUnknown() { Res.one().with(null).make().use(); }
        static void unused() { Res.one().size(1); }
        static void nothing() { Res.none().make().use(); }
        static void asked() { Res.none().ask().make().use(); }
        static void ended() {
          Keeper keeper = new Keeper();
          Res res = Res.one().with(keeper).make();
          keeper.close();
          res.use();
        }
      }
      """;

  private static final String MODEL =
      """
      library: requests:requests
      types:
        Keeper:
          kind: scope
          release: { methods: [close], cascades: true }
          methods: { new(): fresh }
        Res:
          kind: closeable
          release: { methods: [close] }
          methods: { one(): fresh, none(): unacquired, use(): copy }
        Request:
          kind: request
          methods:
            size(*): { result: { alias: receiver } }
            ask(): { result: { alias: receiver }, receiver: acquires }
            with(*): { result: { alias: receiver }, receiver: attaches-to }
            put(*): { receiver: attaches-to }
            make(): { result: { acquired-with: receiver } }
      """;

  private final Path folder;

  RequestsTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private List<String> methodsWithFacts() throws IOException {
    Path file = Files.writeString(folder.resolve("requests.yaml"), MODEL);
    LifecycleModels models =
        ModelLibrary.load(new ModelRequest(Set.of("jdk"), List.of(file), List.of())).models();
    Program program = JavaText.program("A.java", PROGRAM);
    AnalysisMemory memory = new AnalysisMemory();
    return new ProgramAnalysis(program, models, 32, 100_000, 8, false, memory)
        .run().facts().stream().map(Fact::method).distinct().sorted().toList();
  }

  @Test
  void theOwnerOfARequestOwnsWhatItMakes() throws IOException {
    assertEquals(
        List.of("A.asked", "A.ended", "A.inSteps", "A.owed", "A.unknown"), methodsWithFacts());
  }
}
