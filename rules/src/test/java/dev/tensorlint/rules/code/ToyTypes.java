// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The types of the toy library, of the little of the JDK that it needs, and of the program. */
public final class ToyTypes implements TypeOracle {

  /** A type and what it extends, then its methods, indented. */
  private static final String LIBRARY =
      """
      java.lang.Object
      java.lang.String
      java.lang.Runnable
      java.lang.AutoCloseable
      java.lang.Throwable
      java.lang.Exception < java.lang.Throwable
      java.lang.RuntimeException < java.lang.Exception
      java.lang.IllegalStateException < java.lang.RuntimeException
      java.lang.Error < java.lang.Throwable
      java.io.IOException < java.lang.Exception
      java.lang.System
        static void exit(int status)
      java.util.Objects
        static boolean isNull(Object object)
        static boolean nonNull(Object object)
      lib.Tensor < java.lang.AutoCloseable
        static Tensor of()
        static Tensor owned()
        Tensor relu()
        Tensor add(Tensor other)
        Tensor reluInPlace()
        Tensor view()
        Tensor copy()
        Tensor row()
        Tensor keep()
        float read()
        String shape()
        void close()
      lib.Scope < java.lang.AutoCloseable
        static Scope open()
        static Tensor tidy(Supplier body)
        void close()
      lib.Model < java.lang.AutoCloseable
        void <init>()
        static Model load()
        Tensor predict(Tensor input)
        void close()
      lib.Arena < java.lang.AutoCloseable
        static Arena create()
        Arena child()
        Tensor tensor()
        void close()
      lib.Net < java.lang.AutoCloseable
        static Net build()
        void train()
        Predictor predictor()
        void close()
      lib.Predictor < java.lang.AutoCloseable
        float ask()
        void close()
      lib.Weak
        void <init>(Object referent)
      java.util.function.Supplier
      lib.Tensors
        void each(Consumer action)
        void add(Tensor tensor)
        static void later(Runnable task)
        static float risky(Tensor tensor) throws IOException
        static void unknown(Tensor tensor)
        static Tensor make()
        static Tensor getShared()
      java.util.function.Consumer
      lib.Tests
        static void fail()
        static void mustThrow(Runnable body)
      java.lang.Runnable
      """;

  private static final Pattern METHOD =
      Pattern.compile("(static )?(\\S+) (\\S+)\\((.*)\\)(?: throws (.*))?");

  private final Map<String, List<String>> supertypes = new LinkedHashMap<>();
  private final Map<String, List<MethodRef>> methods = new LinkedHashMap<>();
  private final Map<String, String> bySimpleName = new LinkedHashMap<>();
  private final Map<String, FieldCode> fields = new LinkedHashMap<>();

  /** Makes an oracle that knows the library alone. */
  public ToyTypes() {
    List<String> lines = LIBRARY.lines().toList();
    lines.stream().filter(line -> !line.startsWith(" ")).forEach(this::library);
    String owner = "";
    for (String line : lines) {
      owner = line.startsWith(" ") ? owner : line.split(" < ", -1)[0];
      if (line.startsWith(" ")) {
        add(method(owner, line.strip()));
      }
    }
  }

  private void library(String line) {
    String[] names = line.split(" < ", -1);
    declare(names[0], Arrays.asList(names).subList(1, names.length));
  }

  void declare(String name, List<String> direct) {
    bySimpleName.put(TypeRef.of(name).simpleName(), name);
    supertypes.put(name, List.copyOf(direct));
    methods.put(name, new ArrayList<>());
  }

  void add(MethodRef method) {
    methods.getOrDefault(method.owner(), List.of()).add(method);
  }

  void add(String owner, FieldCode field) {
    fields.put(owner + "." + field.name(), field);
  }

  FieldCode field(String owner, String name) {
    FieldCode field = fields.get(owner + "." + name);
    if (field == null) {
      throw new NoSuchElementException("no variable or field " + name + " in " + owner);
    }
    return field;
  }

  private MethodRef method(String owner, String signature) {
    Matcher matcher = METHOD.matcher(signature);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("not a signature: " + signature);
    }
    boolean isStatic = matcher.group(1) != null;
    List<TypeRef> thrown =
        matcher.group(5) == null ? List.of() : List.of(resolve(matcher.group(5)));
    boolean isConstructor = matcher.group(3).equals(MethodRef.CONSTRUCTOR);
    return new MethodRef(
        owner,
        matcher.group(3),
        parameters(matcher.group(4)),
        isConstructor ? TypeRef.of(owner) : resolve(matcher.group(2)),
        isStatic,
        false,
        !isStatic && !isConstructor,
        thrown);
  }

  private List<TypeRef> parameters(String written) {
    return written.isEmpty()
        ? List.of()
        : Arrays.stream(written.split(", ", -1)).map(each -> resolve(each.split(" ")[0])).toList();
  }

  /** Returns the type of a simple name, of a primitive type, or of an array of one of them. */
  TypeRef resolve(String written) {
    if (written.endsWith("[]")) {
      return resolve(written.substring(0, written.length() - 2)).arrayOf();
    }
    return TypeRef.of(bySimpleName.getOrDefault(written, written));
  }

  /** Returns the only method of a name and a number of parameters. */
  MethodRef method(String owner, String name, int arity) {
    return methods(owner, name).stream()
        .filter(method -> method.parameters().size() == arity)
        .findFirst()
        .orElseThrow(
            () -> new NoSuchElementException("no method " + owner + "." + name + "/" + arity));
  }

  @Override
  public List<String> supertypes(String binaryName) {
    Set<String> found = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>(List.of(binaryName));
    while (!open.isEmpty()) {
      String name = open.remove();
      if (supertypes.containsKey(name) && found.add(name)) {
        open.addAll(supertypes.get(name));
      }
    }
    return List.copyOf(found);
  }

  @Override
  public List<MethodRef> methods(String binaryName, String name) {
    return supertypes(binaryName).stream()
        .flatMap(type -> methods.getOrDefault(type, List.of()).stream())
        .filter(method -> method.name().equals(name))
        .toList();
  }
}
