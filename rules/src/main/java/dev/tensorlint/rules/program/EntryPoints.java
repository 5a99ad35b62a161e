// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.model.Conventions;
import dev.tensorlint.rules.source.SourceFile;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What something else than the code of a program may do with it: call a method, or create an object
 * of a class. Of a library, clients may do all that is not private, but create objects of no class
 * that is internal. An application is run by its {@code main}, by what annotations ask for, by
 * frameworks that call the methods of their types, and by reflection.
 */
final class EntryPoints {

  /** Supertypes whose methods no other code calls. */
  private static final Set<String> PASSIVE =
      Set.of("java.lang.Object", "java.lang.Record", "java.lang.Enum", "java.io.Serializable");

  /** Methods that the serialization of Java calls by their names. */
  private static final Set<String> OF_SERIALIZATION =
      Set.of("readObject", "readObjectNoData", "readResolve", "writeObject", "writeReplace");

  /** Java itself creates no object of a class that inherits from its types. */
  private static final List<String> OF_JAVA = List.of("java.", "javax.swing.");

  private static final String OVERRIDE = "Override";

  private final ProgramIndex index;
  private final Applications applications;
  private final Map<String, List<String>> outer;
  private final NamedTypes named;
  private final Conventions.Frameworks frameworks;

  /** Types that are not in the program, and of which it creates objects by its own subtypes. */
  private final Set<String> createdHere;

  /** Classes of libraries of which no client creates an object. */
  private final Set<String> internal;

  /**
   * @param named the classes that something else than Java names, to which it adds those of the
   *     files
   * @param frameworks what they call
   */
  EntryPoints(
      ProgramIndex index,
      Applications applications,
      List<UnitIndex> units,
      NamedTypes named,
      Conventions.Frameworks frameworks) {
    this.index = index;
    this.applications = applications;
    this.named = named;
    this.frameworks = frameworks;
    this.outer = new HashMap<>();
    this.createdHere = new HashSet<>();
    this.internal = Set.of();
    for (UnitIndex unit : units) {
      for (Procedure code : unit.procedures()) {
        note(code.body());
      }
    }
  }

  private EntryPoints(EntryPoints others, Set<String> internal) {
    this.index = others.index;
    this.applications = others.applications;
    this.named = others.named;
    this.frameworks = others.frameworks;
    this.outer = others.outer;
    this.createdHere = others.createdHere;
    this.internal = internal;
  }

  /** Returns whether a file belongs to a library, whose clients are not known. */
  boolean areOfLibrary(SourceFile file) {
    return !applications.contain(file);
  }

  /** Returns these, except that clients of libraries create no objects of some classes. */
  EntryPoints withInternal(Set<String> classes) {
    return new EntryPoints(this, classes);
  }

  /**
   * Returns whether something else may run a method or an initializer, provided that there is an
   * object of its class if it needs one.
   */
  boolean mayRun(Body body) {
    MethodDecl method = body.method();
    if (method == null || method.isInitializer()) {
      return true;
    }
    if (isAskedFor(method)) {
      return true;
    }
    return areOfLibrary(body.unit().file())
        ? mayRunInLibrary(body.type(), method)
        : mayRunInApplication(body.type(), method);
  }

  private boolean mayRunInLibrary(TypeDecl type, MethodDecl method) {
    return !method.has(Modifier.PRIVATE)
        && (method.kind() != MethodDecl.Kind.CONSTRUCTOR || mayCreate(type));
  }

  private boolean mayRunInApplication(TypeDecl type, MethodDecl method) {
    if (Mains.isMain(method)) {
      return true;
    }
    if (method.kind() == MethodDecl.Kind.CONSTRUCTOR) {
      return mayCreate(type);
    }
    return !method.has(Modifier.PRIVATE)
        && (named.mayBeUsed(type)
            || isConfiguredAlone(type)
            || (!method.has(Modifier.STATIC) && mayBeCalledFromOutside(type, method)));
  }

  /** What calls a class that a configuration names is not known if it is of no type of it. */
  private boolean isConfiguredAlone(TypeDecl type) {
    return outerTypes(type).isEmpty() && named.areConfigured(type);
  }

  /** Returns whether a method may implement one of a type that is not in the program. */
  private boolean mayBeCalledFromOutside(TypeDecl type, MethodDecl method) {
    return (method.has(Modifier.PUBLIC) || method.has(Modifier.PROTECTED))
        && !outerTypes(type).isEmpty()
        && !isOfProgram(type, method)
        && (!marksOverriding(type) || isMarked(method) || isHandler(method));
  }

  /** Returns whether something else may create an object of a class. */
  boolean mayCreate(TypeDecl type) {
    if (isDisabled(type)) {
      return false;
    }
    if (named.mayBeUsed(type)
        || named.mayBeAskedFor(type)
        || type.annotations().stream().anyMatch(this::mayAskForCall)
        || type.methods().stream().anyMatch(this::isAskedFor)) {
      return true;
    }
    return applications.contain(index.fileOf(type))
        ? mayBeCreatedByFramework(type)
        : !type.modifiers().contains(Modifier.PRIVATE)
            && !isLocal(type)
            && !internal.contains(type.name());
  }

