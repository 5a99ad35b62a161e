// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.CallOutcome;
import dev.tensorlint.rules.effect.CallTraits;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.Conduct;
import dev.tensorlint.rules.effect.ContentQuestion;
import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.Extents;
import dev.tensorlint.rules.effect.GarbageRequest;
import dev.tensorlint.rules.effect.ListedExceptions;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Split;
import dev.tensorlint.rules.effect.Success;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.SummaryPart;
import dev.tensorlint.rules.effect.Termination;
import dev.tensorlint.rules.yaml.Vocabulary;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Prints summaries in the language of the model files. What a model states is read back as it was;
 * of what the engine infers, the nearest word is printed, and {@link #unsaid} lists the rest.
 */
public final class SummaryPrinter {

  /** What `copy` says as well: nothing is followed through the result. */
  private static final Set<ResultEffect.Kind> PLAIN =
      EnumSet.of(
          ResultEffect.Kind.UNKNOWN,
          ResultEffect.Kind.NULL,
          ResultEffect.Kind.TRUE,
          ResultEffect.Kind.FALSE);

  private SummaryPrinter() {}

  /** Returns the lines of one type, which stand under {@code types} of a file. */
  public static String type(String name, List<LibraryModel.Method> methods) {
    String entries =
        methods.stream()
            .map(method -> "      " + entry(method.pattern(), method.effect()) + "\n")
            .collect(Collectors.joining());
    return "  " + quoted(name) + ":\n    methods:\n" + entries;
  }

  /** Returns the line of one method, which stands under {@code methods} of its type. */
  public static String entry(MethodPattern pattern, Summary summary) {
    return entry(pattern, summary, Duties.NONE, 0);
  }

  /**
   * @param duties the duties that the file names
   * @param line where the method is declared, 0 to leave it out
   */
  static String entry(MethodPattern pattern, Summary summary, Duties duties, int line) {
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("result", result(summary));
    String duty = duties.nameOf(summary);
    if (duty != null) {
      fields.put("duty", quoted(duty));
    }
    addFlag(fields, "nullable", isNullable(summary.result()));
    SizeDecoder.text(summary.result().size()).ifPresent(size -> fields.put("size", size));
    Extents extents = summary.part(Extents.NONE);
    SizeDecoder.text(extents.spans()).ifPresent(spans -> fields.put("spans", spans));
    SizeDecoder.writes(extents).ifPresent(writes -> fields.put("writes", writes));
    OperandEffect receiver = said(summary.receiver());
    if (!receiver.equals(OperandEffect.BORROWS)) {
      fields.put("receiver", word(receiver));
    }
    List<OperandEffect> arguments = arguments(summary);
    if (arguments.stream().anyMatch(argument -> !argument.equals(OperandEffect.BORROWS))) {
      fields.put("arguments", arguments(arguments));
    }
    summary
        .statedLambdas()
        .filter(stated -> stated != MethodDecoder.runs(arguments))
        .ifPresent(stated -> fields.put("runs", Vocabulary.word(stated)));
    addConduct(fields, summary);
    addTraits(fields, summary.traits());
    if (line > 0) {
      fields.put("line", String.valueOf(line));
    }
    return quoted(pattern.toString()) + ": " + map(fields);
  }

  /** No word says that the result is one of several arguments: the call counts as keeping them. */
  private static List<OperandEffect> arguments(Summary summary) {
    List<OperandEffect> said = new ArrayList<>();
    boolean isAny = summary.result().kind() == ResultEffect.Kind.ONE_OF;
    for (OperandEffect effect : summary.parameters().effects()) {
      boolean isBack = isAny && summary.result().same().contains(said.size());
      said.add(isBack ? OperandEffect.RETAINS : said(effect));
    }
    return said;
  }

  private static void addConduct(Map<String, String> fields, Summary summary) {
    addFlag(fields, "async", summary.async());
    addFlag(fields, "awaits", summary.awaits());
    addFlag(fields, "collects-garbage", summary.collectsGarbage());
    switch (summary.throwing()) {
      case DECLARED -> {}
      case ORDINARY -> fields.put("throws", "true");
      case NOTHING, UNEXPECTED -> fields.put("throws", Vocabulary.word(summary.throwing()));
    }
    if (!summary.listedExceptions().isEmpty()) {
      fields.put("throws", summary.listedExceptions().toString());
    }
    CallOutcome outcome = summary.outcome();
    if (outcome.neverReturns() || summary.returns() == Termination.NEVER) {
      fields.put("returns", "never");
    }
    addTest(fields, "returns", outcome.returnsIf());
    addTest(fields, "tells", outcome.tells());
    addTest(fields, "new-if", outcome.isNewIf());
    Success success = outcome.success();
    if (success != null) {
      String in = success.in().isArgument() ? operand(success.in()) : "result";
      fields.put("succeeds", "{ " + in + ": " + success.value() + " }");
    }
    if (outcome.orElse() != null) {
      fields.put("or-else", operand(outcome.orElse()));
    }
    if (outcome.resultOf() != null) {
      fields.put("result-of", outcome.resultOf());
    }
    if (summary.asks() != ContentQuestion.NONE) {
      fields.put("asks", Vocabulary.word(summary.asks()));
    }
  }

  private static boolean isNullable(ResultEffect result) {
    boolean isFound = result.kind() == ResultEffect.Kind.ELEMENT_OF && result.field() == null;
    return result.mayBeNull() && (isFound || said(result).isMadeByType());
  }

  private static void addTraits(Map<String, String> fields, CallTraits traits) {
    addFlag(fields, "predicts", traits.predicts());
    addFlag(fields, "resets-state", traits.resetsState());
    addFlag(fields, "copies-state", traits.copiesState());
    addFlag(fields, "implicit-random", traits.implicitRandom());
    addFlag(fields, "seeds-random", traits.seedsRandom());
    addFlag(fields, "leaves-scope", traits.leavesScope());
    traits
        .seededBy()
        .ifPresent(draw -> fields.put("seeded-by", draw.generator() + "." + draw.method()));
    if (traits.tracesBy().isArgument()) {
      fields.put("traces-by", operand(traits.tracesBy()));
    }
  }

  private static void addFlag(Map<String, String> fields, String key, boolean isSet) {
    if (isSet) {
      fields.put(key, "true");
    }
  }

  private static void addTest(Map<String, String> fields, String key, @Nullable OperandTest test) {
    if (test != null) {
      fields.put(key, "{ " + Vocabulary.word(test.is()) + ": " + operand(test.operand()) + " }");
    }
  }

  /** The last effect stands for all further arguments. */
  private static String arguments(List<OperandEffect> arguments) {
    int last = arguments.size() - 1;
    if (last == 0) {
      return word(arguments.get(0));
    }
    Map<String, String> words = new LinkedHashMap<>();
    for (int i = 0; i < last; i++) {
      words.put(String.valueOf(i), word(arguments.get(i)));
    }
    words.put("all", word(arguments.get(last)));
    return map(words);
  }

  private static String result(Summary summary) {
    ResultEffect result = said(summary.result());
    if (result.kind() == ResultEffect.Kind.OWNED_BY_OWNER_OF) {
      return "{ owned-by: owner-of-" + operand(result.from()) + " }";
    }
    String word = Vocabulary.word(result.kind());
    boolean isRelated = result.from().isReceiver() || result.from().isArgument();
    return isRelated ? "{ " + word + ": " + operand(result.from()) + " }" : word;
  }

  private static String operand(Operand operand) {
    return operand.isReceiver() ? "receiver" : "argument " + operand.index();
  }

  private static String word(OperandEffect effect) {
    return effect.word().orElseThrow();
  }

  private static String map(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(field -> field.getKey() + ": " + field.getValue())
        .collect(Collectors.joining(", ", "{ ", " }"));
  }

  private static String quoted(String key) {
    return '"' + key + '"';
  }

  /**
   * Returns the word that is nearest: one that expects no more of a caller than the effect does.
   */
  private static OperandEffect said(OperandEffect effect) {
    if (effect.word().isPresent()) {
      return effect;
    }
    if (effect.released() == Certainty.YES) {
      return OperandEffect.RELEASES;
    }
    if (effect.custody() == Custody.TAKEN) {
      return OperandEffect.CONSUMES;
    }
    if (isDoubtful(effect)) {
      return OperandEffect.RETAINS;
    }
    if (effect.custody() == Custody.KEPT) {
      return effect.isUsed() ? OperandEffect.KEEPS : OperandEffect.DETACHES;
    }
    return ofContent(effect)
        .orElse(
            effect.isHeldWeakly()
                ? OperandEffect.HOLDS_WEAKLY
                : OperandEffect.observed(effect.isUsed(), false));
  }

  private static boolean isDoubtful(OperandEffect effect) {
    return effect.handedOver() != Certainty.NO
        || effect.released() == Certainty.MAYBE
        || effect.custody() == Custody.UNKNOWN
        || effect.isUnsure();
  }

  private static Optional<OperandEffect> ofContent(OperandEffect effect) {
    if (effect.emptied() == Certainty.YES) {
      return Optional.of(OperandEffect.CLEARS);
    }
    boolean mayChange = effect.emptied() == Certainty.MAYBE || !effect.added().isNothing();
    return mayChange ? Optional.of(OperandEffect.REFILLS) : Optional.empty();
  }

  private static ResultEffect said(ResultEffect result) {
    return switch (result.kind()) {
      case FRESH, SCOPED -> {
        if (result.isNewOrUnseen()) {
          yield ResultEffect.COPY;
        }
        yield result.from().isArgument()
            ? ResultEffect.of(ResultEffect.Kind.MAYBE_ALIAS, result.from())
            : ResultEffect.of(result.kind());
      }
      case ALIAS, ELEMENT_OF ->
          result.field() == null
              ? ResultEffect.of(result.kind(), result.from())
              : ResultEffect.of(ResultEffect.Kind.BORROW, Operand.RECEIVER);
      case NULL -> ResultEffect.of(result.kind());
      case ONE_OF, CARRIER, ELSEWHERE, EMPTY, TRUE, FALSE, UNKNOWN -> ResultEffect.COPY;
      case CHILD_OF,
          UNACQUIRED,
          ACQUIRED_WITH,
          OWNED_BY,
          OWNED_BY_OWNER_OF,
          MAYBE_ALIAS,
          HANDLE,
          BORROW,
          LENT_UNTIL_STEP,
          COPY,
          SYMBOLIC,
          TAKEN_FROM,
          ELEMENTS_OF,
          SOME_OF,
          VIEW_OF ->
          ResultEffect.of(result.kind(), result.from());
    };
  }

  /** Returns what a printed entry leaves out or says otherwise, in the order of the entry. */
  public static List<String> unsaid(Summary summary) {
    List<String> unsaid = new ArrayList<>();
    ResultEffect result = summary.result();
    if (isSaidOtherwise(result)) {
      unsaid.add("result: " + Vocabulary.word(result.kind()));
    }
    List<OperandEffect> arguments = summary.parameters().effects();
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i).word().isEmpty()) {
        unsaid.add("argument " + i + ": more than `" + word(said(arguments.get(i))) + "`");
      }
    }
    for (Split split : new TreeSet<>(summary.parameters().bySplit().keySet())) {
      unsaid.add("arguments: " + unsaid(split));
    }
    if (!summary.fields().isEmpty()) {
      unsaid.add("fields: " + summary.fields().byField().size());
    }
    summary.parts().all().stream()
        .filter(part -> !isPrinted(part))
        .filter(part -> !part.isAssumed())
        .forEach(part -> unsaid.add(words(part)));
    if (summary.returns() == Termination.DOUBTFUL) {
      unsaid.add("returns: it may never return");
    }
    if (!summary.isComplete()) {
      unsaid.add("not all of it was analysed");
    }
    return unsaid;
  }

  private static String unsaid(Split split) {
    return switch (split.kind()) {
      case ANSWER -> "what its answer says of them";
      case GIVEN -> "what becomes of argument " + split.parameter() + " where it is not the result";
      case NOTHING -> "what becomes of them where the result is null";
      case FLAG -> "what becomes of them where argument " + split.parameter() + " is true";
      case SAME ->
          "what becomes of them where argument "
              + split.parameter()
              + " is argument "
              + split.other();
    };
  }

  private static boolean isPrinted(SummaryPart<?> part) {
    return part instanceof Conduct
        || part instanceof GarbageRequest
        || part instanceof ListedExceptions
        || part instanceof Extents;
  }

  /** Returns the name of a part as words. */
  private static String words(SummaryPart<?> part) {
    String name = part.getClass().getSimpleName();
    return name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
  }

  private static boolean isSaidOtherwise(ResultEffect result) {
    boolean hasMore =
        result.container() != null || result.isHeldWeakly() || !result.parts().isEmpty();
    ResultEffect said = said(result);
    boolean isOther = said.kind() != result.kind() || !said.from().equals(result.from());
    return !PLAIN.contains(result.kind()) && (hasMore || isOther);
  }
}
