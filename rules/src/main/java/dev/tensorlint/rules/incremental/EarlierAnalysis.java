// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.summary.BodyResult;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the analysis of another process found, given to the procedures of the program that it
 * analysed. The results of a file are read when the first of them is asked for.
 */
final class EarlierAnalysis {

  private static final int UNKNOWN = -1;

  private final Outline outline;
  private final AnalysisImage image;
  private final ProgramIndex index;
  private final QueryLog.Versions versions;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final EarlierResults results;
  private final List<UnitIndex> units;
  private final IdentityHashMap<Procedure, Code> codes = new IdentityHashMap<>();
  private final Map<String, Symbol> symbols = new HashMap<>();
  private final IdentityHashMap<Symbol, List<Procedure>> procedures = new IdentityHashMap<>();
  private final Set<String> changed = new HashSet<>();
  private final IdentityHashMap<Symbol, Integer> symbolNumbers = new IdentityHashMap<>();
  private final IdentityHashMap<MemoizedGroup, Outline.OfGroup> groups = new IdentityHashMap<>();
  private boolean targetsHold;
  private boolean areRegistered;

  private EarlierAnalysis(Outline outline, AnalysisImage image, ProgramIndex index) {
    this.outline = outline;
    this.image = image;
    this.index = index;
    this.units = List.copyOf(index.units());
    this.results = new EarlierResults(outline, image, units);
    this.versions = new QueryLog.Versions(index.targets().version(), index.fieldsVersion(), 0);
  }

  /**
   * Gives all code of a program what was found.
   *
   * @param index of that program
   * @throws IOException if the image is not one of that program
   */
  static EarlierAnalysis of(AnalysisImage image, ProgramIndex index) throws IOException {
    Outline outline = EarlierResults.outline(image);
    EarlierAnalysis earlier = new EarlierAnalysis(outline, image, index);
    earlier.requireProgram();
    earlier.giveCode();
    earlier.giveSymbols();
    earlier.giveGroups();
    return earlier;
  }

  private void requireProgram() throws IOException {
    if (units.size() != outline.units().size() || units.size() != image.units().size()) {
      throw new IOException("of another program");
    }
    for (int i = 0; i < units.size(); i++) {
      SourceFile file = units.get(i).unit().file();
      Outline.OfUnit known = outline.units().get(i);
      boolean isKept = !known.code().isEmpty();
      if (!known.path().equals(file.path())
          || !image.units().get(i).path().equals(file.path())
          || (isKept && known.code().size() != units.get(i).procedures().size())) {
        throw new IOException("of another program");
      }
      numbers.put(file.path(), i);
    }
  }

  private void giveCode() {
    for (int i = 0; i < units.size(); i++) {
      List<CodeOutline> known = outline.units().get(i).code();
      for (int k = 0; k < known.size(); k++) {
        Procedure procedure = units.get(i).procedures().get(k);
        Code code = new Code(i, k, procedure, known.get(k));
        codes.put(procedure, code);
        AnalysedCode.of(procedure).found(code);
        procedure.has(known.get(k).traits());
        procedure.did(() -> code.image().effects());
        procedure.leaves(() -> code.image().fieldsAtEnd());
      }
    }
  }

  /** Gives the files of the program what was derived from them. */
  void giveValues() {
    for (int i = 0; i < units.size(); i++) {
      units.get(i).keep(outline.units().get(i).values());
    }
  }

  private void giveSymbols() {
    codes.keySet().stream()
        .map(Procedure::symbol)
        .filter(Objects::nonNull)
        .distinct()
        .forEach(this::give);
    for (int i = 0; i < outline.symbols().size(); i++) {
      Symbol symbol = index.symbol(outline.symbols().get(i));
      if (symbol != null) {
        symbols.put(outline.symbols().get(i), symbol);
        symbolNumbers.put(symbol, i);
      }
    }
  }

  private void give(Symbol symbol) {
    List<Procedure> then = symbol.procedures();
    procedures.put(symbol, then);
    symbol.did(
        () -> then.stream().map(this::effects).reduce(Summary::join).orElse(Summary.UNKNOWN));
  }

  private Summary effects(Procedure procedure) {
    Code code = codes.get(procedure);
    return code == null ? Summary.UNKNOWN : code.image().effects();
  }

