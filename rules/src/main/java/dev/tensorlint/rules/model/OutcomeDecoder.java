// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.CallOutcome;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.Success;
import dev.tensorlint.rules.finding.NearestNames;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.Collection;
import java.util.Optional;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/**
 * Reads when a call returns, what its result says, when it creates something new, when it has
 * acquired something, and what it returns instead of null, and whose result it is: {@code returns},
 * {@code tells}, {@code new-if}, {@code succeeds}, {@code or-else} and {@code result-of}.
 */
final class OutcomeDecoder {

  private static final Pattern METHOD = Pattern.compile("\\w+");
  private static final String NEVER = "never";
  private static final String SUCCESS_EXAMPLE =
      "expected `{ result: 0 }` or `{ argument 3: 0 }`, for the first element of an array";

  private final YamlProblems problems;

  private OutcomeDecoder(YamlProblems problems) {
    this.problems = problems;
  }

  static CallOutcome decode(YamlFields method, YamlProblems problems) {
    return new OutcomeDecoder(problems).decode(method);
  }

  private CallOutcome decode(YamlFields method) {
    Optional<Node> returns = method.value("returns");
    boolean isWord = returns.filter(ScalarNode.class::isInstance).isPresent();
    return new CallOutcome(
        isWord && isNever(returns.orElseThrow()),
        isWord ? null : returns.flatMap(value -> test(value, "`returns`")).orElse(null),
        method.value("tells").flatMap(value -> test(value, "`tells`")).orElse(null),
        method.value("new-if").flatMap(value -> test(value, "`new-if`")).orElse(null),
        method.value("succeeds").flatMap(this::success).orElse(null),
        Optional.ofNullable(method.all().get("or-else"))
            .flatMap(
                field ->
                    method.text(field.value(), "`or-else`").flatMap(text -> operand(text, field)))
            .orElse(null),
        method.value("result-of").flatMap(this::methodName).orElse(null));
  }

  private Optional<String> methodName(Node value) {
    boolean isName = value instanceof ScalarNode word && METHOD.matcher(word.getValue()).matches();
    if (!isName) {
      problems.report(
          value,
          "`result-of` cannot be "
              + YamlFields.describe(value)
              + ": expected the name of a method, such as `apply`");
    }
    return isName ? Optional.of(((ScalarNode) value).getValue()) : Optional.empty();
  }

  private Optional<Success> success(Node value) {
    Collection<YamlFields.Field> stated =
        YamlFields.of(value, "`succeeds`", problems).all().values();
    if (stated.size() != 1) {
      problems.report(
          value, "`succeeds` needs one of `result` and an argument: " + SUCCESS_EXAMPLE);
      return Optional.empty();
    }
    YamlFields.Field only = stated.iterator().next();
    String text = only.key().getValue();
    Optional<Operand> in =
        text.equals("result")
            ? Optional.of(Operand.NONE)
            : Operand.parse(text).filter(Operand::isArgument);
    if (in.isEmpty()) {
      problems.report(only.key(), "`succeeds` cannot be in `" + text + "`: " + SUCCESS_EXAMPLE);
    }
    return in.flatMap(
        operand ->
            WholeNumbers.decode(only.value(), "`" + text + "`", problems)
                .map(number -> new Success(operand, number)));
  }

  private boolean isNever(Node value) {
    boolean isNever = value instanceof ScalarNode word && word.getValue().equals(NEVER);
    if (!isNever) {
      problems.report(
          value,
          "`returns` cannot be "
              + YamlFields.describe(value)
              + ": expected `never` or a condition such as `{ is-not-null: argument 0 }`");
    }
    return isNever;
  }

  private Optional<OperandTest> test(Node value, String what) {
    int before = problems.count();
    YamlFields fields = YamlFields.of(value, what, ModelWords.TESTS.words(), problems);
    if (problems.count() > before) {
      return Optional.empty();
    }
    if (fields.all().size() != 1) {
      problems.report(
          value, what + " needs one of " + NearestNames.alternatives(ModelWords.TESTS.words()));
      return Optional.empty();
    }
    YamlFields.Field only = fields.all().values().iterator().next();
    OperandTest.Is is = ModelWords.TESTS.meaning(only.key().getValue()).orElseThrow();
    return fields
        .text(only.value(), "`" + only.key().getValue() + "`")
        .flatMap(text -> operand(text, only))
        .map(operand -> new OperandTest(is, operand));
  }

  private Optional<Operand> operand(String text, YamlFields.Field at) {
    Optional<Operand> operand = Operand.parse(text);
    if (operand.isEmpty()) {
      problems.report(
          at.value(),
          "`"
              + at.key().getValue()
              + "` cannot be `"
              + text
              + "`: expected `receiver` or `argument 0`");
    }
    return operand;
  }
}
