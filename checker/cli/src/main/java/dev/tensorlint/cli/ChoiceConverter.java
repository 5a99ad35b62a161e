// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the value of an option that takes one of a few words. */
final class ChoiceConverter<E extends Enum<E>> implements ITypeConverter<E> {

  private final Class<E> type;

  ChoiceConverter(Class<E> type) {
    this.type = type;
  }

  @Override
  public E convert(String value) {
    return Arrays.stream(type.getEnumConstants())
        .filter(choice -> word(choice).equals(value))
        .findFirst()
        .orElseThrow(() -> new TypeConversionException(message(value)));
  }

  private String message(String value) {
    List<String> words = Arrays.stream(type.getEnumConstants()).map(ChoiceConverter::word).toList();
    return "'" + value + "' is not one of " + String.join(", ", words);
  }

  private static String word(Enum<?> choice) {
    return choice.name().toLowerCase(Locale.ROOT);
  }
}
