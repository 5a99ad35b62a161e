// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.known;

import dev.tensorlint.rules.effect.AnnotationEffects;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.scanner.types.Access;
import dev.tensorlint.scanner.types.ClassContainer;
import dev.tensorlint.scanner.types.ClassFile;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Writes what {@link SignatureText} reads: the declarations of the types of a jar that some of them
 * lead to. Private and package-private members are left out, as is everything synthetic.
 */
final class SignatureWriter {

  private static final Pattern CLASS_NAME = Pattern.compile("L([^;<.]+)[;<.]");

  private static final int OF_TYPE =
      Access.PUBLIC
          | Access.PROTECTED
          | Access.STATIC
          | Access.FINAL
          | Access.ABSTRACT
          | Access.INTERFACE
          | Access.ANNOTATION
          | Access.ENUM
          | Access.RECORD;
  private static final int OF_FIELD =
      Access.PUBLIC | Access.PROTECTED | Access.PRIVATE | Access.STATIC | Access.FINAL;
  private static final int OF_METHOD =
      Access.PUBLIC
          | Access.PROTECTED
          | Access.STATIC
          | Access.FINAL
          | Access.ABSTRACT
          | Access.VARARGS;

  private static final AnnotationEffects STATED =
      ModelLibrary.load(ModelRequest.BUNDLED).models().annotations();

  private final ClassContainer jar;
  private final Map<String, ClassFile> chosen = new TreeMap<>();

  private SignatureWriter(ClassContainer jar) {
    this.jar = jar;
  }

  /**
   * Returns the text of some types, of all that they inherit from, and of all that their members
   * speak of, as far as these are in the jar.
   *
   * @param roots binary names
   * @param steps how often what was found leads to more; 0 for the types alone
   */
  static String write(ClassContainer jar, Collection<String> roots, int steps) throws IOException {
    SignatureWriter writer = new SignatureWriter(jar);
    Set<String> found = new LinkedHashSet<>();
    roots.forEach(root -> found.add(root.replace('.', '/')));
    for (int step = 0; step <= steps && !found.isEmpty(); step++) {
      Set<String> next = new LinkedHashSet<>();
      for (String name : writer.add(found)) {
        writer.spokenOf(name, next);
      }
      found.clear();
      found.addAll(next);
    }
    return writer.text();
  }

  /** Adds types with what they inherit from and are members of, and returns those that are new. */
  private Set<String> add(Collection<String> names) throws IOException {
    Set<String> added = new LinkedHashSet<>();
    Deque<String> waiting = new ArrayDeque<>(names);
    while (!waiting.isEmpty()) {
      String name = waiting.remove();
      ClassFile file = chosen.containsKey(name) ? null : read(name);
      if (file != null) {
        chosen.put(name, file);
        added.add(name);
        waiting.addAll(names(signature(file)));
        if (file.outer() != null) {
          waiting.add(file.outer());
        }
      }
    }
    return added;
  }

  private @Nullable ClassFile read(String name) throws IOException {
    byte[] content = jar.read(name);
    return content == null ? null : ClassFile.read(content);
  }

  private void spokenOf(String name, Set<String> found) {
    ClassFile file = chosen.get(name);
    if (file == null) {
      return;
    }
    file.memberTypes().values().forEach(found::add);
    file.fields().stream()
        .filter(field -> isVisible(file, field))
        .forEach(field -> found.addAll(names(signature(field))));
    for (ClassFile.Member method : file.methods()) {
      if (isVisible(method)) {
        found.addAll(names(signature(method)));
        found.addAll(method.thrown());
      }
    }
  }

  private static boolean isVisible(ClassFile.Member member) {
    return Access.has(member.flags(), Access.PUBLIC | Access.PROTECTED)
        && !Access.has(member.flags(), Access.SYNTHETIC);
  }

  private static boolean isVisible(ClassFile file, ClassFile.Member field) {
    boolean isComponent =
        Access.has(file.flags(), Access.RECORD) && !Access.has(field.flags(), Access.STATIC);
    return isVisible(field) || isComponent;
  }

  private static List<String> names(String signature) {
    Matcher names = CLASS_NAME.matcher(signature);
    return names.results().map(name -> name.group(1)).toList();
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    chosen.forEach((name, file) -> write(file, text));
    return text.toString();
  }

  private void write(ClassFile file, StringBuilder text) {
    line("", file.flags() & OF_TYPE, file.name(), signature(file), List.of(), text);
    file.memberTypes()
        .forEach(
            (simple, inner) -> {
              if (chosen.containsKey(inner)) {
                line("  member ", 0, simple, inner, List.of(), text);
              }
            });
    for (ClassFile.Member field : file.fields()) {
      if (isVisible(file, field)) {
        int flags = field.flags() & OF_FIELD;
        line("  field ", flags, field.name(), signature(field), List.of(), text);
      }
    }
    for (ClassFile.Member method : file.methods()) {
      if (isVisible(method)) {
        int flags = method.flags() & OF_METHOD;
        String kind = "  method " + annotations(method);
        line(kind, flags, method.name(), signature(file, method), thrown(method), text);
      }
    }
  }

  /** Returns the annotations that state an effect by the bundled models, each with a space. */
  private static String annotations(ClassFile.Member method) {
    return AnnotationText.write(method.annotations(), STATED).stream()
        .map(word -> word + " ")
        .collect(Collectors.joining());
  }

  private static void line(
      String kind,
      int flags,
      String name,
      String signature,
      List<String> thrown,
      StringBuilder text) {
    text.append(kind);
    SignatureText.modifiers()
        .forEach((word, flag) -> text.append((flags & flag) == 0 ? "" : word + " "));
    text.append(name).append(' ').append(signature);
    text.append(thrown.isEmpty() ? "" : " throws " + String.join(" ", thrown)).append('\n');
  }

  /** A signature names its exceptions where one of them is a type variable. */
  private static List<String> thrown(ClassFile.Member method) {
    return signature(method).contains("^") ? List.of() : method.thrown();
  }

  private static String signature(ClassFile.Member member) {
    String signature = member.signature();
    return signature == null ? member.descriptor() : signature;
  }

  /** Only the plain descriptor of an inner class's constructor has the outer object in it. */
  private static String signature(ClassFile file, ClassFile.Member method) {
    String outer = file.outer();
    boolean hasOuterObject =
        method.signature() == null
            && method.name().equals("<init>")
            && outer != null
            && !Access.has(file.flags(), Access.STATIC | Access.INTERFACE);
    return hasOuterObject
        ? method.descriptor().replaceFirst(Pattern.quote("L" + outer + ";"), "")
        : signature(method);
  }

  private static String signature(ClassFile file) {
    if (file.signature() != null) {
      return file.signature();
    }
    StringBuilder text = new StringBuilder();
    text.append('L').append(file.superclass()).append(';');
    file.interfaces().forEach(each -> text.append('L').append(each).append(';'));
    return text.toString();
  }
}
