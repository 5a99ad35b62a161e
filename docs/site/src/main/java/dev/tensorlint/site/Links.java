// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** What documents link to: turned into addresses of the site, and noted, so that it is there. */
final class Links {

  private static final Pattern ABSOLUTE = Pattern.compile("^[a-zA-Z][a-zA-Z0-9+.-]*:");
  private static final List<String> FRONTS = List.of("/index.md", "/README.md");

  private final Repository repository;
  private final Set<String> generated;
  private final Set<String> known = new LinkedHashSet<>();
  private final Deque<String> pending = new ArrayDeque<>();
  private final Set<String> dead = new TreeSet<>();

  /**
   * @param generated paths of documents that are no files of the repository
   */
  Links(Repository repository, Set<String> generated) {
    this.repository = repository;
    this.generated = Set.copyOf(generated);
  }

  /** Notes that the site needs a file of the repository. */
  void need(String source) {
    if (known.add(source)) {
      pending.add(source);
    }
  }

  boolean hasPending() {
    return !pending.isEmpty();
  }

  String next() {
    return pending.remove();
  }

  /** Returns links that lead nowhere, each as {@code document: link}. */
  Set<String> dead() {
    return dead;
  }

  /** Returns the address, from the page of a document, of what the document links to. */
  String resolve(String document, String destination) {
    if (destination.startsWith("#") || ABSOLUTE.matcher(destination).find()) {
      return destination;
    }
    int mark = destination.indexOf('#');
    String path = mark < 0 ? destination : destination.substring(0, mark);
    String anchor = mark < 0 ? "" : destination.substring(mark);
    String source = source(Paths.normalized(Paths.folder(document) + path));
    if (source.isEmpty()) {
      dead.add(document + ": " + destination);
      return destination;
    }
    need(source);
    return Paths.toTop(Paths.inSite(document)) + Paths.inSite(source) + anchor;
  }

  private String source(String path) {
    if (exists(path)) {
      return path;
    }
    String folder = repository.isFolder(path) ? path + "/" : "";
    return FRONTS.stream().map(path::concat).filter(this::exists).findFirst().orElse(folder);
  }

  private boolean exists(String path) {
    return generated.contains(path) || repository.isFile(path);
  }
}
