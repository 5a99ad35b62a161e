// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.effect.FieldEffects;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ParameterEffects;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.SummaryParts;
import dev.tensorlint.rules.effect.Termination;
import dev.tensorlint.rules.effect.Throwing;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A summary as a model file. */
final class SummaryPrinterTest {

  private final Path folder;

  SummaryPrinterTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private static List<String> bundled() {
    return ModelLibrary.load(ModelRequest.BUNDLED).libraries().stream()
        .filter(library -> !library.types().isEmpty())
        .map(LibraryModel::name)
        .toList();
  }

  private static Map<String, Map<MethodPattern, Summary>> entries(LibraryModel library) {
    Map<String, Map<MethodPattern, Summary>> entries = new LinkedHashMap<>();
    for (LibraryModel.Type type : library.types()) {
      Map<MethodPattern, Summary> methods = new LinkedHashMap<>();
      type.methods().forEach(method -> methods.put(method.pattern(), withoutDuty(method.effect())));
      if (!methods.isEmpty()) {
        entries.put(type.name(), methods);
      }
    }
    return entries;
  }

  /** A duty is stated beside the entries, which alone are printed. */
  private static Summary withoutDuty(Summary effect) {
    ResultEffect result = effect.result();
    ResultEffect plain = ResultEffect.of(result.kind(), result.from());
    return result.made() == null
        ? effect
        : effect.giving(result.mayBeNull() ? plain.orNull() : plain);
  }

  private static LibraryModel named(LoadedModels loaded, String name) {
    return loaded.libraries().stream()
        .filter(library -> library.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static LibraryModel users(LoadedModels loaded) {
    return loaded.libraries().stream()
        .filter(each -> each.origin() == ModelOrigin.USER)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("bundled")
  void eachEntryIsReadBackAsItWas(String name) throws IOException {
    LibraryModel library = named(ModelLibrary.load(ModelRequest.BUNDLED), name);
    String types =
        library.types().stream()
            .filter(type -> !type.methods().isEmpty())
            .map(type -> SummaryPrinter.type(type.name(), type.methods()))
            .collect(Collectors.joining());
    LoadedModels loaded =
        new ModelFolder(folder).load("printed.yaml", "library: round:trip\ntypes:\n" + types);
    LibraryModel printed = users(loaded);
    assertEquals(entries(library), entries(printed));
  }

  @Test
  void whatIsInferredIsSaidByTheNearestWord() {
    OperandEffect closed = OperandEffect.RELEASES.change().used(true).build();
    Summary inferred =
        Summary.inferred(
            ParameterEffects.of(List.of(closed, OperandEffect.RETAINS)),
            FieldEffects.NONE,
            ResultEffect.sameAs(1),
            Termination.SURE,
            SummaryParts.NONE);
    MethodPattern pattern = new MethodPattern("swap", List.of("Tensor", "Tensor"), false);
    assertEquals(
        "\"swap(Tensor, Tensor)\": { result: { alias: argument 1 }, receiver: metadata,"
            + " arguments: { 0: releases, all: retains } }",
        SummaryPrinter.entry(pattern, inferred));
    assertEquals(List.of("argument 0: more than `releases`"), SummaryPrinter.unsaid(inferred));
  }

  @Test
  void aResultThatMayBeAnArgumentIsNoWord() {
    Summary inferred =
        Summary.inferred(
            ParameterEffects.NONE,
            FieldEffects.NONE,
            ResultEffect.of(ResultEffect.Kind.FRESH, Operand.argument(0)),
            Termination.SURE,
            SummaryParts.NONE);
    assertEquals(List.of("result: fresh"), SummaryPrinter.unsaid(inferred));
  }

  @Test
  void statementsAboutExceptionsAreReadBack() throws IOException {
    LibraryModel stated = throwing("true", "false", "nothing", "unexpected");
    assertEquals(
        List.of(Throwing.ORDINARY, Throwing.DECLARED, Throwing.NOTHING, Throwing.UNEXPECTED),
        effects(stated).map(Summary::throwing).toList());
    assertEquals(
        List.of("throws: true", "", "throws: nothing", "throws: unexpected"),
        effects(stated).map(SummaryPrinterTest::printedThrows).toList());
  }

  private LibraryModel throwing(String... words) throws IOException {
    StringBuilder text =
        new StringBuilder("library: round:trip\ntypes:\n  p.Door:\n    methods:\n");
    for (String word : words) {
      text.append("      open").append(word).append("(): { throws: ").append(word).append(" }\n");
    }
    assertEquals(List.of(), ModelSchema.check(text.toString()));
    return users(new ModelFolder(folder).load("throws.yaml", text.toString()));
  }

  private static Stream<Summary> effects(LibraryModel library) {
    return library.types().get(0).methods().stream().map(LibraryModel.Method::effect);
  }

  private static String printedThrows(Summary summary) {
    String entry = SummaryPrinter.entry(new MethodPattern("open", List.of(), false), summary);
    int from = entry.indexOf("throws");
    return from < 0 ? "" : entry.substring(from, entry.indexOf(" }", from));
  }
}
