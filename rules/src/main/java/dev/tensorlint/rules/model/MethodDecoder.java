// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.BinaryOrigin;
import dev.tensorlint.rules.effect.CallOutcome;
import dev.tensorlint.rules.effect.Conduct;
import dev.tensorlint.rules.effect.ContentQuestion;
import dev.tensorlint.rules.effect.Contracts;
import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.GarbageRequest;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.ListedExceptions;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.Throwing;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** Reads what a file says of the methods of one type. An entry with something wrong is left out. */
final class MethodDecoder {

  private static final String THROWS = "throws";

  private static final List<String> KEYS =
      List.of(
          "result",
          "size",
          "spans",
          "writes",
          "duty",
          "nullable",
          "receiver",
          "arguments",
          "runs",
          "async",
          "awaits",
          "predicts",
          "resets-state",
          "copies-state",
          "implicit-random",
          "seeds-random",
          "leaves-scope",
          "seeded-by",
          "traces-by",
          "collects-garbage",
          THROWS,
          "returns",
          "asks",
          "tells",
          "new-if",
          "succeeds",
          "or-else",
          "result-of");

  private static final String LINE = "line";
  private static final List<String> SUMMARY_KEYS = withLine();

  private final boolean ownerHasKind;
  private final String inferredOf;
  private final Map<String, TypeModel> duties;
  private final YamlProblems problems;
  private final List<LibraryModel.Method> methods = new ArrayList<>();
  private final Map<MethodPattern, Position> seen = new HashMap<>();
  private Set<MethodPattern> own = Set.of();

  /**
   * @param inferredOf the library whose code the entries were inferred from, empty for contracts
   * @param duties what must be done with results, by the names that the file gives them
   */
  MethodDecoder(
      boolean ownerHasKind,
      String inferredOf,
      Map<String, TypeModel> duties,
      YamlProblems problems) {
    this.ownerHasKind = ownerHasKind;
    this.inferredOf = inferredOf;
    this.duties = duties;
    this.problems = problems;
  }

  private static List<String> withLine() {
    List<String> keys = new ArrayList<>(KEYS);
    keys.add(LINE);
    return List.copyOf(keys);
  }

  List<LibraryModel.Method> methods() {
    return methods;
  }

  /** Ends the entries of the type itself: those that follow say nothing of the same patterns. */
  void closeOwn() {
    own = Set.copyOf(seen.keySet());
  }

  void decode(YamlFields.Field entry) {
    int before = problems.count();
    List<MethodPattern> patterns =
        patterns(entry.key()).stream().filter(pattern -> !own.contains(pattern)).toList();
    patterns.forEach(pattern -> checkNew(pattern, entry.key()));
    boolean constructs = patterns.stream().anyMatch(MethodPattern::isConstructor);
    if (constructs && !patterns.stream().allMatch(MethodPattern::isConstructor)) {
      problems.report(entry.key(), "constructors and methods cannot share an entry");
    }
    Summary effect = effect(entry.value(), constructs);
    if (problems.count() == before) {
      Position at = YamlProblems.position(entry.key());
      patterns.forEach(pattern -> methods.add(new LibraryModel.Method(pattern, at, effect)));
    }
  }

  private List<MethodPattern> patterns(ScalarNode key) {
    try {
      return MethodPatternParser.parse(key.getValue());
    } catch (MethodPatternParser.MalformedPatternException e) {
      problems.report(key, String.valueOf(e.getMessage()));
      return List.of();
    }
  }

  private void checkNew(MethodPattern pattern, ScalarNode key) {
    Position first = seen.putIfAbsent(pattern, YamlProblems.position(key));
    if (first != null) {
      problems.report(
          key, "`" + pattern + "` occurs twice in `methods`: first on line " + first.line());
    }
  }

