// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What Lombok generates is known, although no source has it. */
class GeneratedMembersTest {

  private static final String OWNER =
      """
      import ai.onnxruntime.*;
      import lombok.*;
      @%s
      class Owner implements AutoCloseable {
        @Getter private final OnnxTensor tensor;
        public void close() { tensor.close(); }
      }
      """;

  private static final String IMPORTS =
      "import ai.onnxruntime.*; import lombok.*; import lombok.experimental.Accessors;\n";

  private final Path folder;

  GeneratedMembersTest(@TempDir Path folder) {
    this.folder = folder;
  }

  /** Lints the body of a method that has an environment, data, a configuration and an owner. */
  private List<String> findings(String owner, String body) throws IOException {
    SourceFolder sources =
        new SourceFolder(folder)
            .with("Owner.java", owner)
            .with(
                "Conf.java",
                """
                import lombok.*;
                @Data
                class Conf { private String path; private boolean isFast; private final int size; }
                """)
            .with(
                "Use.java",
                """
                import ai.onnxruntime.*;
                import lombok.*;
                import lombok.extern.slf4j.Slf4j;
                @Slf4j
                class Use {
                  Object run(OrtEnvironment env, float[] data, Conf conf, Owner kept)
                      throws OrtException {
                    %s
                  }
                }
                """
                    .formatted(body));
    LintResult result = new Linter().lint(sources.request());
    return result.findings().stream()
        .map(each -> each.rule() + " " + each.confidence() + ": " + each.message())
        .toList();
  }

  private List<String> findings(String body) throws IOException {
    return findings(OWNER.formatted("AllArgsConstructor"), body);
  }

  @Test
  void aGeneratedConstructorKeepsAndTheOwnerIsClosed() throws IOException {
    for (String annotation : List.of("AllArgsConstructor", "RequiredArgsConstructor", "Value")) {
      assertEquals(
          List.of(),
          findings(
              OWNER.formatted(annotation),
              """
              try (Owner owner = new Owner(OnnxTensor.createTensor(env, data))) {
                return owner.getTensor().getInfo();
              }
              """),
          annotation);
    }
  }

  @Test
  void anOwnerThatNobodyClosesKeepsItsTensorOpen() throws IOException {
    assertEquals(
        List.of("UnscopedTensor DEFINITE: `tensor` is never released"),
        findings(
            """
            OnnxTensor tensor = OnnxTensor.createTensor(env, data);
            return new Owner(tensor).getTensor().getInfo();
            """));
  }

  @Test
  void aGeneratedGetterLends() throws IOException {
    assertEquals(
        List.of("UseAfterDispose DEFINITE: `tensor` is used after it was disposed"),
        findings(
            """
            Owner owner = new Owner(OnnxTensor.createTensor(env, data));
            OnnxTensor tensor = owner.getTensor();
            owner.close();
            return tensor.getFloatBuffer();
            """));
  }

  @Test
  void aVariableOfLombokHasTheTypeOfItsValue() throws IOException {
    for (String type : List.of("val", "lombok.val", "lombok.var", "var")) {
      assertEquals(
          List.of("UseAfterDispose DEFINITE: `tensor` is used after it was disposed"),
          findings(
              """
              %s tensor = OnnxTensor.createTensor(env, data);
              tensor.close();
              return tensor.getFloatBuffer();
              """
                  .formatted(type)),
          type);
      assertEquals(
          List.of(),
          findings(
              """
              @Cleanup %s tensor = OnnxTensor.createTensor(env, data);
              return tensor.getInfo().toString();
              """
                  .formatted(type)),
          type);
    }
  }

  @Test
  void anElementIsAVariableOfLombokToo() throws IOException {
    assertEquals(
        List.of("UnscopedTensor DEFINITE: `tensor` is never released"),
        findings(
            """
            for (val each : new float[][] {data, data}) {
              val tensor = OnnxTensor.createTensor(env, each);
              System.out.println(tensor.getInfo());
            }
            return null;
            """));
  }

  @Test
  void generatedAccessorsDoNotThrow() throws IOException {
    assertEquals(
        List.of(),
        findings(
            """
            try {
              OnnxTensor tensor = OnnxTensor.createTensor(env, data);
              conf.setFast(conf.getSize() > 1 && conf.getPath() != null && !conf.isFast());
              return new Owner(tensor);
            } catch (Exception e) {
              throw new IllegalStateException("cannot load " + conf.getPath(), e);
            }
            """));
  }

  @Test
  void aWrittenAccessorThatThrowsIsNotReplaced() throws IOException {
    assertEquals(
        List.of(
            "LeakOnException DEFINITE: `tensor` is not released when `getTensor` throws"
                + " `OrtException`"),
        findings(
            """
            import ai.onnxruntime.*;
            import lombok.*;
            @Data
            class Owner {
              private final OrtSession session;
              Object getTensor(int i) throws OrtException {
                if (i > 2) {
                  throw new OrtException("x");
                }
                return session;
              }
            }
            """,
            """
            OnnxTensor tensor = OnnxTensor.createTensor(env, data);
            Object value = new Owner(null).getTensor(data.length);
            tensor.close();
            return value;
            """));
  }

