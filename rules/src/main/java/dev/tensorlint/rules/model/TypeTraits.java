// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.ResultEffect.Kind;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a type is beside something that has to be released.
 *
 * @param elements positions of the type arguments that its elements have; empty when it holds none
 * @param isWeak whether it does not hold its elements against the garbage collector
 * @param isSorted whether it hands out its elements in an order of their own
 * @param holdsLittle whether an object has hardly any memory of its own
 * @param isFixedSize whether no call changes how much an object holds
 * @param returnsNothing whether it is a function that returns nothing
 * @param closesQuietly whether closing it has nothing to lose, so that an exception it declares for
 *     that is not one of ordinary operation
 * @param results what constructors and methods without an entry give where their result is of the
 *     type; null if nothing says so
 * @param throwingNothing names of the methods that throw nothing, {@code new} for the constructors
 * @param internal names of the methods that only code of the library's package can call
 * @param constants the values of its constants, by name
 */
public record TypeTraits(
    List<Integer> elements,
    boolean isWeak,
    boolean isPool,
    boolean isSorted,
    boolean holdsLittle,
    boolean isFixedSize,
    boolean returnsNothing,
    boolean closesQuietly,
    @Nullable Kind results,
    Set<String> throwingNothing,
    Set<String> internal,
    Map<String, Long> constants) {

  static final TypeTraits NONE =
      new TypeTraits(
          List.of(), false, false, false, false, false, false, false, null, Set.of(), Set.of(),
          Map.of());

  public TypeTraits {
    elements = List.copyOf(elements);
    throwingNothing = Set.copyOf(throwingNothing);
    internal = Set.copyOf(internal);
    constants = Map.copyOf(constants);
  }

  static TypeTraits decode(
      String type,
      YamlFields fields,
      Set<String> throwingNothing,
      Set<String> internal,
      YamlProblems problems) {
    List<Integer> elements = Positions.decode("elements", "type arguments", fields, problems);
    boolean isWeak = ofContainer("weak", type, fields, problems);
    boolean isPool = ofContainer("pool", type, fields, problems);
    boolean isSorted = ofContainer("sorted", type, fields, problems);
    return new TypeTraits(
        elements,
        isWeak,
        isPool,
        isSorted,
        fields.flag("holds-little"),
        fields.flag("fixed-size"),
        fields.flag("returns-nothing"),
        fields.flag("closes-quietly"),
        fields.word("results", ModelWords.NEW_RESULTS).orElse(null),
        throwingNothing,
        internal,
        constants(fields, problems));
  }

  private static Map<String, Long> constants(YamlFields type, YamlProblems problems) {
    Map<String, Long> constants = new HashMap<>();
    type.value("constants")
        .map(value -> YamlFields.of(value, "`constants`", problems).all().values())
        .orElse(List.of())
        .forEach(
            field -> {
              String name = field.key().getValue();
              WholeNumbers.decode(field.value(), "`" + name + "`", problems)
                  .ifPresent(number -> constants.put(name, number));
            });
    return constants;
  }

  /** Reads a flag that only a container can have. */
  private static boolean ofContainer(
      String flag, String type, YamlFields fields, YamlProblems problems) {
    boolean isSet = fields.flag(flag);
    if (isSet && fields.value("elements").isEmpty()) {
      problems.report(
          fields.node(), "`" + flag + "` of type `" + type + "` needs `elements` beside it");
    }
    return isSet;
  }

  /** Returns the model of the type as a container, if it is one. */
  Optional<ContainerModel> container(String type) {
    return elements.isEmpty()
        ? Optional.empty()
        : Optional.of(new ContainerModel(type, elements, isWeak, isPool, isSorted));
  }
}
