// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.relevance.Words;
import dev.tensorlint.rules.source.RefusedFileException;
import dev.tensorlint.scanner.types.ClassContainer;
import dev.tensorlint.scanner.types.ClassHeader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Lists the classes of an archive or folder by their source files. */
public final class ClassListing {

  /** What stands between an archive and a path in it, as in the addresses of the JDK. */
  static final String IN_ARCHIVE = "!/";

  private static final Set<String> WITHOUT_CODE = Set.of("module-info", "package-info");

  private final ClassContainer container;
  private final String shown;
  private final Predicate<String> mayConcern;
  private final List<Diagnostic> diagnostics;
  private final Map<String, Members> byPath = new TreeMap<>();
  private final List<String> misplaced = new ArrayList<>();

  /** The classes of one source file so far. */
  private static final class Members {
    private final Set<String> names = new TreeSet<>();
    private final Set<String> words = new HashSet<>();
    private final Set<String> declared = new HashSet<>();
    private boolean matters;
  }

  private ClassListing(
      ClassContainer container,
      String shown,
      Predicate<String> mayConcern,
      List<Diagnostic> diagnostics) {
    this.container = container;
    this.shown = shown;
    this.mayConcern = mayConcern;
    this.diagnostics = diagnostics;
  }

  /**
   * Returns the classes, in the order of their source files.
   *
   * @param shown the archive or folder as reports show it
   * @param mayConcern whether a text with the names of a class could matter
   * @param diagnostics takes what cannot be read
   */
  public static List<ClassGroup> of(
      ClassContainer container,
      String shown,
      Predicate<String> mayConcern,
      List<Diagnostic> diagnostics) {
    ClassListing listing = new ClassListing(container, shown, mayConcern, diagnostics);
    for (String packageName : new TreeSet<>(container.packages())) {
      new TreeSet<>(container.classes(packageName)).forEach(listing::add);
    }
    listing.sayMisplaced();
    return listing.groups();
  }

  private void add(String binaryName) {
    String simple = binaryName.substring(binaryName.lastIndexOf('.') + 1);
    ClassHeader header = WITHOUT_CODE.contains(simple) ? null : header(binaryName);
    if (header == null) {
      return;
    }
    if (!header.name().equals(binaryName.replace('.', '/'))) {
      misplaced.add(binaryName.replace('.', '/'));
      return;
    }
    Members members = byPath.computeIfAbsent(sourceOf(header), any -> new Members());
    members.names.add(header.name());
    members.words.addAll(Words.ofNames(header.text()));
    members.declared.add(simple.substring(simple.lastIndexOf('$') + 1));
    members.matters |= mayConcern.test(header.text());
  }

  private @Nullable ClassHeader header(String binaryName) {
    String name = binaryName.replace('.', '/');
    try {
      byte[] content = container.read(name);
      return content == null ? null : ClassHeader.read(content);
    } catch (RefusedFileException e) {
      diagnostics.add(Diagnostic.gap(pathOf(name), 0, 0, e.what() + " and is left out", e.cure()));
    } catch (IOException e) {
      diagnostics.add(
          Diagnostic.error(pathOf(name), "is broken and is left out; compile its source again"));
    }
    return null;
  }

  private String pathOf(String internalName) {
    return shown + IN_ARCHIVE + internalName + ".class";
  }

  /** The debug information names a source file without its folder. */
  private static String sourceOf(ClassHeader header) {
    String name = header.name();
    int cut = name.lastIndexOf('/') + 1;
    String source = header.sourceFile();
    if (source != null && !source.isEmpty() && source.indexOf('/') < 0) {
      return name.substring(0, cut) + source;
    }
    int end = name.indexOf('$', cut + 1);
    return (end < 0 ? name : name.substring(0, end)) + ".java";
  }

  /** An archive of a whole application has its classes in a folder of their own. */
  private void sayMisplaced() {
    if (!misplaced.isEmpty()) {
      String rest = misplaced.size() == 1 ? "" : " and " + (misplaced.size() - 1) + " more";
      diagnostics.add(
          Diagnostic.gap(
              pathOf(misplaced.get(0)),
              0,
              0,
              "this class" + rest + " does not lie where its name says and is left out",
              "unpack the archive and name the folder or jar of the classes"));
    }
  }

  private List<ClassGroup> groups() {
    List<ClassGroup> groups = new ArrayList<>();
    byPath.forEach(
        (path, members) ->
            groups.add(
                new ClassGroup(
                    shown + IN_ARCHIVE + path,
                    container,
                    List.copyOf(members.names),
                    new Words(members.words, members.declared, true),
                    members.matters)));
    return groups;
  }
}
