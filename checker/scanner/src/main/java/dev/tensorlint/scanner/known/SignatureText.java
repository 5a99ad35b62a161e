// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.known;

import dev.tensorlint.scanner.types.Access;
import dev.tensorlint.scanner.types.BinaryName;
import dev.tensorlint.scanner.types.ClassFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Declarations of a library without its code, one a line. Types begin at the margin, what belongs
 * to them is indented; {@code #} begins a comment:
 *
 * <pre>
 * public abstract interface ai/djl/Model Ljava/lang/Object;Ljava/lang/AutoCloseable;
 *   member Builder ai/djl/Model$Builder
 *   field public static final MAX I
 *   method public static newInstance (Ljava/lang/String;)Lai/djl/Model; throws java/io/IOException
 *   method @ByRef @0:Const public find (Lai/djl/Model;)Lai/djl/Model;
 * </pre>
 *
 * <p>Annotations of the method and of its parameters come first, then modifiers, then the name,
 * then a signature of the Java Virtual Machine Specification, section 4.7.9.1. A type is read when
 * it is asked for. Thread-safe.
 */
final class SignatureText {

  private static final String MEMBER = "  member ";

  private static final String FIELD = "  field ";
  private static final String METHOD = "  method ";
  private static final String THROWS = "throws";

  private static final Map<String, Integer> FLAGS = flags();

  private final String text;
  private final Map<String, Integer> starts = new HashMap<>();

  SignatureText(String text) {
    this.text = text;
    for (int at = 0; at >= 0 && at < text.length(); at = next(at)) {
      if (text.charAt(at) != ' ' && text.charAt(at) != '#') {
        starts.put(typeName(at), at);
      }
    }
  }

  private static Map<String, Integer> flags() {
    Map<String, Integer> flags = new LinkedHashMap<>();
    flags.put("public", Access.PUBLIC);
    flags.put("protected", Access.PROTECTED);
    flags.put("private", Access.PRIVATE);
    flags.put("abstract", Access.ABSTRACT);
    flags.put("static", Access.STATIC);
    flags.put("final", Access.FINAL);
    flags.put("varargs", Access.VARARGS);
    flags.put("interface", Access.INTERFACE);
    flags.put("annotation", Access.ANNOTATION);
    flags.put("enum", Access.ENUM);
    flags.put("record", Access.RECORD);
    return flags;
  }

  /** Returns the flags by their words, in the order in which these stand. */
  static Map<String, Integer> modifiers() {
    return FLAGS;
  }

  private int next(int at) {
    int end = text.indexOf('\n', at);
    return end < 0 ? -1 : end + 1;
  }

  private String line(int at) {
    int end = text.indexOf('\n', at);
    return text.substring(at, end < 0 ? text.length() : end);
  }

  /** The name is the last word but one. */
  private String typeName(int at) {
    return typeName(line(at));
  }

  /** Returns the internal name of the type that a text begins with. */
  static String typeName(String text) {
    int lineEnd = text.indexOf('\n');
    String line = lineEnd < 0 ? text : text.substring(0, lineEnd);
    int end = line.lastIndexOf(' ');
    return line.substring(line.lastIndexOf(' ', end - 1) + 1, end);
  }

  /** Returns the internal names of all types. */
  Set<String> types() {
    return starts.keySet();
  }

  /** Returns the names of the types of a package, without the package. */
  Set<String> typesIn(String packageName) {
    return starts.keySet().stream()
        .map(name -> name.replace('/', '.'))
        .filter(name -> BinaryName.packageOf(name).equals(packageName))
        .map(BinaryName::inPackage)
        .collect(Collectors.toSet());
  }

  /**
   * Returns a type.
   *
   * @return null when the library has none of this name
   */
  @Nullable ClassFile read(String internalName) {
    Integer start = starts.get(internalName);
    if (start == null) {
      return null;
    }
    Map<String, String> memberTypes = new LinkedHashMap<>();
    List<ClassFile.Member> fields = new ArrayList<>();
    List<ClassFile.Member> methods = new ArrayList<>();
    for (int at = next(start); at >= 0 && text.startsWith("  ", at); at = next(at)) {
      if (text.startsWith(METHOD, at)) {
        methods.add(Declared.of(line(at).substring(METHOD.length())).member());
      } else if (text.startsWith(FIELD, at)) {
        fields.add(Declared.of(line(at).substring(FIELD.length())).member());
      } else {
        Declared member = Declared.of(line(at).substring(MEMBER.length()));
        memberTypes.put(member.name(), member.signature());
      }
    }
    Declared head = Declared.of(line(start));
    return new ClassFile(
        internalName,
        head.flags(),
        null,
        List.of(),
        head.signature(),
        outer(internalName),
        memberTypes,
        fields,
        methods,
        List.of());
  }

  /** Of the types of a library, those that are members are called by their outer one. */
  private @Nullable String outer(String internalName) {
    int end = internalName.lastIndexOf('$');
    String outer = end < 0 ? "" : internalName.substring(0, end);
    return starts.containsKey(outer) ? outer : null;
  }

  /**
   * What a line says; a name may be a word that is a modifier elsewhere, such as {@code record}.
   */
  private record Declared(
      List<String> annotations, int flags, String name, String signature, List<String> thrown) {

    static Declared of(String line) {
      List<String> words = List.of(line.split(" "));
      int end = words.contains(THROWS) ? words.indexOf(THROWS) : words.size();
      Predicate<String> isMark = word -> word.startsWith(AnnotationText.MARK);
      List<String> before = words.subList(0, end - 2);
      int flags =
          before.stream().filter(isMark.negate()).mapToInt(FLAGS::get).reduce(0, (a, b) -> a | b);
      return new Declared(
          before.stream().filter(isMark).toList(),
          flags,
          words.get(end - 2),
          words.get(end - 1),
          words.subList(Math.min(end + 1, words.size()), words.size()));
    }

    ClassFile.Member member() {
      return new ClassFile.Member(
          flags, name, signature, signature, thrown, AnnotationText.read(annotations));
    }
  }
}
