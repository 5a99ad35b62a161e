// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.CallOutcome;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.Success;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.NearestNames;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.source.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether models fit the library that is on the class path. */
public final class ModelValidation {

  private final LibraryModel library;
  private final TypeOracle types;
  private final MisspeltTypes misspelt;
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  private ModelValidation(LibraryModel library, TypeOracle types) {
    this.library = library;
    this.types = types;
    this.misspelt = new MisspeltTypes(types);
  }

  /**
   * Returns what models say of types that are not there though their package is, of methods that
   * are not there, for the types that are, and of resources that nothing makes. A user's own model
   * that does not fit is an error. One in a model of another author usually means another version
   * of the library: a warning on the class path, a note when bundled.
   */
  public static List<Diagnostic> check(LoadedModels models, TypeOracle types) {
    return check(models, models.libraries(), types);
  }

  /** Returns the same without bundled models, of which there is nothing to say but notes. */
  public static List<Diagnostic> checkBroughtAlong(LoadedModels models, TypeOracle types) {
    List<LibraryModel> broughtAlong =
        models.libraries().stream()
            .filter(library -> library.origin() != ModelOrigin.BUNDLED)
            .toList();
    return broughtAlong.isEmpty() ? List.of() : check(models, broughtAlong, types);
  }

  private static List<Diagnostic> check(
      LoadedModels models, List<LibraryModel> some, TypeOracle types) {
    Creators creators = new Creators(models, types);
    return some.stream()
        .flatMap(library -> check(library, types, creators).stream())
        .sorted(Diagnostic.ORDER)
        .toList();
  }

  private static List<Diagnostic> check(LibraryModel library, TypeOracle types, Creators creators) {
    ModelValidation validation = new ModelValidation(library, types);
    for (LibraryModel.Type type : library.types()) {
      validation.checkNames(type);
      if (types.isKnown(type.name())) {
        validation.checkType(type);
      }
      if (creators.areMissing(type)) {
        validation.warnOf(type);
      }
    }
    return validation.diagnostics;
  }

  private void checkNames(LibraryModel.Type type) {
    misspelt.problem(type.name()).ifPresent(problem -> report(type.at(), problem));
    for (LibraryModel.Method method : type.methods()) {
      method
          .effect()
          .traits()
          .seededBy()
          .flatMap(draw -> misspelt.problem(draw.generator()))
          .ifPresent(problem -> report(method.at(), problem));
      Optional.ofNullable(method.effect().result().made())
          .ifPresent(duty -> checkDuty(duty, method.at()));
    }
  }

  /** The type of what must be released has the methods that release it. */
  private void checkDuty(TypeModel duty, Position at) {
    misspelt.problem(duty.name()).ifPresent(problem -> report(at, problem));
    if (types.isKnown(duty.name())) {
      duty.release().methods().stream()
          .filter(name -> types.methods(duty.name(), name).isEmpty())
          .forEach(name -> report(at, "`" + duty.name() + "` has no method `" + name + "`"));
    }
  }

  private void warnOf(LibraryModel.Type type) {
    Severity severity = library.origin() == ModelOrigin.BUNDLED ? Severity.NOTE : Severity.WARNING;
    String message =
        "no constructor is `fresh` and no method returns a `"
            + type.name()
            + "`, so none is ever reported: mark what creates one";
    diagnostics.add(
        new Diagnostic(severity, library.path(), type.at().line(), type.at().column(), message));
  }

  private void checkType(LibraryModel.Type type) {
    type.named().forEach(name -> checkName(type, name));
    Set<Position> listed =
        type.named().stream().map(LibraryModel.Name::at).collect(Collectors.toSet());
    type.methods().stream()
        .filter(method -> !listed.contains(method.at()))
        .forEach(method -> checkMethod(type, method));
  }

  private void checkName(LibraryModel.Type type, LibraryModel.Name name) {
    if (methods(type, name.text()).isEmpty()) {
      report(name.at(), noSuchMethod(type, name.text()));
    }
  }

