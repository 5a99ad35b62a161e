// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.math.BigDecimal;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.util.Locale;
import java.util.Set;

/**
 * Texts that calls accept on every platform: a call with one of them throws none of some
 * exceptions, which mean that a text was not accepted.
 *
 * @param form the texts, but for those listed
 * @param texts further texts, in upper case
 * @param exceptions binary names of the exceptions that mean so
 * @param methods methods that throw nothing else: binary name of the type, a dot and the name
 */
public record AcceptedTexts(
    Form form, Set<String> texts, Set<String> exceptions, Set<String> methods) {

  /** Texts known by their form. */
  public enum Form {
    /** None but those listed. */
    LISTED,
    URI,
    URL,
    WHOLE_NUMBER,
    NUMBER
  }

  public AcceptedTexts {
    texts = Set.copyOf(texts);
    exceptions = Set.copyOf(exceptions);
    methods = Set.copyOf(methods);
  }

  /** Returns whether a text is one of them. */
  public boolean accepts(String text) {
    return texts.contains(text.toUpperCase(Locale.ROOT)) || hasForm(text);
  }

  private boolean hasForm(String text) {
    return switch (form) {
      case LISTED -> false;
      case URI -> isUri(text);
      case URL -> isUrl(text);
      case WHOLE_NUMBER -> text.matches("[+-]?[0-9]{1,9}");
      case NUMBER -> isNumber(text);
    };
  }

  private static boolean isUri(String text) {
    try {
      new URI(text);
      return true;
    } catch (URISyntaxException e) {
      return false;
    }
  }

  /** Only these protocols are known to every Java. */
  @SuppressWarnings("deprecation") // What the checked code calls; newer ways accept less.
  private static boolean isUrl(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    boolean isKnown =
        lower.startsWith("http:") || lower.startsWith("https:") || lower.startsWith("file:");
    try {
      return isKnown && !new URL(text).getProtocol().isEmpty();
    } catch (MalformedURLException e) {
      return false;
    }
  }

  private static boolean isNumber(String text) {
    try {
      return text.length() < 40 && new BigDecimal(text.strip()).scale() < 40;
    } catch (NumberFormatException e) {
      return false;
    }
  }
}