  private void giveGroups() throws IOException {
    for (int g = 0; g < outline.groups().size(); g++) {
      Outline.OfGroup group = outline.groups().get(g);
      List<Procedure> members = members(group);
      List<Symbol> reads = new ArrayList<>();
      boolean isKnown = true;
      for (int each : group.read()) {
        Symbol symbol = symbols.get(element(outline.symbols(), each));
        isKnown &= symbol != null;
        if (symbol != null) {
          reads.add(symbol);
        }
      }
      if (isKnown) {
        int number = g;
        members.forEach(each -> code(each).group = number);
        MemoizedGroup found = new MemoizedGroup(members, reads, () -> asked(number));
        groups.put(found, group);
        members.forEach(each -> AnalysedCode.of(each).remember(found));
      }
    }
  }

  /** Returns the positions of methods among the symbols of the outline. */
  IdentityHashMap<Symbol, Integer> symbolNumbers() {
    return symbolNumbers;
  }

  /** Returns what the outline says of a group, null if it was not in that analysis. */
  Outline.@Nullable OfGroup outline(MemoizedGroup group) {
    return groups.get(group);
  }

  /** Lets the groups be found by what they have read; done when the first summary has changed. */
  void registerReaders() {
    if (!areRegistered) {
      areRegistered = true;
      groups.keySet().forEach(MemoizedGroup::register);
    }
  }

  private Code code(Procedure procedure) {
    return Objects.requireNonNull(codes.get(procedure), "a member of a group is kept");
  }

  private List<Procedure> members(Outline.OfGroup group) throws IOException {
    List<Procedure> members = new ArrayList<>();
    for (int i = 0; i < group.units().size(); i++) {
      UnitIndex unit = element(units, group.units().get(i));
      Procedure member = element(unit.procedures(), group.code().get(i));
      if (!codes.containsKey(member)) {
        throw new IOException("a member that is not kept");
      }
      members.add(member);
    }
    return members;
  }

  private static <T> T element(List<T> list, int position) throws IOException {
    if (position < 0 || position >= list.size()) {
      throw new IOException("no such element: " + position);
    }
    return list.get(position);
  }

  /** Returns the versions of the shared query results in the program that was analysed. */
  QueryLog.Versions versions() {
    return versions;
  }

  Outline outline() {
    return outline;
  }

  /** Notes whether calls of the present version reach what they reached then. */
  void compareWith(boolean hasTheSameTargets) {
    targetsHold = hasTheSameTargets;
  }

  /** Returns all code that has results. */
  Set<Procedure> code() {
    return codes.keySet();
  }

  /** Reads the results of all files that another version of the program does not have. */
  void readAllBut(Set<CompilationUnit> staying) {
    for (UnitIndex unit : units) {
      if (!staying.contains(unit.unit())) {
        changed.add(unit.unit().file().path());
        for (Procedure each : unit.procedures()) {
          AnalysedCode.of(each).read();
          Symbol symbol = each.symbol();
          if (symbol != null) {
            symbol.effects();
          }
        }
      }
    }
  }

  /**
   * Returns the bytes of a file of which nothing was analysed again, and no place in it has moved;
   * null if there are none.
   */
  AnalysisImage.@Nullable OfUnit unchanged(UnitIndex unit) {
    Integer number = numbers.get(unit.unit().file().path());
    if (number == null
        || units.get(number) != unit
        || outline.units().get(number).code().size() != unit.procedures().size()
        || hasMoved(outline.units().get(number).mentions())) {
      return null;
    }
    return unit.procedures().stream().allMatch(this::isAsBefore) ? image.units().get(number) : null;
  }

  /** Returns whether a place in one of these files may be elsewhere now. */
  private boolean hasMoved(Map<String, Integer> mentions) {
    return mentions.entrySet().stream()
        .filter(mention -> changed.contains(mention.getKey()))
        .anyMatch(mention -> !isUntouched(mention.getKey(), mention.getValue()));
  }

  private boolean isUntouched(String path, int end) {
    Integer number = numbers.get(path);
    Span before = new Span(0, end);
    return number != null
        && units.get(number).unit().file().moved(before).stream()
            .anyMatch(now -> now.span().equals(before));
  }

  private boolean isAsBefore(Procedure procedure) {
    Code code = codes.get(procedure);
    return code != null && AnalysedCode.of(procedure).isOf(code) && !code.hasOtherScope();
  }

  Map<String, Integer> mentions(String path) {
    return outline.units().get(Objects.requireNonNull(numbers.get(path))).mentions();
  }

