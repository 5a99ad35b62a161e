// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * HTML with places for {@code {{names}}}.
 *
 * @param text the HTML as it is so far
 */
record Template(String text) {

  private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)}}");

  /** Returns a template of this package. */
  static Template read(String resource) {
    return new Template(new String(bytes(resource), StandardCharsets.UTF_8));
  }

  static byte[] bytes(String resource) {
    try (InputStream in = Template.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("this build has no " + resource);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the template with a place filled in, everywhere it occurs.
   *
   * @param html what comes there
   * @throws IllegalArgumentException if there is no such place
   */
  Template with(String name, String html) {
    String place = "{{" + name + "}}";
    if (!text.contains(place)) {
      throw new IllegalArgumentException("the template has no " + place);
    }
    return new Template(text.replace(place, html));
  }

  /** Returns the first place that has not been filled in; empty if there is none. */
  String open() {
    Matcher place = PLACE.matcher(text);
    return place.find() ? place.group() : "";
  }
}
