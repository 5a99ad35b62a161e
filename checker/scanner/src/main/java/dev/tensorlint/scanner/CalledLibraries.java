// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.scanner.classes.CalledMethods;
import dev.tensorlint.scanner.classes.ClassTranslator;
import dev.tensorlint.scanner.classes.LibraryClasses;
import dev.tensorlint.scanner.classes.MethodCode;
import dev.tensorlint.scanner.classes.ModelledNames;
import dev.tensorlint.scanner.store.ClasspathContent;
import dev.tensorlint.scanner.store.ContentStore;
import dev.tensorlint.scanner.types.ClassContainer;
import dev.tensorlint.scanner.types.Types;
import dev.tensorlint.scanner.units.KeptLibraries;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The code of libraries that a program calls while the program changes: as long as it calls the
 * same methods, their code stays the same object. Not thread-safe.
 */
final class CalledLibraries {

  private final LibraryClasses classes;
  private final ModelledNames names;
  private final ClassTranslator translator;
  private final IdentityHashMap<CompilationUnit, Set<MethodRef>> calls = new IdentityHashMap<>();
  private @Nullable Types types;
  private KeptLibraries.Code code = KeptLibraries.Code.NONE;
  private Set<String> paths = Set.of();

  /**
   * @param classpath entries that are followed
   * @param store keeps what their class files say of themselves
   */
  CalledLibraries(
      Map<Path, ClassContainer> classpath,
      ModelledNames names,
      ClassTranslator translator,
      ContentStore store) {
    ClasspathContent content = new ClasspathContent(store, classpath.keySet());
    this.classes = new LibraryClasses(classpath, names, store, content);
    this.names = names;
    this.translator = translator;
  }

  /** Returns whether a source mentions a class whose file names something modelled. */
  boolean areIn(String text) {
    return classes.areIn(text);
  }

  /** Returns whether a file is one of those that were returned last, by its path. */
  boolean have(String path) {
    return paths.contains(path);
  }

  /** Returns the code that a program calls, by path. */
  List<CompilationUnit> of(List<CompilationUnit> program, Types used, Workers workers) {
    CalledMethods called = new CalledMethods(classes, names, used);
    LibraryCode.Question question =
        LibraryCode.Question.of(calls(program, called, used), MethodCode.of(program));
    if (!code.calls().equals(question.text())) {
      code = new LibraryCode(called, translator, used, KeptLibraries.NONE).of(question, workers);
      paths = code.files().stream().map(each -> each.file().path()).collect(Collectors.toSet());
      classes.save();
    }
    return code.files();
  }

  /** Returns what the files call: of each file it is found out once. */
  private Set<MethodRef> calls(List<CompilationUnit> program, CalledMethods called, Types used) {
    if (types != used) {
      types = used;
      calls.clear();
      // Else no declaration of the program is one that the code of a library could mean.
      code = called.areInPlaceOfLibraries(program) ? KeptLibraries.Code.NONE : code;
    }
    IdentityHashMap<CompilationUnit, Set<MethodRef>> now = new IdentityHashMap<>();
    SortedMap<String, MethodRef> all = new TreeMap<>();
    for (CompilationUnit each : program) {
      Set<MethodRef> found = calls.get(each);
      Set<MethodRef> ofFile = found == null ? called.by(List.of(each)) : found;
      now.put(each, ofFile);
      ofFile.forEach(method -> all.put(method.key(), method));
    }
    calls.clear();
    calls.putAll(now);
    return new LinkedHashSet<>(all.values());
  }
}