  private QueryLog asked(int number) {
    Outline.OfGroup group = outline.groups().get(number);
    UnitImage.Asked asked =
        results.unit(group.units().get(0)).code().get(group.code().get(0)).asked();
    if (asked == null) {
      throw new IllegalStateException("a group has queries");
    }
    List<QueryLog.Called> called = new ArrayList<>();
    Set<Symbol> reached = Collections.newSetFromMap(new IdentityHashMap<>());
    List<QueryLog.Done> done = new ArrayList<>();
    Set<Symbol> own = own(group);
    for (UnitImage.OfTarget each : asked.targets()) {
      QueryLog.Called found = called(each);
      called.add(found);
      for (Symbol symbol : found.reached().symbols()) {
        if (!own.contains(symbol) && reached.add(symbol)) {
          done.add(new QueryLog.Done(symbol, effects(symbol, number)));
        }
      }
    }
    return new QueryLog(called, done, asked.answers(), targetsHold ? versions : unknown());
  }

  private Set<Symbol> own(Outline.OfGroup group) {
    Set<Symbol> own = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = 0; i < group.units().size(); i++) {
      Symbol symbol =
          units.get(group.units().get(i)).procedures().get(group.code().get(i)).symbol();
      if (symbol != null) {
        own.add(symbol);
      }
    }
    return own;
  }

  /** What a call reaches is computed when it is asked for, so that no number tells of a change. */
  private QueryLog.Versions unknown() {
    return new QueryLog.Versions(UNKNOWN, versions.fields(), versions.values());
  }

  /** Returns what a call reached in the program that was analysed. */
  private QueryLog.Called called(UnitImage.OfTarget then) {
    CallTarget target = index.targets().of(then.called());
    if (targetsHold) {
      return new QueryLog.Called(target, target.reached());
    }
    List<Symbol> reached =
        then.symbols().stream().map(symbols::get).filter(Objects::nonNull).toList();
    return new QueryLog.Called(
        target, new CallTarget.Reached(reached, then.isImplemented(), then.implicit()));
  }

  /** A method that came later in the order of that analysis had no summary for the reader. */
  private Summary effects(Symbol symbol, int reader) {
    List<Procedure> then = procedures.getOrDefault(symbol, List.of());
    return then.stream()
        .map(each -> isEarlier(each, reader) ? effects(each) : Summary.UNKNOWN)
        .reduce(Summary::join)
        .orElse(Summary.UNKNOWN);
  }

  private boolean isEarlier(Procedure procedure, int reader) {
    Code code = codes.get(procedure);
    return code != null && code.group >= 0 && code.group <= reader;
  }

  /** The results of one procedure. */
  private final class Code implements AnalysedCode.Earlier {
    private final int unit;
    private final int position;
    private final Procedure procedure;
    private final CodeOutline known;
    private int group = -1;
    private List<ResultNode> nodes = List.of();

    Code(int unit, int position, Procedure procedure, CodeOutline known) {
      this.unit = unit;
      this.position = position;
      this.procedure = procedure;
      this.known = known;
    }

    UnitImage.OfCode image() {
      return results.unit(unit).code().get(position);
    }

    @Override
    public CodeOutline outline() {
      return known;
    }

    @Override
    public List<Diagnostic> diagnostics() {
      return image().diagnostics();
    }

    @Override
    public List<ResultNode> results() {
      nodes = image().results().stream().map(this::node).toList();
      return nodes;
    }

    /** Returns whether the scopes in which the code runs are found anew, or were asked for. */
    boolean hasOtherScope() {
      for (int i = 0; i < nodes.size(); i++) {
        if (!Objects.equals(nodes.get(i).scope(), image().results().get(i).scope())) {
          return true;
        }
      }
      return false;
    }

    private ResultNode node(UnitImage.OfResult result) {
      BodyResult found =
          new BodyResult(
              body(result.lambda()),
              result.facts(),
              result.calls(),
              result.fields(),
              result.opensScope(),
              result.bareCreations(),
              result.isComplete(),
              result.steps());
      ResultNode node = new ResultNode(found, procedure);
      node.isIn(result.scope());
      return node;
    }

    private Body body(UnitImage.@Nullable OfLambda lambda) {
      return lambda == null ? procedure.body() : LambdaBodies.body(procedure.body(), lambda);
    }
  }
}
