// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven.pom;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The text of a POM, to which a plugin is added: with the indentation and the line ends that the
 * POM has, and without another change of it.
 */
public final class PomEdit {

  /** Sections that come after {@code build} by the conventions of Maven. */
  private static final List<String> AFTER_BUILD = List.of("reporting", "profiles");

  private static final String DEFAULT_INDENT = "  ";

  private final String text;
  private final XmlElement project;
  private final String indent;
  private final String lineEnd;

  /**
   * @throws IllegalArgumentException if the text is no POM
   */
  public PomEdit(String text) {
    this.text = text;
    this.project = XmlElement.root(text);
    if (!project.name().equals("project")) {
      throw new IllegalArgumentException("its root is no <project>");
    }
    this.lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
    this.indent =
        project.children().stream()
            .map(each -> indentOf(each.start()))
            .filter(each -> !each.isEmpty())
            .findFirst()
            .orElse(DEFAULT_INDENT);
  }

  /** Returns whether the build of the POM has a plugin, whatever its version. */
  public boolean has(String groupId, String artifactId) {
    return plugins().stream()
        .flatMap(each -> each.children().stream())
        .anyMatch(
            each ->
                each.textOf("groupId", text).equals(groupId)
                    && each.textOf("artifactId", text).equals(artifactId));
  }

  private Optional<XmlElement> plugins() {
    return project.child("build").flatMap(each -> each.child("plugins"));
  }

  /**
   * Returns the text with a plugin in its build.
   *
   * @param plugin lines of the element, indented by two spaces a level
   */
  public String with(List<String> plugin) {
    Optional<XmlElement> build = project.child("build");
    if (plugins().isPresent()) {
      return inside(plugins().get(), 3, plugin);
    }
    List<String> plugins = wrapped("plugins", plugin);
    return build.isPresent() ? inside(build.get(), 2, plugins) : section(wrapped("build", plugins));
  }

  private static List<String> wrapped(String name, List<String> lines) {
    return Stream.of(
            Stream.of("<" + name + ">"),
            lines.stream().map(each -> DEFAULT_INDENT + each),
            Stream.of("</" + name + ">"))
        .flatMap(each -> each)
        .toList();
  }

  /** Adds at the end of an element. */
  private String inside(XmlElement parent, int depth, List<String> lines) {
    String block = block(lines, indent.repeat(depth));
    if (parent.isEmptyTag()) {
      String tag = text.substring(parent.start(), parent.end());
      String opened = tag.substring(0, tag.lastIndexOf('/')).stripTrailing() + ">";
      String closed = lineEnd + indent.repeat(depth - 1) + "</" + parent.name() + ">";
      return replaced(parent.start(), parent.end(), opened + block + closed);
    }
    int end = withoutSpace(parent.contentEnd());
    boolean isOnOneLine =
        text.indexOf('\n', end) < 0 || text.indexOf('\n', end) > parent.contentEnd();
    String closing = isOnOneLine ? lineEnd + indent.repeat(depth - 1) : "";
    return replaced(end, end, block + closing);
  }

  /** Adds a section to the project, after an empty line where others have one. */
  private String section(List<String> lines) {
    int end =
        project.children().stream()
            .filter(each -> AFTER_BUILD.contains(each.name()))
            .findFirst()
            .map(this::before)
            .orElseGet(() -> withoutSpace(project.contentEnd()));
    boolean areApart = text.contains(lineEnd + lineEnd);
    return replaced(end, end, (areApart ? lineEnd : "") + block(lines, indent));
  }

  /** Returns the end of what stands before an element, comments of the element included. */
  private int before(XmlElement element) {
    return project.children().stream()
        .filter(each -> each.end() <= element.start())
        .mapToInt(XmlElement::end)
        .max()
        .orElse(project.contentStart());
  }

  private int withoutSpace(int end) {
    int at = end;
    while (Character.isWhitespace(text.charAt(at - 1))) {
      at--;
    }
    return at;
  }

  private String block(List<String> lines, String outer) {
    StringBuilder block = new StringBuilder();
    for (String line : lines) {
      String bare = line.stripLeading();
      int level = (line.length() - bare.length()) / DEFAULT_INDENT.length();
      block.append(lineEnd).append(outer).append(indent.repeat(level)).append(bare);
    }
    return block.toString();
  }

  private String replaced(int from, int to, String by) {
    return text.substring(0, from) + by + text.substring(to);
  }

  /** Returns the white space before a place of a line, empty where it is not the first there. */
  private String indentOf(int at) {
    int line = text.lastIndexOf('\n', at - 1) + 1;
    String before = text.substring(line, at);
    return before.isBlank() ? before : "";
  }
}