  private boolean isDisabled(TypeDecl type) {
    return type.annotations().stream()
        .anyMatch(annotation -> frameworks.disabling().contains(annotation.name()));
  }

  /** Returns whether an annotation or a name asks something else to call a method. */
  private boolean isAskedFor(MethodDecl method) {
    return method.annotations().stream().anyMatch(this::mayAskForCall)
        || OF_SERIALIZATION.contains(method.ref().name());
  }

  private boolean mayAskForCall(Annotation annotation) {
    return frameworks.mayBeCalledFor(annotation.name());
  }

  /**
   * A framework creates objects of classes that inherit from its types, unless the program itself
   * creates such objects: it knows of its screens, and of no pipeline that the program makes. What
   * it starts it creates in any case, and finds in a manifest, if there is one.
   */
  private boolean mayBeCreatedByFramework(TypeDecl type) {
    return !isLocal(type)
        && !type.modifiers().contains(Modifier.PRIVATE)
        && !type.modifiers().contains(Modifier.ABSTRACT)
        && (applications.isStarted(type, index)
            || outerTypes(type).stream().anyMatch(this::isCreatedElsewhere))
        && !isLeftOutOfManifest(type);
  }

  private boolean isLeftOutOfManifest(TypeDecl type) {
    return applications.isStarted(type, index)
        && named.haveConfigured(applications.folder(index.fileOf(type)))
        && !named.areConfigured(type);
  }

  private boolean isCreatedElsewhere(String outerType) {
    return !createdHere.contains(outerType) && OF_JAVA.stream().noneMatch(outerType::startsWith);
  }

  private static boolean isLocal(TypeDecl type) {
    return type.name().contains("$@");
  }

  private void note(Body body) {
    Notes notes = new Notes(body.unit());
    if (body.code() != null) {
      body.code().accept(notes);
    }
    body.initialized().stream()
        .filter(field -> field.initializer() != null)
        .forEach(field -> field.initializer().accept(notes));
  }

  /** Returns the supertypes of a type that are not in the program, and may call its methods. */
  private List<String> outerTypes(TypeDecl type) {
    List<String> known = outer.get(type.name());
    if (known == null) {
      known =
          index.lineage(type).stream()
              .flatMap(each -> each.supertypes().stream())
              .map(TypeRef::name)
              .filter(above -> index.type(above) == null && !PASSIVE.contains(above))
              .distinct()
              .toList();
      outer.put(type.name(), known);
    }
    return known;
  }

  /** Returns whether a method implements one of the program, so that its calls are known. */
  private boolean isOfProgram(TypeDecl type, MethodDecl method) {
    return index.lineage(type).stream()
        .filter(above -> !above.name().equals(type.name()) && outerTypes(above).isEmpty())
        .flatMap(above -> above.methods().stream())
        .anyMatch(
            other ->
                other.ref().name().equals(method.ref().name())
                    && other.parameters().size() == method.parameters().size());
  }

  /** Returns whether a class marks the methods that override others. */
  private static boolean marksOverriding(TypeDecl type) {
    return type.methods().stream().anyMatch(EntryPoints::isMarked);
  }

  private static boolean isMarked(MethodDecl method) {
    return method.annotations().stream().map(Annotation::name).anyMatch(OVERRIDE::equals);
  }

  /** A layout names the methods that handle its events: they take what has happened. */
  private boolean isHandler(MethodDecl method) {
    return method.has(Modifier.PUBLIC)
        && method.ref().returnType().isVoid()
        && method.parameters().size() == 1
        && isOfFramework(method.parameters().get(0));
  }

  private boolean isOfFramework(Local parameter) {
    String type = parameter.type().name();
    return parameter.type().dimensions() == 0
        && !parameter.type().isPrimitive()
        && index.type(type) == null
        && !type.startsWith("java.");
  }

  /**
   * Collects the types that reflection may find, and those of the objects that the program creates.
   */
  private final class Notes extends IrWalker {

    private final CompilationUnit unit;

    private Notes(CompilationUnit unit) {
      this.unit = unit;
    }

    @Override
    public Unit visitClassLiteral(Expr.ClassLiteral expr) {
      named.add(expr, unit.file());
      return super.visitClassLiteral(expr);
    }

    @Override
    public Unit visitLiteral(Expr.Literal expr) {
      named.add(expr, unit.file());
      return super.visitLiteral(expr);
    }

    @Override
    public Unit visitNew(Expr.New expr) {
      TypeDecl type = expr.body() == null ? index.type(expr.type().name()) : expr.body();
      if (type != null) {
        createdHere.addAll(outerTypes(type));
        createdHere.remove(TypeRef.UNKNOWN.name());
      }
      return super.visitNew(expr);
    }
  }
}