  private void checkMethod(LibraryModel.Type type, LibraryModel.Method method) {
    MethodPattern pattern = method.pattern();
    List<MethodRef> named = named(type, pattern);
    List<MethodRef> matched = named.stream().filter(pattern::matches).toList();
    if (named.isEmpty()) {
      boolean isUnlisted = pattern.hasWildcardName() && types.methodNames(type.name()).isEmpty();
      if (!isUnlisted && !type.traits().internal().contains(pattern.name())) {
        report(method.at(), noSuchMethod(type, pattern.isConstructor() ? "new" : pattern.name()));
      }
    } else if (matched.isEmpty()) {
      report(
          method.at(),
          "`" + pattern + "` is not a method of `" + type.name() + "`, which has " + shown(named));
    } else {
      checkOperands(type, method, matched);
    }
  }

  private List<MethodRef> named(LibraryModel.Type type, MethodPattern pattern) {
    if (!pattern.hasWildcardName()) {
      return methods(type, pattern.name());
    }
    return types.methodNames(type.name()).stream()
        .filter(pattern::matchesName)
        .sorted()
        .flatMap(name -> types.methods(type.name(), name).stream())
        .toList();
  }

  /** Returns the methods of a name; an interface has those of {@code Object} as well. */
  private List<MethodRef> methods(LibraryModel.Type type, String name) {
    List<MethodRef> own = types.methods(type.name(), name);
    return own.isEmpty() && !name.equals(MethodRef.CONSTRUCTOR)
        ? types.methods("java.lang.Object", name)
        : own;
  }

  /** Reports operands that none of the matched methods has. */
  private void checkOperands(
      LibraryModel.Type type, LibraryModel.Method method, List<MethodRef> matched) {
    Operand from = method.effect().result().from();
    String subject = "`" + method.pattern() + "` of `" + type.name() + "`";
    boolean isReceiverless = matched.stream().allMatch(m -> m.isStatic() || m.isConstructor());
    if (from.isReceiver() && isReceiverless) {
      report(method.at(), subject + " has no receiver: its result cannot be related to one");
    }
    int mostArguments = mostArguments(matched);
    int last =
        Math.max(
            Math.max(from.index(), lastTested(method.effect().outcome())),
            method.effect().parameters().size() - 2);
    if (last >= mostArguments) {
      report(method.at(), subject + " has no argument " + last + ": arguments are counted from 0");
    }
  }

  private static int lastTested(CallOutcome outcome) {
    Stream<Operand> tested =
        Stream.of(Optional.ofNullable(outcome.returnsIf()), Optional.ofNullable(outcome.tells()))
            .flatMap(Optional::stream)
            .map(OperandTest::operand);
    return Stream.concat(tested, Stream.ofNullable(outcome.success()).map(Success::in))
        .mapToInt(Operand::index)
        .max()
        .orElse(-1);
  }

  private static int mostArguments(List<MethodRef> methods) {
    return methods.stream()
        .mapToInt(m -> m.isVarargs() ? Integer.MAX_VALUE : m.parameters().size())
        .max()
        .orElse(0);
  }

  private String noSuchMethod(LibraryModel.Type type, String name) {
    Set<String> known = new TreeSet<>(types.methodNames(type.name()));
    String hint =
        NearestNames.question(name, known, "check its spelling and the library's version");
    return "`" + type.name() + "` has no method `" + name + "`: " + hint;
  }

  private static String shown(List<MethodRef> methods) {
    return NearestNames.listed(
        methods.stream().map(ModelValidation::shown).sorted().distinct().toList());
  }

  private static String shown(MethodRef method) {
    String name = method.isConstructor() ? "new" : method.name();
    return method.parameters().stream()
        .map(type -> type.erased().toString())
        .collect(Collectors.joining(", ", name + "(", ")"));
  }

  private void report(Position at, String message) {
    String versions =
        library.origin() == ModelOrigin.USER || library.versions().isEmpty()
            ? ""
            : " (this model is for versions " + library.versions() + ")";
    diagnostics.add(
        new Diagnostic(severity(), library.path(), at.line(), at.column(), message + versions));
  }

  private Severity severity() {
    return switch (library.origin()) {
      case USER -> Severity.ERROR;
      case CLASSPATH -> Severity.WARNING;
      case BUNDLED, SUMMARY -> Severity.NOTE;
    };
  }
}
