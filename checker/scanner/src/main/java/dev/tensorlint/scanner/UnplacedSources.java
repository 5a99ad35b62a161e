// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.relevance.Words;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.discovery.SourceReader;
import dev.tensorlint.scanner.discovery.UnplacedFiles;
import dev.tensorlint.scanner.files.FileTree;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Java files of a project that lie in no source folder which its build files tell. They are not
 * analysed: those that name something modelled are a gap.
 *
 * @param mayConcern whether a source text could matter
 */
public record UnplacedSources(SourceReader reader, ShownPaths shown, Predicate<String> mayConcern) {

  private static final int NAMED = 3;

  private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");

  /** Returns the files below the paths of a request that are in none of the folders it knows. */
  public static List<Path> of(LintRequest request, FileTree files) {
    List<Path> known = new ArrayList<>(request.paths());
    known.addAll(request.visibleRoots().keySet());
    return new UnplacedFiles(files, request.workingDirectory(), request.sourceRoots(), known)
        .find();
  }

  /** Returns the gap, if a file that is reported in has to do with something modelled. */
  Optional<Diagnostic> gap(List<Path> files, RuleSettings rules) {
    Set<String> folders = new TreeSet<>();
    int count = 0;
    String first = "";
    for (Path each : files) {
      String name = shown.of(each);
      SourceFile file = isLookedAt(name, rules) ? reader.read(each).file() : null;
      if (file != null && concerns(file.text())) {
        folders.add(sourceFolder(name, file.text()));
        first = count++ == 0 ? name : first;
      }
    }
    return count == 0 ? Optional.empty() : Optional.of(gap(first, count, List.copyOf(folders)));
  }

  private static boolean isLookedAt(String name, RuleSettings rules) {
    return rules.reports(name)
        && (rules.tests().reportsWaste() || !rules.tests().files().test(name));
  }

  private boolean concerns(String text) {
    return mayConcern.test(text) && isJava(Words.of(text));
  }

  private static boolean isJava(Words words) {
    return words.isWellFormed() && !words.declaredTypes().isEmpty();
  }

  /** Returns the folder around that of the package. */
  private static String sourceFolder(String name, String text) {
    String folder = name.substring(0, Math.max(0, name.lastIndexOf('/')));
    Matcher declared = PACKAGE.matcher(text);
    String inFolder = declared.find() ? declared.group(1).replace('.', '/') : "";
    boolean isBelow = !inFolder.isEmpty() && ("/" + folder).endsWith("/" + inFolder);
    String root = isBelow ? folder.substring(0, folder.length() - inFolder.length()) : folder;
    String plain = root.endsWith("/") ? root.substring(0, root.length() - 1) : root;
    return plain.isEmpty() ? "." : plain;
  }

  private static Diagnostic gap(String first, int count, List<String> folders) {
    String what =
        count == 1
            ? "uses a modelled library and is not analysed: it is in no source folder that the"
                + " build files tell, but in "
            : "is one of "
                + count
                + " files that use modelled libraries and are not analysed: they are in no source"
                + " folder that the build files tell, but in ";
    String cure =
        "name such folders as further PATHs, or list them under `paths.exclude` of the"
            + " configuration to accept it";
    return Diagnostic.gap(first, 0, 0, what + listed(folders), cure);
  }

  private static String listed(List<String> folders) {
    List<String> named = folders.stream().limit(NAMED).map(each -> "`" + each + "`").toList();
    int others = folders.size() - named.size();
    return String.join(", ", named) + (others == 0 ? "" : " and " + others + " more");
  }
}
