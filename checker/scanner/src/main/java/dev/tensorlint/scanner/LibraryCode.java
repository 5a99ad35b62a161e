// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.scanner.classes.CalledMethods;
import dev.tensorlint.scanner.classes.ClassGroup;
import dev.tensorlint.scanner.classes.ClassTranslator;
import dev.tensorlint.scanner.classes.FollowedCode;
import dev.tensorlint.scanner.classes.MethodCode;
import dev.tensorlint.scanner.classes.TranslatedClasses;
import dev.tensorlint.scanner.store.ContentKey;
import dev.tensorlint.scanner.types.Types;
import dev.tensorlint.scanner.units.KeptLibraries;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The code of libraries that a program calls: methods of class files of the class path, as far as
 * resources can reach them. Nothing is reported in it; it only says what calls do. Used once.
 *
 * <p>It is found in layers: what the program calls, then what that calls. A layer is followed as a
 * whole or not at all, so that what is followed does not depend on any order. One with too many
 * calls is not even translated.
 */
final class LibraryCode {

  /** How many methods are followed for the smallest program, and how many more at a time. */
  private static final int STEP = 150;

  /** How many methods of a program let one more of a library be followed. */
  private static final int SHARE = 4;

  private final CalledMethods called;
  private final ClassTranslator translator;
  private final Types types;
  private final FollowedCode code;
  private final KeptLibraries kept;
  private final List<String> unreadClasses = new ArrayList<>();
  private final Set<String> unreadMethods = new TreeSet<>();
  private final SortedMap<String, Added> groups = new TreeMap<>();
  private final Set<String> names = new HashSet<>();
  private int size;

  /**
   * Classes that are translated.
   *
   * @param methods names of those without code
   */
  private record Added(ClassGroup group, Set<String> methods) {}

  LibraryCode(CalledMethods called, ClassTranslator translator, Types types, KeptLibraries kept) {
    this.kept = kept;
    this.called = called;
    this.translator = translator;
    this.types = types;
    this.code = new FollowedCode(types.supertypes());
  }

  /**
   * What is asked of the libraries.
   *
   * @param calls methods that the program calls, in a fixed order
   * @param most how many methods are followed
   */
  record Question(Set<MethodRef> calls, int most) {

    /**
     * @param methods of the program; another number of them seldom makes another question
     */
    static Question of(Set<MethodRef> calls, int methods) {
      return new Question(calls, STEP + methods / SHARE / STEP * STEP);
    }

    /** Returns all that the code follows from beside the class path. */
    String text() {
      return most + calls.stream().map(each -> "\n" + each).collect(Collectors.joining());
    }
  }

  /**
   * Returns what the program calls, and what that calls, each once.
   *
   * @param diagnostics takes one note on what of it cannot be read or is not followed
   */
  KeptLibraries.Code of(
      List<CompilationUnit> program, Workers workers, List<Diagnostic> diagnostics) {
    Question question = Question.of(called.by(program), MethodCode.of(program));
    Optional<ContentKey> key =
        question.calls().isEmpty() || called.areInPlaceOfLibraries(program)
            ? Optional.empty()
            : kept.key(question.text());
    KeptLibraries.Code found =
        key.flatMap(kept::code).orElseGet(() -> followed(question, workers, key));
    if (!found.note().isEmpty()) {
      diagnostics.add(new Diagnostic(Severity.NOTE, null, 0, 0, found.note()));
    }
    return found;
  }

  private KeptLibraries.Code followed(
      Question question, Workers workers, Optional<ContentKey> key) {
    KeptLibraries.Code followed = of(question, workers);
    // What a translation has to say of class files is not kept with it.
    if (types.table().unreadable().isEmpty()) {
      key.ifPresent(each -> kept.put(each, followed));
    }
    return followed;
  }

  /** Returns the code that answers a question. */
  KeptLibraries.Code of(Question question, Workers workers) {
    String note = follow(question.calls(), question.most(), workers);
    return new KeptLibraries.Code(question.text(), code.units(), note);
  }

  /** Follows some calls, and returns what is not followed. */
  private String follow(Set<MethodRef> first, int most, Workers workers) {
    Set<MethodRef> calls = first;
    int layers = 0;
    int leftOut = 0;
    while (!calls.isEmpty() && leftOut == 0) {
      int waiting = (int) calls.stream().filter(this::waits).count();
      FollowedCode.@Nullable Layer layer = size + waiting > most ? null : layer(calls, workers);
      if (layer == null || size + layer.size() > most) {
        leftOut = layer == null ? waiting : layer.size();
      } else {
        code.keep(layer);
        size += layer.size();
        layers += layer.size() > 0 ? 1 : 0;
        calls = called.by(layer);
      }
    }
    return note(layers, leftOut);
  }

  /** Returns whether a method of a library is not followed yet. */
  private boolean waits(MethodRef method) {
    return called.isOfLibrary(method) && !code.follows(method);
  }

  private FollowedCode.Layer layer(Set<MethodRef> calls, Workers workers) {
    add(calls, workers);
    return code.layer(calls);
  }

  /** Adds the code of some methods: of new classes, and of those whose code lacks one of them. */
  private void add(Set<MethodRef> methods, Workers workers) {
    Set<String> newNames = new HashSet<>();
    methods.stream().map(MethodRef::name).filter(names::add).forEach(newNames::add);
    SortedMap<String, ClassGroup> anew = new TreeMap<>();
    groups.values().stream()
        .filter(each -> each.methods().stream().anyMatch(newNames::contains))
        .forEach(each -> anew.put(each.group().path(), each.group()));
    called.classesOf(methods).forEach(each -> anew.put(each.path(), each));
    List<ClassGroup> wanted = List.copyOf(anew.values());
    List<Optional<TranslatedClasses>> outcomes =
        workers.map(wanted, this::translated, (group, why) -> Optional.empty());
    for (int i = 0; i < wanted.size(); i++) {
      take(wanted.get(i), outcomes.get(i));
    }
  }

  private void take(ClassGroup group, Optional<TranslatedClasses> outcome) {
    if (outcome.isEmpty()) {
      unreadClasses.add(group.path());
      return;
    }
    CompilationUnit unit = outcome.get().unit();
    outcome.get().unread().forEach(each -> unreadMethods.add(each.name()));
    groups.put(group.path(), new Added(group, MethodCode.withoutCode(unit)));
    code.add(unit);
  }

  private Optional<TranslatedClasses> translated(ClassGroup group) {
    try {
      return Optional.of(translator.translate(group, types, names::contains));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * What is not followed has the effects that all code of libraries has which is not followed:
   * unknown ones. That is no gap in what is checked.
   */
  private String note(int layers, int leftOut) {
    List<String> parts = new ArrayList<>();
    addCount(parts, unreadClasses, "classes");
    addCount(parts, unreadMethods.stream().filter(code::isFollowed).toList(), "methods");
    if (leftOut > 0) {
      parts.add(
          String.format(
              Locale.ROOT,
              "%,d methods that are called %s",
              leftOut,
              layers == 0 ? "from the program" : "more than " + layers + " deep"));
    }
    return parts.isEmpty()
        ? ""
        : "libraries are not followed everywhere: calls have unknown effects of "
            + String.join(" and of ", parts);
  }

  private static void addCount(List<String> parts, List<String> unread, String what) {
    if (!unread.isEmpty()) {
      parts.add(
          String.format(
              Locale.ROOT,
              "%,d %s that cannot be read, such as %s",
              unread.size(),
              what,
              unread.get(0)));
    }
  }
}