  /** Classes with generated setters, each with the members as one would write them. */
  private static Stream<Arguments> setters() {
    String fields = "private OnnxTensor tensor; private String name; ";
    String set = "%s %s(OnnxTensor tensor) { this.tensor = tensor; %s }";
    String setter = "public " + set.formatted("void", "setTensor", "");
    String getter = "public OnnxTensor getTensor() { return tensor; }";
    String close = "public void close() { if (tensor != null) { tensor.close(); } }";
    String owner = "class Owner { " + fields;
    String closing = "class Owner implements AutoCloseable { " + fields + close;
    String heir = "class Base { %s %s } class Owner extends Base { }";
    String chained = "public " + set.formatted("Owner", "setTensor", "return this;");
    String fluent = "public " + set.formatted("Owner", "tensor", "return this;");
    String reader = "public OnnxTensor tensor() { return tensor; }";
    return Stream.of(
        arguments("@Setter " + owner + "}", owner + setter + "}"),
        arguments(owner.replace("private O", "@Setter private O") + "}", owner + setter + "}"),
        arguments("@Data " + owner + "}", owner + setter + getter + "}"),
        arguments("@Data " + closing + "}", closing + setter + getter + "}"),
        arguments("@Data " + heir.formatted(fields, ""), heir.formatted(fields, setter + getter)),
        arguments("@Data @Accessors(chain = true) " + owner + "}", owner + chained + getter + "}"),
        arguments(
            "@Data @Accessors(chain = true) " + closing + "}", closing + chained + getter + "}"),
        arguments("@Data @Accessors(fluent = true) " + owner + "}", owner + fluent + reader + "}"),
        arguments(
            "@Data @Accessors(fluent = true) " + closing + "}", closing + fluent + reader + "}"));
  }

  /** Where the object comes from elsewhere, and where the method makes it: by the same rules. */
  @ParameterizedTest
  @MethodSource("setters")
  void aGeneratedSetterIsAsAWrittenOne(String generated, String written) throws IOException {
    String setter = written.contains(" tensor(") ? "tensor" : "setTensor";
    String gives = ".%s(OnnxTensor.createTensor(env, data));".formatted(setter);
    for (String body :
        List.of(
            "kept" + gives,
            "OnnxTensor t = OnnxTensor.createTensor(env, data); kept.%s(t);".formatted(setter),
            "new Owner()" + gives,
            "Owner owner = new Owner(); owner" + gives)) {
      List<String> expected = rules(findings(IMPORTS + written, body + " return null;"));
      assertEquals(expected, rules(findings(IMPORTS + generated, body + " return null;")), body);
    }
  }

  private static List<String> rules(List<String> findings) {
    return findings.stream().map(each -> each.substring(0, each.indexOf(' '))).toList();
  }

  /** Builders and copies are not followed: who may keep a tensor is not known. */
  @Test
  void aGeneratedBuilderMayKeepItsArguments() throws IOException {
    String owner =
        "@Builder @With @AllArgsConstructor"
            + " class Owner { private OnnxTensor tensor; private String name; }";
    for (String body :
        List.of(
            "return Owner.builder().tensor(OnnxTensor.createTensor(env, data)).build();",
            "return kept.withTensor(OnnxTensor.createTensor(env, data));")) {
      assertEquals(List.of(), findings(IMPORTS + owner, body), body);
    }
  }

  @Test
  void cleanupReleasesAtTheEndOfItsBlock() throws IOException {
    assertEquals(
        List.of(),
        findings(
            """
            @Cleanup OnnxTensor tensor = OnnxTensor.createTensor(env, data);
            @Cleanup("close") OnnxTensor other = OnnxTensor.createTensor(env, data);
            if (data.length > 2) {
              return tensor.getInfo();
            }
            return other.getInfo();
            """));
  }

  @Test
  void cleanupReleasesTooEarlyForWhatIsReturned() throws IOException {
    assertEquals(
        List.of("EscapesScope DEFINITE: `tensor` outlives the block that closes it"),
        findings(
            """
            @Cleanup OnnxTensor tensor = OnnxTensor.createTensor(env, data);
            return tensor;
            """));
  }

  @Test
  void aGeneratedLoggerThrowsNothing() throws IOException {
    assertEquals(
        List.of(),
        findings(
            """
            try {
              OnnxTensor tensor = OnnxTensor.createTensor(env, data);
              log.info("created");
              return tensor;
            } catch (RuntimeException e) {
              throw new IllegalStateException(e);
            }
            """));
  }
}
