// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

  private final Path folder;

  GeneratedMembersTest(@TempDir Path folder) {
    this.folder = folder;
  }

  /** Lints the body of a method that has an environment, data and a configuration. */
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
                  Object run(OrtEnvironment env, float[] data, Conf conf) throws OrtException {
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
        List.of("LeakOnException DEFINITE: `tensor` is not released when `getTensor` throws `OrtException`"),
        findings(
            """
            import ai.onnxruntime.*;
            import lombok.*;
            @Data
            class Owner {
              private final OrtSession session;
              Object getTensor() throws OrtException { return session.getMetadata().getCustomMetadata(); }
              Object getTensor(int i) throws OrtException { if (i > 2) { throw new OrtException("x"); } return null; }
            }
            """,
            """
            OnnxTensor tensor = OnnxTensor.createTensor(env, data);
            Object value = new Owner(null).getTensor(data.length);
            tensor.close();
            return value;
            """));
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
