// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.OtherFiles;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.model.Conventions;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.work.Work;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The files of applications: those in a source folder of which a class has a {@code main}, or is of
 * a type that a framework starts, such as a screen of a telephone. No code outside the program
 * calls their methods, however visible these are. Other folders hold libraries. So does one of
 * whose methods and of whose other classes most are reached from none of its starts: its {@code
 * main} shows or tests how to use it. An application uses most of its classes, though not all that
 * they offer. A folder in which a third of the files have a {@code main} is a collection of
 * programs: what none of them uses is left over. Where the {@code main} is in a file that is not
 * analysed, as that of a web service, frameworks must lead to that much of the folder, however
 * small it is. A folder beside which a manifest has a screen for the launcher of a telephone holds
 * an application, however much of it nothing calls.
 */
final class Applications {

  static final Applications NONE = new Applications(Map.of(), Set.of());

  /** Methods of a folder that is too small to tell by what is reached. */
  private static final int FEW = 50;

  /** In a collection of programs, one of so many files has a {@code main}, and so many in all. */
  private static final int FILES_OF_A_PROGRAM = 3;

  private static final int MANY_PROGRAMS = 5;

  /** The source folder of each file, by their paths. */
  private final Map<String, String> folders;

  private final Set<String> startedTypes;

  private Applications(Map<String, String> folders, Set<String> startedTypes) {
    this.folders = folders;
    this.startedTypes = startedTypes;
  }

  /**
   * Finds the applications of a program.
   *
   * @param units its files, without those of tests
   * @param frameworks what they start and call
   * @param others what other files than Java sources say of the program
   */
  static Applications find(
      ProgramIndex index,
      List<UnitIndex> units,
      Conventions.Frameworks frameworks,
      OtherFiles others,
      LiveCode live,
      Work work) {
    Set<String> startedTypes = frameworks.startedTypes();
    Set<String> begun = begun(index, units, startedTypes);
    Applications started =
        new Applications(folders(units), startedTypes)
            .where(
                folder ->
                    begun.contains(folder)
                        || others.haveMainIn(folder)
                        || others.haveLauncherFor(folder));
    if (started.folders.isEmpty()) {
      return NONE;
    }
    // A text that names a package says that scripts may use it, not that the starts lead there.
    NamedTypes named = new NamedTypes(ReflectedTypes.byClassLiterals(index), others);
    EntryPoints entries = new EntryPoints(index, started, units, named, frameworks);
    ReachedCode reached = ReachedCode.find(index, entries, units, live, work);
    Map<String, Share> shares = new HashMap<>();
    for (UnitIndex unit : units) {
      String folder = started.folders.get(unit.unit().file().path());
      if (folder != null) {
        shares.computeIfAbsent(folder, any -> new Share()).add(unit, reached);
      }
    }
    Set<String> libraries = new HashSet<>();
    shares.forEach(
        (folder, share) -> {
          if (share.isOfLibrary(begun.contains(folder)) && !others.haveLauncherFor(folder)) {
            libraries.add(folder);
          }
        });
    return started.where(folder -> !libraries.contains(folder));
  }

  private static Map<String, String> folders(List<UnitIndex> units) {
    Map<String, String> all = new HashMap<>();
    units.forEach(unit -> all.put(unit.unit().file().path(), sourceFolder(unit.unit())));
    return all;
  }

  /** Returns the source folders with a start among the files that are analysed. */
  private static Set<String> begun(
      ProgramIndex index, List<UnitIndex> units, Set<String> startedTypes) {
    return units.stream()
        .filter(
            unit ->
                unit.types().stream()
                    .anyMatch(type -> hasMain(type) || isStarted(type, index, startedTypes)))
        .map(unit -> sourceFolder(unit.unit()))
        .collect(Collectors.toSet());
  }

  private Applications where(Predicate<String> isChosen) {
    Map<String, String> chosen = new HashMap<>(folders);
    chosen.values().removeIf(isChosen.negate());
    return new Applications(chosen, startedTypes);
  }

  /**
   * How many methods of a source folder are reached, and in how many of its classes. Those with a
   * {@code main} do not count as classes: each of a library may test itself.
   */
  private static final class Share {
    private int files;
    private int programs;
    private int methods;
    private int reached;
    private final Set<String> classes = new HashSet<>();
    private final Set<String> reachedClasses = new HashSet<>();

    void add(UnitIndex unit, ReachedCode code) {
      files++;
      programs += unit.types().stream().anyMatch(Applications::hasMain) ? 1 : 0;
      for (Procedure procedure : unit.procedures()) {
        MethodDecl method = procedure.body().method();
        if (method != null && !method.isInitializer()) {
          add(procedure.body().type(), code.contains(procedure));
        }
      }
    }

    private void add(TypeDecl type, boolean isReached) {
      methods++;
      reached += isReached ? 1 : 0;
      if (!hasMain(type)) {
        classes.add(type.name());
        if (isReached) {
          reachedClasses.add(type.name());
        }
      }
    }

    private boolean isCollection() {
      return programs >= MANY_PROGRAMS && FILES_OF_A_PROGRAM * programs >= files;
    }

    /**
     * @param isBegun whether a start is among its files: what a small folder uses is its own
     */
    boolean isOfLibrary(boolean isBegun) {
      return (methods > FEW || !isBegun)
          && !isCollection()
          && 2 * reached < methods
          && (classes.isEmpty() || 2 * reachedClasses.size() < classes.size());
    }
  }

  boolean contain(SourceFile file) {
    return folders.containsKey(file.path());
  }

  /** Returns the source folder of a file that belongs to one of them, null of any other. */
  @Nullable String folder(SourceFile file) {
    return folders.get(file.path());
  }

  /** Returns whether a class is of a type that a framework starts. */
  boolean isStarted(TypeDecl type, ProgramIndex index) {
    return isStarted(type, index, startedTypes);
  }

  private static boolean isStarted(TypeDecl type, ProgramIndex index, Set<String> startedTypes) {
    return index.lineage(type).stream()
        .flatMap(each -> each.supertypes().stream())
        .anyMatch(above -> startedTypes.contains(above.name()));
  }

  static boolean hasMain(TypeDecl type) {
    return type.methods().stream().anyMatch(Applications::isStaticMain);
  }

  private static boolean isStaticMain(MethodDecl method) {
    return method.has(Modifier.STATIC) && Mains.isMain(method);
  }

  /** Returns the folder that holds the packages of a file. */
  static String sourceFolder(CompilationUnit unit) {
    String path = unit.file().path();
    String folder = path.substring(0, path.lastIndexOf('/') + 1);
    String name = unit.packageName();
    String ofPackage = name.isEmpty() ? "" : name.replace('.', '/') + "/";
    return folder.endsWith(ofPackage)
        ? folder.substring(0, folder.length() - ofPackage.length())
        : folder;
  }
}
