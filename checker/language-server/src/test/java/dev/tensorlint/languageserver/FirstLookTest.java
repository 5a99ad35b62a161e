// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is told of an open document before all sources are read: what they could refute is not told
 * for sure.
 */
final class FirstLookTest {

  private static final String USE_AFTER_CLOSE =
      """
      package app;
      import dev.tensorlint.runtime.Tensor;
      import lib.Frees;

      final class Serve {
        static void run() {
          Tensor x = Tensor.of(1f);
          Frees.free(x);
          x.toFloatArray();
        }
      }
      """;

  private static final String FREES =
      """
      package lib;
      import dev.tensorlint.runtime.Tensor;

      public class Frees {
        public static void free(Tensor x) {
          x.close();
        }
        public void freeAsYouLike(Tensor x) {
          x.close();
        }
      }
      """;

  private static final String KEEPS =
      """
      package other;
      import dev.tensorlint.runtime.Tensor;

      public class Keeps extends lib.Frees {
        @Override
        public void freeAsYouLike(Tensor x) {}
      }
      """;

  private final Path folder;
  private final Path cache;
  private final OpenDocuments documents = new OpenDocuments();
  private final Folder sources;
  private boolean isOutdated;

  FirstLookTest(@TempDir Path folder, @TempDir Path cache) throws IOException {
    this.folder = folder.toRealPath();
    this.cache = cache.toRealPath().resolve("kept");
    sources =
        new Folder(
            this.folder,
            this.cache,
            documents,
            List.of(Connection.runtime()),
            Settings.DEFAULT,
            RuleCatalog.all(),
            () -> isOutdated);
    write("lib/Frees.java", FREES);
    write("other/Keeps.java", KEEPS);
  }

  @AfterEach
  void close() {
    sources.close();
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private List<String> firstLook(String name, String text) throws IOException {
    Path file = write(name, text);
    documents.open(new OpenDocument(file.toUri().toString(), 1, text));
    sources.find();
    assertFalse(sources.isRead(), "nothing is read before the first look");
    return shown(sources.lookAt(Set.of(Uris.name(file))).getOrDefault(Uris.name(file), List.of()));
  }

  private List<String> atLast(String name) {
    sources.readOn(percent -> {});
    return shown(sources.project().results().in(Uris.name(folder.resolve(name))));
  }

  private static List<String> shown(List<Finding> findings) {
    return findings.stream().map(each -> each.rule() + " " + each.confidence().label()).toList();
  }

  @Test
  void whatAFileOfAnotherPackageDoesIsKnown() throws IOException {
    assertEquals(List.of("UseAfterDispose definite"), firstLook("app/Serve.java", USE_AFTER_CLOSE));
    assertEquals(List.of("UseAfterDispose definite"), atLast("app/Serve.java"));
  }

  @Test
  void whatAnOverriderMayDoOtherwiseIsNotSure() throws IOException {
    String text =
        USE_AFTER_CLOSE
            .replace("static void run()", "static void run(Frees frees)")
            .replace("Frees.free", "frees.freeAsYouLike");

    List<String> first = firstLook("app/Serve.java", text);

    assertFalse(first.contains("UseAfterDispose definite"), first::toString);
    List<String> last = atLast("app/Serve.java");
    assertFalse(last.contains("UseAfterDispose definite"), last::toString);
  }

  @Test
  void aLeakThatACallersScopeMayCatchIsNotSure() throws IOException {
    String text =
        """
        package app;
        import dev.tensorlint.runtime.Tensor;

        final class Serve {
          static float run() {
            Tensor x = Tensor.of(1f);
            return x.toFloatArray()[0];
          }
        }
        """;
    write(
        "app/Caller.java",
        """
        package app;
        import dev.tensorlint.runtime.TensorScope;

        final class Caller {
          static float call() {
            try (TensorScope scope = TensorScope.open()) {
              return Serve.run();
            }
          }
        }
        """);

    assertEquals(List.of("UnscopedTensor potential"), firstLook("app/Serve.java", text));
    assertEquals(List.of(), atLast("app/Serve.java"));
  }

  @Test
  void aFieldThatAnotherFileReleasesIsNotTold() throws IOException {
    String text =
        """
        package app;
        import dev.tensorlint.runtime.Tensor;

        final class Holder {
          final Tensor held = Tensor.of(1f);
        }
        """;
    write(
        "app/Releaser.java",
        "package app; class Releaser { void end(Holder holder) { holder.held.close(); } }");

    assertEquals(List.of(), firstLook("app/Holder.java", text));
    assertEquals(List.of(), atLast("app/Holder.java"));
  }

  @Test
  void aTextIsLookedAtOnce() throws IOException {
    firstLook("app/Serve.java", USE_AFTER_CLOSE);

    assertEquals(Map.of(), sources.lookAt(Set.of(Uris.name(folder.resolve("app/Serve.java")))));
  }

  @Test
  void nothingIsSaidOfATextThatDoesNotParse() throws IOException {
    Path file = write("app/Serve.java", USE_AFTER_CLOSE);
    documents.open(
        new OpenDocument(file.toUri().toString(), 1, USE_AFTER_CLOSE.replace("static", "(")));
    sources.find();

    assertEquals(Map.of(), sources.lookAt(Set.of(Uris.name(file))));
  }

  @Test
  void readingIsGivenUpForWhatComesFirstAndGoesOn() throws IOException {
    firstLook("app/Serve.java", USE_AFTER_CLOSE);
    isOutdated = true;
    assertThrows(CancellationException.class, () -> sources.readOn(percent -> {}));
    assertFalse(sources.isRead());
    isOutdated = false;
    List<Integer> progress = new ArrayList<>();

    sources.readOn(progress::add);

    assertTrue(sources.isRead());
    assertEquals(100, progress.get(progress.size() - 1));
    assertEquals(3, sources.project().names().size());
  }

  private void writePom(String artifact, String sources) throws IOException {
    write(
        "pom.xml",
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>g</groupId>
          <artifactId>%s</artifactId>
          <version>1</version>
          <build><sourceDirectory>%s</sourceDirectory></build>
        </project>
        """
            .formatted(artifact, sources));
  }

  private List<Path> keptLayouts() throws IOException {
    try (Stream<Path> kept = Files.walk(cache)) {
      return kept.filter(Files::isRegularFile).toList();
    }
  }

  @Test
  void whatBuildFilesSayIsKeptAsLongAsTheyStayTheSame() throws IOException {
    write("lid/Keeps.java", KEEPS);
    writePom("a", "lib");
    sources.find();
    assertEquals(1, sources.size());
    List<Path> kept = keptLayouts();
    assertEquals(1, kept.size());
    byte[] before = Files.readAllBytes(kept.get(0));

    sources.find();

    assertEquals(1, sources.size());
    assertArrayEquals(before, Files.readAllBytes(kept.get(0)));
    String changed = new String(before, ISO_8859_1).replace("/lib", "/lid");
    Files.write(kept.get(0), changed.getBytes(ISO_8859_1));
    sources.find();
    atLast("lid/Keeps.java");
    assertEquals(Set.of(Uris.name(folder.resolve("lid/Keeps.java"))), sources.project().names());
  }

  @Test
  void whatIsKeptOfOtherBuildFilesDoesNotCount() throws IOException {
    writePom("a", "lib");
    sources.find();

    writePom("a", "other");
    sources.find();

    atLast("other/Keeps.java");
    assertEquals(Set.of(Uris.name(folder.resolve("other/Keeps.java"))), sources.project().names());
  }
}
