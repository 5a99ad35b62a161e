// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.effect.BinaryOrigin;
import dev.tensorlint.rules.effect.Contracts;
import dev.tensorlint.rules.effect.MethodSummary;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SummaryFileTest {

  private static final TypeRef TENSOR = TypeRef.of("dev.tensorlint.runtime.Tensor");
  private static final TypeOracle TYPES = new ReflectionTypes();

  private final Path classes;

  SummaryFileTest(@TempDir Path classes) {
    this.classes = classes;
  }

  private static MethodRef method(String name, TypeRef... parameters) {
    return new MethodRef(
        "lib.Helpers", name, List.of(parameters), TENSOR, true, false, false, List.of());
  }

  private static MethodSummary entry(
      MethodRef method, ResultEffect result, OperandEffect argument) {
    Summary summary = Contracts.modelled(result, OperandEffect.BORROWS, List.of(argument));
    return new MethodSummary(method, Optional.of(summary), 7);
  }

  private static final MethodSummary CLOSES =
      entry(method("closes", TENSOR), ResultEffect.COPY, OperandEffect.RELEASES);
  private static final MethodSummary READS =
      entry(method("reads", TENSOR), ResultEffect.COPY, OperandEffect.BORROWS);
  private static final MethodSummary MAKES =
      entry(method("makes"), ResultEffect.of(ResultEffect.Kind.FRESH), OperandEffect.BORROWS);
  private static final TypeSummaries HELPERS =
      new TypeSummaries("lib.Helpers", List.of(CLOSES, READS, MAKES));
  private static final TypeSummaries HOLDER =
      new TypeSummaries("lib.Holder", TypeModel.closeable("lib.Holder"), List.of());

  private LoadedModels written(SummaryFile summary) throws IOException {
    summary.write(SummaryFile.in(classes, "lib"));
    return load();
  }

  private LoadedModels load() {
    return ModelLibrary.load(new ModelRequest(ModelChoice.DEFAULT, List.of(), List.of(classes)));
  }

  private static SummaryFile of(TypeSummaries... types) {
    return new SummaryFile("com.acme:lib", "1.2", List.of(types));
  }

  @Test
  void whatIsWrittenIsRead() throws IOException {
    LoadedModels models = written(of(HELPERS, HOLDER));
    assertEquals(List.of(), models.diagnostics());
    for (MethodSummary each : HELPERS.methods()) {
      Summary read = models.models().effect("lib.Helpers", each.method(), TYPES).orElseThrow();
      Summary said = each.summary().orElseThrow();
      assertEquals(said.result(), read.result(), each.method().name());
      assertEquals(said.parameter(0), read.parameter(0), each.method().name());
      assertEquals("lib 1.2, line 7", read.part(BinaryOrigin.NONE).toString());
    }
    TypeModel holder = models.models().type("lib.Holder", TYPES).orElseThrow();
    assertEquals(List.of("close"), holder.release().methods());
    assertTrue(models.models().mayConcern("import lib.Helpers;"));
  }

  /** A duty that a bundled model states stays the same, whatever module passes the result on. */
  @Test
  void dutiesAreReadAsTheyWere() throws IOException {
    List<MethodSummary> owing = owing();
    assertEquals(
        5,
        owing.size(),
        "files, ND4J's workspaces, JavaCV's frames, images of OpenCV's C interface, made or read");
    LoadedModels models = written(of(new TypeSummaries("lib.Helpers", owing)));
    assertEquals(List.of(), models.diagnostics());
    for (MethodSummary each : owing) {
      Summary read = models.models().effect("lib.Helpers", each.method(), TYPES).orElseThrow();
      assertEquals(each.summary().orElseThrow().result(), read.result(), each.method().name());
    }
  }

  /** Returns methods with the results of all bundled entries that state a duty. */
  private static List<MethodSummary> owing() {
    Set<String> stating = Set.of("jdk-io", "nd4j", "javacv", "javacpp");
    List<ResultEffect> stated =
        ModelLibrary.load(new ModelRequest(stating, List.of(), List.of())).libraries().stream()
            .flatMap(library -> library.types().stream())
            .flatMap(type -> type.methods().stream())
            .map(method -> method.effect().result())
            .filter(
                result ->
                    Optional.ofNullable(result.made()).filter(TypeModel::isOfCalls).isPresent())
            .distinct()
            .toList();
    List<MethodSummary> owing = new ArrayList<>();
    stated.forEach(
        result -> owing.add(entry(method("owes" + owing.size()), result, OperandEffect.BORROWS)));
    return owing;
  }

  @Test
  void theOrderOfTheSourcesDoesNotShow() {
    List<MethodSummary> methods = new ArrayList<>(HELPERS.methods());
    Collections.reverse(methods);
    TypeSummaries reversed = new TypeSummaries(HELPERS.type(), methods);
    assertEquals(of(HELPERS, HOLDER).text(), of(HOLDER, reversed).text());
  }

  @Test
  void whatCallersCannotTellFromTheUnknownIsLeftOut() throws IOException {
    MethodRef counts = method("counts", TypeRef.of("int"));
    TypeSummaries plain =
        new TypeSummaries(
            "lib.Plain",
            List.of(
                entry(counts, ResultEffect.UNKNOWN, OperandEffect.NONE),
                new MethodSummary(method("unseen", TENSOR), Optional.empty())));
    assertFalse(of(plain, HELPERS).text().contains("lib.Plain"));
    Path file = SummaryFile.in(classes, "lib");
    of(HELPERS).write(file);
    of(plain).write(file);
    assertFalse(Files.exists(file), "the file of an earlier state is gone");
  }

  @Test
  void aConstructorThatWasNotAnalysedMakesNothing() throws IOException {
    MethodRef unseen =
        new MethodRef(
            "lib.Holder",
            MethodRef.CONSTRUCTOR,
            List.of(TENSOR),
            TypeRef.of("lib.Holder"),
            false,
            false,
            false,
            List.of());
    TypeSummaries holder =
        new TypeSummaries(
            "lib.Holder",
            TypeModel.closeable("lib.Holder"),
            List.of(new MethodSummary(unseen, Optional.of(Summary.UNKNOWN))));
    LoadedModels models = written(of(holder));
    Summary made = models.models().effect("lib.Holder", unseen, TYPES).orElseThrow();
    assertEquals(ResultEffect.Kind.COPY, made.result().kind());
    assertEquals(OperandEffect.RETAINS, made.parameter(0));
  }

  /** It is no model that somebody wrote: lists of models do not show it. */
  @Test
  void everyModelIsStronger() throws IOException {
    Files.createDirectories(classes.resolve("META-INF/tensorlint"));
    Files.writeString(
        classes.resolve("META-INF/tensorlint/lib.yaml"),
        """
        library: lib
        types:
          lib.Helpers:
            methods:
              closes(*): { arguments: retains }
        """);
    LoadedModels models = written(of(HELPERS));
    assertEquals(List.of(), models.diagnostics());
    Summary closes = models.models().effect("lib.Helpers", CLOSES.method(), TYPES).orElseThrow();
    assertEquals(OperandEffect.RETAINS, closes.parameter(0));
    Summary makes = models.models().effect("lib.Helpers", MAKES.method(), TYPES).orElseThrow();
    assertEquals(ResultEffect.Kind.FRESH, makes.result().kind());
    assertEquals(1, models.libraries().stream().filter(it -> it.name().equals("lib")).count());
  }

  @Test
  void codeOfTheProgramIsStronger() throws IOException {
    LoadedModels models = written(of(HELPERS, HOLDER));
    LifecycleModels besides = models.models().besides("lib.Helpers"::equals);
    assertTrue(besides.effect("lib.Helpers", CLOSES.method(), TYPES).isEmpty());
    assertTrue(besides.type("lib.Holder", TYPES).isPresent());
    assertTrue(models.models().effect("lib.Helpers", CLOSES.method(), TYPES).isPresent());
  }

  @Test
  void whatIsBrokenOrOfAnotherVersionIsOneWarning() throws IOException {
    Path file = SummaryFile.in(classes, "lib");
    of(HELPERS).write(file);
    String text = Files.readString(file);
    for (String wrong :
        List.of(
            text.replace("summary: 1", "summary: 2"),
            text.replace("summary: 1\n", ""),
            text.replace("copy", "corpse"),
            text.substring(0, text.length() / 2) + "{")) {
      Files.writeString(file, wrong);
      LoadedModels models = load();
      List<Diagnostic> said = models.diagnostics();
      assertEquals(1, said.size(), wrong);
      assertFalse(said.get(0).isFailure());
      assertTrue(said.get(0).message().startsWith("this summary of a module is not used ("));
      assertTrue(models.models().effect("lib.Helpers", CLOSES.method(), TYPES).isEmpty(), wrong);
    }
  }
}
