// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.yaml;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The words that a value may be, in the order in which messages list them.
 *
 * @param meanings what each word means
 */
public record Vocabulary<T>(Map<String, T> meanings) {

  public Vocabulary {
    meanings = Collections.unmodifiableMap(new LinkedHashMap<>(meanings));
  }

  /** Returns the constants under their names in lower case, {@code -} between words. */
  public static <E extends Enum<E>> Vocabulary<E> of(List<E> constants) {
    Map<String, E> words = new LinkedHashMap<>();
    constants.forEach(constant -> words.put(word(constant), constant));
    return new Vocabulary<>(words);
  }

  /** Returns the word that files have for a constant. */
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public Optional<T> meaning(String word) {
    return Optional.ofNullable(meanings.get(word));
  }

  public List<String> words() {
    return List.copyOf(meanings.keySet());
  }
}
