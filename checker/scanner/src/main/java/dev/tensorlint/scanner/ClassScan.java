// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Fault;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.source.RefusedFileException;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.classes.ClassGroup;
import dev.tensorlint.scanner.classes.ClassInput;
import dev.tensorlint.scanner.classes.ClassListing;
import dev.tensorlint.scanner.classes.ClassTranslator;
import dev.tensorlint.scanner.classes.TranslatedClasses;
import dev.tensorlint.scanner.classes.UnreadCode;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.types.ClassContainer;
import dev.tensorlint.scanner.types.FolderContainer;
import dev.tensorlint.scanner.types.JarContainer;
import dev.tensorlint.scanner.types.PackedClasses;
import dev.tensorlint.scanner.types.Types;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The class files of a scan. */
final class ClassScan {

  /**
   * Class files and what of them is translated.
   *
   * @param groups all of them
   * @param matters those that are translated
   */
  record Chosen(ClassScan scan, List<ClassGroup> groups, List<ClassGroup> matters) {}

  private record Outcome(@Nullable TranslatedClasses translated, @Nullable Diagnostic problem) {}

  private final @Nullable ClassTranslator translator;
  private final List<Diagnostic> diagnostics;
  private final List<ClassInput> inputs = new ArrayList<>();
  private final Map<ClassContainer, UnreadCode> unread = new LinkedHashMap<>();

  /**
   * @param translator null where there are no class files
   * @param diagnostics takes what cannot be read
   */
  ClassScan(@Nullable ClassTranslator translator, List<Diagnostic> diagnostics) {
    this.translator = translator;
    this.diagnostics = diagnostics;
  }

  /** Opens jars and folders. */
  void open(List<Path> paths, ShownPaths shown) {
    for (Path each : paths) {
      open(each, shown.of(each));
    }
  }

  private void open(Path path, String shown) {
    try {
      if (Files.isDirectory(path)) {
        add(path, shown, new FolderContainer(path));
      } else {
        for (PackedClasses each : PackedClasses.partsOf(new JarContainer(path))) {
          add(path, shownPart(shown, each.folder()), each);
        }
      }
    } catch (RefusedFileException e) {
      diagnostics.add(Diagnostic.gap(shown, 0, 0, e.what() + " and is left out", e.cure()));
    } catch (IOException e) {
      diagnostics.add(Diagnostic.error(shown, "is no readable jar and is left out; replace it"));
    }
  }

  private static String shownPart(String shown, String folder) {
    return folder.isEmpty() ? shown : shown + "!/" + folder.substring(0, folder.length() - 1);
  }

  private void add(Path path, String shown, ClassContainer container) {
    inputs.add(new ClassInput(path, shown, container));
    unread.put(container, new UnreadCode(shown));
    if (container.packages().isEmpty()) {
      diagnostics.add(
          Diagnostic.error(shown, "holds no class files; name a jar of classes, or sources"));
    }
  }

  List<ClassInput> inputs() {
    return List.copyOf(inputs);
  }

  List<ClassContainer> containers() {
    return inputs.stream().map(ClassInput::container).toList();
  }

  /**
   * Leaves out what cannot matter.
   *
   * @param matters for each text and then for each group whether it matters
   */
  Chosen choose(List<ClassGroup> groups, boolean[] matters, int texts) {
    List<ClassGroup> chosen = new ArrayList<>();
    for (int i = 0; i < groups.size(); i++) {
      if (matters[texts + i]) {
        chosen.add(groups.get(i));
      }
    }
    return new Chosen(this, groups, chosen);
  }

  /** Returns the classes by their source files. */
  List<ClassGroup> groups(Predicate<String> mayConcern) {
    List<ClassGroup> groups = new ArrayList<>();
    for (ClassInput each : inputs) {
      groups.addAll(ClassListing.of(each.container(), each.shown(), mayConcern, diagnostics));
    }
    return groups;
  }

  /** Translates classes; one that the sources have, too, is left to them. */
  List<CompilationUnit> translate(
      List<ClassGroup> groups, Types types, Workers workers, WorkMonitor monitor) {
    List<CompilationUnit> units = new ArrayList<>();
    if (translator == null || groups.isEmpty()) {
      return units;
    }
    ClassTranslator used = translator;
    List<ClassGroup> own = groups.stream().filter(each -> !isInSources(each, types)).toList();
    List<Outcome> outcomes =
        workers.map(
            own,
            WorkMonitor.Phase.TRANSLATING,
            monitor,
            group -> translate(used, group, types),
            ClassScan::failed);
    for (int i = 0; i < own.size(); i++) {
      take(own.get(i), outcomes.get(i)).ifPresent(units::add);
    }
    unread.values().forEach(each -> each.diagnostic().ifPresent(diagnostics::add));
    return units;
  }

  private static boolean isInSources(ClassGroup group, Types types) {
    return group.names().stream()
        .anyMatch(name -> types.table().isDeclared(name.replace('/', '.')));
  }

  private static Outcome translate(ClassTranslator translator, ClassGroup group, Types types) {
    try {
      return new Outcome(translator.translate(group, types), null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Outcome failed(ClassGroup group, Throwable why) {
    boolean isInput = why instanceof UncheckedIOException;
    Diagnostic problem =
        isInput
            ? Diagnostic.error(
                group.path(),
                "its class files are left out: " + reason(why) + "; compile them again")
            : Fault.of(why).diagnostic(group.path(), 0, 0, "is not translated and is left out");
    return new Outcome(null, problem);
  }

  private static String reason(Throwable why) {
    String message = why.getCause() == null ? null : why.getCause().getMessage();
    return message == null ? "they cannot be read" : message;
  }

  private Optional<CompilationUnit> take(ClassGroup group, Outcome outcome) {
    TranslatedClasses translated = outcome.translated();
    if (outcome.problem() != null) {
      diagnostics.add(outcome.problem());
    }
    if (translated == null) {
      return Optional.empty();
    }
    UnreadCode counted = unread.get(group.container());
    if (counted != null) {
      counted.add(translated);
    }
    return Optional.of(translated.unit());
  }
}
