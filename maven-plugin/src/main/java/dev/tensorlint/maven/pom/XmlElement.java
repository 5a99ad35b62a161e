// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven.pom;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An element of an XML text, and where it stands there.
 *
 * @param start of its start tag
 * @param contentStart offset of the first character after its start tag
 * @param contentEnd before its end tag; that of {@code contentStart} in an empty element tag
 * @param end offset of the first character after its end tag
 */
record XmlElement(
    String name, int start, int contentStart, int contentEnd, int end, List<XmlElement> children) {

  /** Comments, sections of characters and instructions hold no tags. */
  private static final Pattern MARKUP =
      Pattern.compile(
          "<!--.*?-->|<!\\[CDATA\\[.*?]]>|<\\?.*?\\?>"
              + "|<(?<close>/)?(?<name>[^\\s<>/!?]+)(?:[^<>\"']|\"[^\"]*\"|'[^']*')*?(?<empty>/)?>",
          Pattern.DOTALL);

  /**
   * Returns the root of a text.
   *
   * @throws IllegalArgumentException if the text is no XML, as far as its tags tell
   */
  static XmlElement root(String text) {
    Deque<Open> open = new ArrayDeque<>();
    open.push(new Open("", 0, 0));
    Matcher markup = MARKUP.matcher(text);
    while (markup.find()) {
      if (markup.group("name") != null) {
        read(markup, open);
      }
    }
    List<XmlElement> roots = open.pop().children;
    if (!open.isEmpty() || roots.size() != 1) {
      throw new IllegalArgumentException("it is no XML document with one root");
    }
    return roots.get(0);
  }

  private static void read(Matcher markup, Deque<Open> open) {
    String name = markup.group("name");
    if (markup.group("close") != null) {
      Open closed = open.pop();
      if (open.isEmpty() || !closed.name.equals(name)) {
        throw new IllegalArgumentException("</" + name + "> closes nothing");
      }
      open.element().children.add(closed.closed(markup.start(), markup.end()));
      return;
    }
    Open opened = new Open(name, markup.start(), markup.end());
    if (markup.group("empty") == null) {
      open.push(opened);
    } else {
      open.element().children.add(opened.closed(markup.end(), markup.end()));
    }
  }

  /** An element whose end is still to come. */
  private static final class Open {

    private final String name;
    private final int start;
    private final int contentStart;
    private final List<XmlElement> children = new ArrayList<>();

    Open(String name, int start, int contentStart) {
      this.name = name;
      this.start = start;
      this.contentStart = contentStart;
    }

    XmlElement closed(int contentEnd, int end) {
      return new XmlElement(name, start, contentStart, contentEnd, end, List.copyOf(children));
    }
  }

  /** Returns whether it is one tag. */
  boolean isEmptyTag() {
    return contentEnd == end;
  }

  Optional<XmlElement> child(String wanted) {
    return children.stream().filter(each -> each.name.equals(wanted)).findFirst();
  }

  /** Returns the text of a child, without white space around it; empty where there is none. */
  String textOf(String wanted, String text) {
    return child(wanted)
        .map(each -> text.substring(each.contentStart, each.contentEnd).strip())
        .orElse("");
  }
}
