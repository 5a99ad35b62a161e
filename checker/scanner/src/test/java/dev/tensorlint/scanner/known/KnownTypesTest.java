// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.known;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.model.LibraryModel;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.scanner.types.Access;
import dev.tensorlint.scanner.types.AssumedTypes;
import dev.tensorlint.scanner.types.ClassInfo;
import dev.tensorlint.scanner.types.MethodInfo;
import dev.tensorlint.scanner.types.Type;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class KnownTypesTest {

  private static final Map<String, String> TEXTS =
      Map.of(
          "index.txt",
          "one lib.a lib.b\ntwo lib.b other\n",
          "one.txt",
          """
          # A comment.
          public abstract interface lib/a/Shape <T:Ljava/lang/Object;>Ljava/lang/Object;
            member Part lib/a/Shape$Part
            field public static final MAX I
            method public abstract record (TT;[I)Llib/a/Shape<TT;>; throws java/io/IOException
          public static final lib/a/Shape$Part Ljava/lang/Object;
            method public <init> ()V
            method public static varargs of ([Ljava/lang/String;)Llib/a/Shape$Part;
          public record lib/b/Size Ljava/lang/Record;
            field private final width I
          """,
          "two.txt",
          "public lib/b/Other Ljava/lang/Object;\n");

  private final List<String> read = new ArrayList<>();
  private final AssumedTypes signatures =
      new Signatures(
          name -> {
            read.add(name);
            return Objects.requireNonNull(TEXTS.get(name));
          },
          List.of());

  private ClassInfo find(String name) {
    return Objects.requireNonNull(signatures.find(name, any -> false), name);
  }

  @Test
  void aDeclarationSaysWhatTheClassFileSays() {
    ClassInfo shape = find("lib.a.Shape");
    assertTrue(shape.isInterface());
    assertEquals(Map.of("Part", "lib.a.Shape$Part"), shape.memberTypes());
    assertEquals(Type.Primitive.INT, Objects.requireNonNull(shape.field("MAX")).type());
    MethodInfo method = shape.methods("record").get(0);
    assertEquals("lib.a.Shape#record(java.lang.Object,int[])", method.ref().key());
    assertEquals(List.of(Type.of("java.io.IOException")), method.thrown());
    assertEquals(
        new Type.ClassType("lib.a.Shape", List.copyOf(shape.typeParameters())),
        method.returnType());
  }

  @Test
  void aMemberKnowsWhatItIsAMemberOf() {
    ClassInfo part = find("lib.a.Shape$Part");
    assertEquals("lib.a.Shape", part.outer());
    assertTrue(part.isStatic());
    assertTrue(part.methods("of").get(0).isVarargs());
    assertEquals(
        Type.of("lib.a.Shape$Part"), part.methods(MethodRef.CONSTRUCTOR).get(0).returnType());
  }

  @Test
  void aRecordHasItsComponents() {
    assertEquals(List.of(Type.Primitive.INT), find("lib.b.Size").recordComponents());
  }

  @Test
  void aTextIsReadWhenATypeOfItsPackagesIsAskedFor() {
    assertNull(signatures.find("com.app.Shape", any -> false));
    assertNull(signatures.find("lib.Shape", any -> false));
    assertEquals(List.of("index.txt"), read);
    find("lib.a.Shape");
    find("lib.a.Shape");
    assertEquals(List.of("index.txt", "one.txt"), read);
  }

  @Test
  void librariesShareAPackage() {
    assertNotNull(find("lib.b.Other"));
  }

  @Test
  void aLibraryIsKnownAsAWholeOrNotAtAll() {
    assertNull(signatures.find("lib.a.Shape", "lib.b"::equals));
    assertNotNull(signatures.find("lib.a.Shape", "other"::equals));
    assertEquals(List.of("index.txt", "one.txt"), read);
  }

  private static ClassInfo modelled(String methods) {
    List<LibraryModel> libraries =
        ModelLibrary.parse(
                Path.of("library.yaml"),
                """
                library: com.example:library
                types:
                  com.example.Outer$Thing:
                    kind: tensor
                    release: { methods: [close] }
                    methods: { %s }
                """
                    .formatted(methods))
            .libraries();
    return Objects.requireNonNull(
        new ModelledTypes(libraries).find("com.example.Outer$Thing", any -> false));
  }

  private static List<String> keys(ClassInfo type, String name) {
    return type.methods(name).stream()
        .map(method -> method.ref().key().replace("com.example.Outer$Thing#", ""))
        .toList();
  }

  @Test
  void methodsOfAModelAreKnownByTheNumberOfArguments() {
    assertEquals(List.of("of()", "of(?,?[])"), keys(modelled("\"of(*)\": fresh"), "of"));
    assertEquals(List.of("of(int,Arena)"), keys(modelled("\"of(int, Arena)\": fresh"), "of"));
    assertEquals(List.of("close()"), keys(modelled(""), "close"));
  }

  @Test
  void patternsThatDoNotSayTheSameNeedAnotherNumberOfArguments() {
    ClassInfo both = modelled("\"of(int)\": fresh, \"of(String)\": copy, \"of(int, int)\": fresh");
    assertEquals(List.of("of(int,int)"), keys(both, "of"));
    ClassInfo same = modelled("\"of(int)\": fresh, \"of(String)\": fresh");
    assertEquals(1, keys(same, "of").size());
    ClassInfo open = modelled("\"of(int)\": copy, \"of(*)\": fresh");
    assertEquals(List.of("of()", "of(?,?,?[])"), keys(open, "of"));
  }

  @Test
  void aWholeNameIsStrongerThanAPartOfOne() {
    ClassInfo type = modelled("\"add(int)\": copy, \"add*(*)\": fresh");
    assertTrue(keys(type, "add").contains("add(int)"));
    assertEquals(List.of("addAll()", "addAll(?,?[])"), keys(type, "addAll"));
  }

  @Test
  void theResultIsKnownWhereItIsTheReceiver() {
    ClassInfo type = modelled("\"same()\": { result: { alias: receiver } }, \"other()\": fresh");
    assertEquals(type.thisType(), type.methods("same").get(0).returnType());
    assertEquals(Type.Special.UNKNOWN, type.methods("other").get(0).returnType());
    assertTrue(Access.has(type.methods("other").get(0).flags(), Access.NAMED));
  }

  @Test
  void whatEnclosesAModelledTypeIsKnownToDoSo() {
    List<LibraryModel> none = List.of();
    assertNull(new ModelledTypes(none).find("com.example.Outer", any -> false));
    ClassInfo type = modelled("");
    assertEquals("com.example.Outer", type.outer());
    assertFalse(type.hasKnownSupertypes());
  }
}
