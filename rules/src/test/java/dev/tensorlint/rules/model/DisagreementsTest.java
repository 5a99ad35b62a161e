// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said, and who wins, when models disagree. */
class DisagreementsTest {

  private static final String LIST_IS_A_TENSOR =
      """
      library: a:b
      types:
        java.util.ArrayList:
          kind: tensor
          methods:
            trimToSize(): fresh
            ensureCapacity(*): scoped
      """;

  private static final String LIST_IS_A_MODEL =
      """
      library: c:d
      types:
        java.util.ArrayList:
          kind: model
          methods:
            trimToSize(): copy
            ensureCapacity(int): scoped
      """;

  private final Path folder;
  private final ReflectionTypes types = new ReflectionTypes();
  private final ModelFolder models;

  DisagreementsTest(@TempDir Path folder) {
    this.folder = folder;
    this.models = new ModelFolder(folder);
  }

  @Test
  void theFirstByNameWinsAmongFilesOfTheUser() throws IOException {
    LoadedModels loaded =
        ModelFolder.load(
            models.write("two.yaml", LIST_IS_A_MODEL), models.write("one.yaml", LIST_IS_A_TENSOR));
    assertEquals(
        List.of(
            "warning one.yaml:3:3: disagrees with two.yaml:3:3 about `java.util.ArrayList`: this file"
                + " wins, because `one` comes before `two`",
            "warning one.yaml:6:7: disagrees with two.yaml:6:7 about `trimToSize()` of"
                + " `java.util.ArrayList`: this file wins, because `one` comes before `two`"),
        models.lines(loaded));
    assertEquals(loaded.diagnostics(), loaded.ofRuns());
    assertEquals(Optional.of(ModelKind.TENSOR), kind(loaded));
    assertEquals(Optional.of(ResultEffect.Kind.FRESH), result(loaded, "trimToSize"));
  }

  @Test
  void theUsersOwnWinOverTheClassPath() throws IOException {
    Path inFolder = folder.resolve("META-INF/tensorlint/abc.yaml");
    Files.createDirectories(inFolder.getParent());
    Files.writeString(inFolder, LIST_IS_A_MODEL);
    Path mine = models.write("mine.yaml", LIST_IS_A_TENSOR);
    LoadedModels loaded =
        ModelLibrary.load(new ModelRequest(Set.of("abc"), List.of(mine), List.of(folder)));
    assertEquals(
        List.of(
            "note mine.yaml:3:3: disagrees with META-INF/tensorlint/abc.yaml:3:3 about"
                + " `java.util.ArrayList`: this file wins, because your own models go first",
            "note mine.yaml:6:7: disagrees with META-INF/tensorlint/abc.yaml:6:7 about `trimToSize()`"
                + " of `java.util.ArrayList`: this file wins, because your own models go first"),
        models.lines(loaded));
    assertEquals(List.of(), loaded.ofRuns());
    assertEquals(Optional.of(ModelKind.TENSOR), kind(loaded));
  }

  @Test
  void theClassPathWinsOverTheBundled() throws IOException {
    Path inFolder = folder.resolve("META-INF/tensorlint/xyz.yaml");
    Files.createDirectories(inFolder.getParent());
    Files.writeString(
        inFolder,
        "library: a:b\ntypes:\n  java.util.Collection:\n    methods:\n      add*(*): copy\n");
    LoadedModels loaded =
        ModelLibrary.load(new ModelRequest(Set.of("xyz"), List.of(), List.of(folder)));
    String line = models.lines(loaded).get(0);
    assertEquals(
        "note META-INF/tensorlint/xyz.yaml:5:7: disagrees with bundled:jdk.yaml:LINE about `add*(*)`"
            + " of `java.util.Collection`: this file wins, because models on the class path go"
            + " before bundled ones",
        line.replaceFirst("jdk.yaml:\\d+:\\d+", "jdk.yaml:LINE"));
    MethodRef add = types.method("java.util.Collection", "add", "Object");
    Summary effect = loaded.models().effect("java.util.Collection", add, types).orElseThrow();
    assertEquals(OperandEffect.BORROWS, effect.parameter(0));
  }

  @Test
  void modelsThatAgreeAreQuiet() throws IOException {
    LoadedModels loaded =
        ModelFolder.load(
            models.write("one.yaml", LIST_IS_A_TENSOR), models.write("two.yaml", LIST_IS_A_TENSOR));
    assertEquals(List.of(), models.lines(loaded));
  }

  private Optional<ModelKind> kind(LoadedModels loaded) {
    return loaded.models().type("java.util.ArrayList", types).map(TypeModel::kind);
  }

  private Optional<ResultEffect.Kind> result(LoadedModels loaded, String name) {
    MethodRef method = types.method("java.util.ArrayList", name);
    return loaded
        .models()
        .effect("java.util.ArrayList", method, types)
        .map(effect -> effect.result().kind());
  }
}
