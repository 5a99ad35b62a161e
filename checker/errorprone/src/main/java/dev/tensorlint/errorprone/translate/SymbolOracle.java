// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.model.JavacElements;
import com.sun.tools.javac.util.Names;
import dev.tensorlint.rules.ir.MethodAnnotations;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/**
 * Answers from javac's symbols. javac completes symbols lazily and on one thread, so that every
 * question that is not yet answered takes a lock. Answers to the questions that come often are
 * kept, and are read without it.
 */
final class SymbolOracle implements TypeOracle {

  private final Types types;
  private final Symtab symtab;
  private final Names names;
  private final JavacElements elements;
  private final ClassNames classNames;
  private final MethodRefs methodRefs;
  private final Map<String, List<String>> supertypes = new ConcurrentHashMap<>();
  private final Map<String, Map<String, List<MethodRef>>> methods = new ConcurrentHashMap<>();

  SymbolOracle(
      Types types,
      Symtab symtab,
      Names names,
      JavacElements elements,
      ClassNames classNames,
      MethodRefs methodRefs) {
    this.types = types;
    this.symtab = symtab;
    this.names = names;
    this.elements = elements;
    this.classNames = classNames;
    this.methodRefs = methodRefs;
  }

  @Override
  public List<String> supertypes(String binaryName) {
    List<String> known = supertypes.get(binaryName);
    return known == null ? findSupertypes(binaryName) : known;
  }

  private synchronized List<String> findSupertypes(String binaryName) {
    List<String> found = closure(binaryName).stream().map(classNames::of).toList();
    supertypes.put(binaryName, found);
    return found;
  }

  @Override
  public List<MethodRef> methods(String binaryName, String name) {
    Map<String, List<MethodRef>> ofType =
        methods.computeIfAbsent(binaryName, type -> new ConcurrentHashMap<>());
    List<MethodRef> known = ofType.get(name);
    return known == null ? findMethods(binaryName, name, ofType) : known;
  }

  private synchronized List<MethodRef> findMethods(
      String binaryName, String name, Map<String, List<MethodRef>> into) {
    List<MethodRef> found =
        name.equals(MethodRef.CONSTRUCTOR) ? constructors(binaryName) : named(binaryName, name);
    into.put(name, found);
    return found;
  }

  @Override
  public synchronized MethodAnnotations annotations(MethodRef method) {
    ClassSymbol type = find(method.owner());
    if (type == null) {
      return MethodAnnotations.NONE;
    }
    return symbols(type, method.name()).stream()
        .filter(symbol -> methodRefs.of(symbol).key().equals(method.key()))
        .findFirst()
        .map(SymbolAnnotations::of)
        .orElse(MethodAnnotations.NONE);
  }

  @Override
  public synchronized List<MethodAnnotations.Use> typeAnnotations(String binaryName) {
    ClassSymbol type = find(binaryName);
    return type == null ? List.of() : SymbolAnnotations.of(type);
  }

  @Override
  public synchronized Set<String> typesIn(String packageName) {
    Set<String> types = new LinkedHashSet<>();
    membersOf(packageName).forEach(member -> addWithNested(member, types));
    return types;
  }

  private List<? extends Element> membersOf(String packageName) {
    PackageElement found = elements.getPackageElement(packageName);
    return found == null ? List.of() : found.getEnclosedElements();
  }

  private void addWithNested(Element type, Set<String> types) {
    if (type instanceof ClassSymbol symbol && exists(symbol)) {
      types.add(classNames.of(symbol));
      ASTHelpers.getEnclosedElements(symbol).forEach(nested -> addWithNested(nested, types));
    }
  }

  @Override
  public synchronized boolean hasPackage(String packageName) {
    return membersOf(packageName).stream().anyMatch(SymbolOracle::isOfClassFile);
  }

  private static boolean isOfClassFile(Element type) {
    return type instanceof ClassSymbol symbol
        && symbol.classfile != null
        && symbol.classfile.getKind() == JavaFileObject.Kind.CLASS;
  }

  private List<MethodRef> constructors(String binaryName) {
    ClassSymbol type = find(binaryName);
    return type == null ? List.of() : declared(type, MethodRef.CONSTRUCTOR);
  }

  private List<MethodRef> named(String binaryName, String name) {
    Map<List<?>, MethodRef> bySignature = new LinkedHashMap<>();
    Set<ClassSymbol> closure = closure(binaryName);
    for (ClassSymbol type : closure) {
      boolean isItself = classNames.of(type).equals(binaryName);
      for (MethodSymbol method : symbols(type, name)) {
        if (isItself || isInherited(method)) {
          MethodRef ref = methodRefs.of(method);
          bySignature.putIfAbsent(ref.parameters(), ref);
        }
      }
    }
    return List.copyOf(bySignature.values());
  }

  private static boolean isInherited(MethodSymbol method) {
    boolean isOfInterface = method.enclClass().isInterface();
    return !method.isPrivate() && !(UnitContext.isStatic(method) && isOfInterface);
  }

  private List<MethodRef> declared(ClassSymbol type, String name) {
    return symbols(type, name).stream().map(methodRefs::of).toList();
  }

  private List<MethodSymbol> symbols(ClassSymbol type, String name) {
    List<MethodSymbol> found = new ArrayList<>();
    for (Symbol symbol : type.members().getSymbolsByName(names.fromString(name))) {
      if (symbol instanceof MethodSymbol method && (method.flags() & Flags.SYNTHETIC) == 0) {
        found.add(method);
      }
    }
    found.sort(Comparator.comparing(method -> methodRefs.of(method).key()));
    return found;
  }

  private Set<ClassSymbol> closure(String binaryName) {
    Set<ClassSymbol> seen = new LinkedHashSet<>();
    Deque<ClassSymbol> queue = new ArrayDeque<>();
    Optional.ofNullable(find(binaryName)).ifPresent(queue::add);
    while (!queue.isEmpty()) {
      ClassSymbol next = queue.remove();
      if (seen.add(next)) {
        directSupertypes(next, queue);
      }
    }
    return seen;
  }

  /** An interface without superinterfaces has {@code Object} above it (JLS 4.10.2). */
  private void directSupertypes(ClassSymbol type, Deque<ClassSymbol> into) {
    List<Type> interfaces = types.interfaces(type.type);
    boolean isExtendingInterface = type.isInterface() && !interfaces.isEmpty();
    if (!isExtendingInterface) {
      add(types.supertype(type.type), into);
    }
    interfaces.forEach(each -> add(each, into));
  }

  private static void add(Type type, Deque<ClassSymbol> into) {
    if (type.tsym instanceof ClassSymbol symbol && exists(symbol)) {
      into.add(symbol);
    }
  }

  private @Nullable ClassSymbol find(String binaryName) {
    ClassSymbol placed = classNames.placed(binaryName);
    if (placed != null) {
      return placed;
    }
    ClassSymbol known = loaded(binaryName);
    return known != null ? known : load(binaryName);
  }

  private @Nullable ClassSymbol loaded(String binaryName) {
    for (ClassSymbol symbol : symtab.getClassesForName(names.fromString(binaryName))) {
      if (exists(symbol)) {
        return symbol;
      }
    }
    return null;
  }

  private @Nullable ClassSymbol load(String binaryName) {
    ClassSymbol whole = elements.getTypeElement(binaryName);
    return whole != null ? whole : elements.getTypeElement(binaryName.replace('$', '.'));
  }

  private static boolean exists(ClassSymbol symbol) {
    try {
      symbol.complete();
      return symbol.exists() && !symbol.type.isErroneous();
    } catch (CompletionFailure missing) {
      return false;
    }
  }
}
