// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.bytes.ValueWriter;
import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.incremental.UnitImage.OfLambda;
import dev.tensorlint.rules.summary.BodyResult;
import dev.tensorlint.rules.typestate.state.Value;
import java.io.IOException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes what is kept of an analysis. A file with a result that has no form as bytes is left out;
 * its code is analysed in each run.
 */
final class ImageWriter {

  private static final byte[] NOTHING = {};

  private final ProgramIndex index;
  private final AnalysisSchedule plan;
  private final @Nullable EarlierAnalysis earlier;
  private final boolean hasTheSameCode;
  private final IdentityHashMap<Procedure, At> places = new IdentityHashMap<>();
  private final IdentityHashMap<Symbol, Integer> numbers = new IdentityHashMap<>();
  private final List<String> symbols = new ArrayList<>();
  private final List<Outline.OfUnit> outlines = new ArrayList<>();
  private final List<AnalysisImage.OfUnit> units = new ArrayList<>();

  private record At(int unit, int code) {}

  /**
   * @param earlier what the analysis started from, null for nothing
   * @param hasTheSameCode whether files and procedures are where they were then
   */
  ImageWriter(
      ProgramIndex index,
      AnalysisSchedule plan,
      @Nullable EarlierAnalysis earlier,
      boolean hasTheSameCode) {
    this.index = index;
    this.plan = plan;
    this.earlier = earlier;
    this.hasTheSameCode = hasTheSameCode;
    if (earlier != null && hasTheSameCode) {
      symbols.addAll(earlier.outline().symbols());
      numbers.putAll(earlier.symbolNumbers());
    }
  }

  AnalysisImage image(Map<FieldKey, Value> values, boolean contextsHold) throws IOException {
    for (UnitIndex unit : index.units()) {
      for (int i = 0; i < unit.procedures().size(); i++) {
        places.put(unit.procedures().get(i), new At(outlines.size(), i));
      }
      add(unit);
    }
    List<Outline.OfGroup> groups = new ArrayList<>();
    plan.initializers().forEach(each -> addGroup(List.of(each), groups));
    for (int i = 0; i < plan.groups(); i++) {
      addGroup(plan.group(i), groups);
    }
    Outline outline = new Outline(outlines, groups, symbols, values, contextsHold);
    return new AnalysisImage(ValueWriter.bytes(ImageForm.OUTLINE, outline), units);
  }

  private void add(UnitIndex unit) {
    String path = unit.unit().file().path();
    List<CodeOutline> code =
        unit.procedures().stream().map(each -> AnalysedCode.of(each).outline()).toList();
    AnalysisImage.OfUnit known = earlier == null ? null : earlier.unchanged(unit);
    if (earlier != null && known != null) {
      outlines.add(new Outline.OfUnit(path, code, earlier.mentions(path), unit.lasting()));
      units.add(known);
      return;
    }
    unit.procedures().forEach(this::nameAnew);
    try {
      ValueWriter.Written written = ValueWriter.write(ImageForm.UNIT, image(unit));
      outlines.add(new Outline.OfUnit(path, code, written.files(), unit.lasting()));
      units.add(new AnalysisImage.OfUnit(path, written.bytes()));
    } catch (IOException | StackOverflowError e) {
      outlines.add(new Outline.OfUnit(path, List.of(), Map.of(), unit.lasting()));
      units.add(new AnalysisImage.OfUnit(path, NOTHING));
    }
  }

  /** The names of local classes move with an edit. */
  private void nameAnew(Procedure procedure) {
    Symbol symbol = procedure.symbol();
    Integer number = symbol == null ? null : numbers.get(symbol);
    if (symbol != null && number != null) {
      symbols.set(number, key(symbol));
    }
  }

  private static UnitImage image(UnitIndex unit) {
    List<UnitImage.OfCode> code = new ArrayList<>();
    for (Procedure each : unit.procedures()) {
      List<UnitImage.OfResult> results =
          AnalysedCode.results(each).stream().map(ImageWriter::image).toList();
      code.add(
          new UnitImage.OfCode(
              each.effects(),
              each.fieldsAtEnd(),
              results,
              AnalysedCode.of(each).diagnostics(),
              asked(each)));
    }
    return new UnitImage(code);
  }

  private static UnitImage.@Nullable Asked asked(Procedure procedure) {
    MemoizedGroup group = AnalysedCode.of(procedure).remembered();
    if (group == null || group.group().get(0) != procedure) {
      return null;
    }
    QueryLog asked = group.asked();
    return new UnitImage.Asked(
        asked.targets().stream().map(ImageWriter::target).toList(), asked.answers());
  }

  private static UnitImage.OfTarget target(QueryLog.Called called) {
    CallTarget.Reached reached = called.reached();
    return new UnitImage.OfTarget(
        called.target().called(),
        reached.symbols().stream().map(ImageWriter::key).toList(),
        reached.isImplemented(),
        reached.implicit());
  }

  /** A method of code that is gone has no key, and makes its reader be analysed again. */
  private static String key(Symbol symbol) {
    return symbol.method().map(method -> method.ref().key()).orElse("");
  }

  private static UnitImage.OfResult image(ResultNode node) {
    BodyResult result = node.result();
    return new UnitImage.OfResult(
        lambda(node.procedure().body(), result.body()),
        result.facts(),
        result.calls(),
        result.fields(),
        result.opensScope(),
        result.bareCreations(),
        result.isComplete(),
        result.steps(),
        node.scope());
  }

  private static @Nullable OfLambda lambda(Body procedure, Body body) {
    return body.equals(procedure) ? null : LambdaBodies.image(procedure, body);
  }

  private void addGroup(List<Procedure> members, List<Outline.OfGroup> groups) {
    MemoizedGroup group = AnalysedCode.of(members.get(0)).remembered();
    if (group == null || !group.isOf(members)) {
      return;
    }
    Outline.OfGroup known = earlier == null || !hasTheSameCode ? null : earlier.outline(group);
    if (known != null && known.units().stream().allMatch(this::isWritten)) {
      groups.add(known);
      return;
    }
    List<Integer> ofUnits = new ArrayList<>();
    List<Integer> ofCode = new ArrayList<>();
    for (Procedure each : members) {
      At at = places.get(each);
      if (at == null || !isWritten(at.unit())) {
        return;
      }
      ofUnits.add(at.unit());
      ofCode.add(at.code());
    }
    groups.add(
        new Outline.OfGroup(ofUnits, ofCode, group.read().stream().map(this::number).toList()));
  }

  private boolean isWritten(int unit) {
    return !outlines.get(unit).code().isEmpty();
  }

  private int number(Symbol symbol) {
    return numbers.computeIfAbsent(
        symbol,
        any -> {
          symbols.add(key(symbol));
          return symbols.size() - 1;
        });
  }
}