  private Summary effect(Node value, boolean constructs) {
    ResultEffect otherwise =
        constructs && ownerHasKind
            ? ResultEffect.of(ResultEffect.Kind.FRESH, Operand.NONE)
            : ResultEffect.COPY;
    if (value instanceof ScalarNode && inferredOf.isEmpty()) {
      return effectOf(ResultDecoder.decode(value, problems).orElse(otherwise));
    }
    List<String> keys = inferredOf.isEmpty() ? KEYS : SUMMARY_KEYS;
    YamlFields fields = YamlFields.of(value, "a method", keys, problems);
    Optional<ResultEffect> result =
        fields.value("result").flatMap(node -> ResultDecoder.decode(node, problems));
    List<OperandEffect> arguments =
        fields
            .value("arguments")
            .map(node -> ArgumentsDecoder.decode(node, problems))
            .orElseGet(List::of);
    OperandEffect receiver =
        fields.word("receiver", ModelWords.ARGUMENTS).orElse(OperandEffect.BORROWS);
    Conduct conduct =
        new Conduct(
            fields.word("runs", ModelWords.LAMBDAS).orElse(runs(arguments)),
            fields.flag("async"),
            fields.flag("awaits"),
            throwing(fields),
            OutcomeDecoder.decode(fields, problems),
            fields.word("asks", ModelWords.QUESTIONS).orElse(ContentQuestion.NONE),
            TraitsDecoder.decode(fields, problems));
    ResultEffect returned =
        SizeDecoder.decode(fields, problems)
            .map(size -> result.orElse(otherwise).sized(size))
            .orElse(result.orElse(otherwise));
    checkSuccess(fields, conduct.outcome(), returned, arguments);
    ResultEffect owed = owing(fields, returned);
    return Contracts.modelled(fields.flag("nullable") ? owed.orNull() : owed, receiver, arguments)
        .with(conduct)
        .with(new GarbageRequest(fields.flag("collects-garbage")))
        .with(listed(fields))
        .with(SizeDecoder.extents(fields, problems))
        .with(origin(fields));
  }

  /** Of a call with a list of exceptions, no others are to be expected. */
  private static Throwing throwing(YamlFields fields) {
    return isListed(fields)
        ? Throwing.NOTHING
        : fields.word(THROWS, ModelWords.THROWING).orElse(Throwing.DECLARED);
  }

  private static boolean isListed(YamlFields fields) {
    return fields.value(THROWS).filter(SequenceNode.class::isInstance).isPresent();
  }

  private ListedExceptions listed(YamlFields fields) {
    return isListed(fields)
        ? new ListedExceptions(List.copyOf(new NameDecoder(problems).types(fields, THROWS)))
        : ListedExceptions.NONE;
  }

  /** Returns a result with the duty that the call states of it, whatever its type is. */
  private ResultEffect owing(YamlFields fields, ResultEffect result) {
    Optional<YamlFields.Written> name = fields.written("duty");
    if (name.isEmpty()) {
      return result;
    }
    TypeModel duty = duties.get(name.get().text());
    ScalarNode key = fields.key("duty").orElseThrow();
    if (duty == null) {
      problems.report(
          key, "no duty `" + name.get().text() + "`: `duties` has " + List.copyOf(duties.keySet()));
    } else if (!Duties.OWING.contains(result.kind())) {
      problems.report(key, "`duty` needs a result that is `fresh`, `child-of` or `owned-by`");
    }
    return duty == null ? result : result.making(duty);
  }

  /** Only what a call acquires can fail to be there. */
  private void checkSuccess(
      YamlFields fields, CallOutcome outcome, ResultEffect result, List<OperandEffect> arguments) {
    boolean acquires =
        result.kind() == ResultEffect.Kind.FRESH
            || arguments.stream().anyMatch(one -> one.custody() == Custody.ACQUIRED);
    if (outcome.success() != null && !acquires) {
      problems.report(
          fields.key("succeeds").orElseThrow(),
          "`succeeds` needs a result that is `fresh`, or an argument that the call `acquires`");
    }
  }

  private BinaryOrigin origin(YamlFields fields) {
    return inferredOf.isEmpty()
        ? BinaryOrigin.NONE
        : new BinaryOrigin(inferredOf, fields.number(LINE).orElse(0));
  }

  /** What keeps its arguments runs them later, unless the file says otherwise. */
  static LambdaRuns runs(List<OperandEffect> arguments) {
    boolean keeps = arguments.stream().anyMatch(OperandEffect::isKept);
    return keeps ? LambdaRuns.LATER : LambdaRuns.INLINE;
  }

  /** Returns the effect of a call that borrows all it is given. */
  static Summary effectOf(ResultEffect result) {
    return Contracts.modelled(result, OperandEffect.BORROWS, List.of());
  }
}
