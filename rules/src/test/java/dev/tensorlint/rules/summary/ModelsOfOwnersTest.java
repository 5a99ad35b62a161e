// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Who owns a resource where a model, a body of the same method, and a wrapper have a part in it.
 */
final class ModelsOfOwnersTest {

  private static final String MODEL =
      """
      library: owners:owners
      types:
        Res:
          kind: closeable
          release: { methods: [close] }
          methods:
            new(): fresh
            use(): copy
        Pair:
          kind: closeable
          release: { methods: [close] }
          methods:
            new(*): { arguments: wraps }
            use(): copy
        Net:
          kind: model
          cost: heavy
          release: { methods: [close] }
          methods:
            new(): fresh
            use(): { predicts: true }
        Reader:
          kind: predictor
          cost: light
          release: { methods: [close] }
          methods:
            new(): fresh
            use(): { predicts: true }
        Lib: { methods: { take(*): copy, look(*): copy, both(*): { arguments: { 0: borrows } } } }
      """;

  private static final String PROGRAM =
      """
      final class Res implements AutoCloseable {
        native void use();
        public native void close();
      }
      final class Net implements AutoCloseable {
        native void use();
        public native void close();
      }
      final class Reader implements AutoCloseable {
        native void use();
        public native void close();
      }
      class Pair implements AutoCloseable {
        Pair(Res one, Res two) {}
        native void use();
        public native void close();
      }
      final class Lib {
        static void take(Res res) { res.use(); res.close(); }
        static void look(Res res) { res.use(); }
        static void both(Res one, Res two) { one.use(); two.close(); }
      }
      final class A {
        static native Res other();
        static native boolean is();
        static void run() { BODY }
      }
      """;

  /** A class that owns a resource in a field and cannot release it. */
  private static final String OWNER =
      """
      final class Owner {
        private final Res res = new Res();
        void use() { res.use(); }
      }
      """;

  private final Path folder;

  ModelsOfOwnersTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private String findings(String body) throws IOException {
    return findingsIn(PROGRAM.replace("BODY", body));
  }

  private String findingsIn(String program) throws IOException {
    Path file = Files.writeString(folder.resolve("owners.yaml"), MODEL);
    LifecycleModels models =
        ModelLibrary.load(new ModelRequest(Set.of("jdk"), List.of(file), List.of())).models();
    return new Engine(models, RuleCatalog.all(), EngineOptions.DEFAULT)
        .analyze(JavaText.program("A.java", program)).findings().stream()
            .map(one -> one.rule() + " " + one.resource())
            .sorted()
            .collect(Collectors.joining(", "));
  }

  /**
   * A class with a builder that is given a resource, or creates one, and builds an object of it.
   */
  private static String builder(String close) {
    String build =
        """
        final class Built implements AutoCloseable {
          private final Res res;
          Built(Res res) { this.res = res; }
          public void close() { CLOSE }
        }
        final class Builder {
          private Res res;
          Builder res(Res given) { this.res = given; return this; }
          Built build() {
            if (res == null) { load(); }
            return new Built(res);
          }
          private void load() { this.res = new Res(); }
        }
        """
            .replace("CLOSE", close);
    return PROGRAM.replace("BODY", "new Builder().build().close();") + build;
  }

  @Test
  void aBuilderHandsOverWhatItBuildsOf() throws IOException {
    assertEquals("", findingsIn(builder("res.close();")));
  }

  @Test
  void aBuilderStillOwnsWhatTheBuiltObjectNeverReleases() throws IOException {
    assertEquals("OwnerNotCloseable res", findingsIn(builder("res.use();")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Res a = new Res(); Res b = new Res(); Pair p = new Pair(a, b); p.use(); p.close(); | ''",
        "Res a = new Res(); Res b = new Res(); Pair p = new Pair(a, b); p.use(); | UnclosedResource a",
        "Res b = new Res(); Pair p = new Pair(null, b); p.use(); p.close(); | ''",
        "Res b = new Res(); Pair p = new Pair(null, b); p.use(); | UnclosedResource b",
      })
  void aWrapperOwnsAllThatItWraps(String body, String findings) throws IOException {
    assertEquals(findings, findings(body));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Res a = new Res(); Lib.take(a);                                  | ''",
        "Res a = new Res(); Lib.look(a);                                  | UnclosedResource a",
        "Res a = new Res(); Res b = new Res(); Lib.both(a, b); a.close(); | ''",
        "Res a = new Res(); Res b = new Res(); Lib.both(a, b);            | UnclosedResource a",
      })
  void aBodyCompletesTheModelOfTheSameMethod(String body, String findings) throws IOException {
    assertEquals(findings, findings(body));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "static Owner one; static void get() { Owner found = new Owner(); one = found; } | ''",
        "static Owner one = make(); static Owner make() { return new Owner(); }          | ''",
        "static Owner one; static void get() { one = make(); }"
            + " static Owner make() { Owner o = new Owner(); return o; }                    | ''",
        "static void get() { make().use(); } static Owner make() { return new Owner(); } | OwnerNotCloseable res",
        "static Owner one = make(); static Owner make() { return new Owner(); }"
            + " static void get() { make().use(); } | OwnerNotCloseable res",
      })
  void anObjectOfAStaticFieldLivesAsLongAsTheProgram(String members, String findings)
      throws IOException {
    String holder = "final class B { " + members + " }";
    assertEquals(findings, findingsIn(PROGRAM.replace("BODY", "") + OWNER + holder));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Holder h = new Holder(res); h.use();                                      | OwnerNotCloseable res",
        "for (int i = 0; i < 3; i++) { Holder h = new Holder(res); h.use(); }      | UnclosedResource res",
        "Holder h = new Holder(res); Holder g = new Holder(res); h.use(); g.use(); | UnclosedResource res",
      })
  void noneOfSeveralObjectsOwnsWhatTheyShare(String uses, String findings) throws IOException {
    String holders =
        "final class Holder { private final Res res; private Holder(Res res) { this.res = res; }"
            + " void use() { res.use(); } static void run() { Res res = new Res(); res.use(); "
            + uses
            + " } }";
    assertEquals(findings, findingsIn(PROGRAM.replace("BODY", "") + holders));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A.is(); throw new IllegalStateException();                                        | ''",
        "if (A.is()) { throw new IllegalStateException(); } else { throw new Error(); }    | ''",
        "if (A.is()) { throw new IllegalStateException(); }                                | UnclosedResource s",
        "if (A.is()) { return; } throw new IllegalStateException();                        | UnclosedResource s",
      })
  void aReleaseThatAlwaysThrowsIsNoDuty(String close, String findings) throws IOException {
    String sub = "final class Sub extends Net { public void close() { " + close + " } }";
    String program = PROGRAM.replace("BODY", "Sub s = new Sub(); s.use();");
    assertEquals(findings, findingsIn(program.replace("final class Net", "class Net") + sub));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "for (int i = 0; i < 3; i++) { Net n = new Net(); n.use(); n.close(); }       | HeavyResourceInLoop n",
        "for (int i = 0; i < 3; i++) { Reader n = new Reader(); n.use(); n.close(); } | ''",
      })
  void theModelSaysWhatAnObjectCosts(String body, String findings) throws IOException {
    assertEquals(findings, findings(body));
  }
}
