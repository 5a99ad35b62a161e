// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What a value of a type may be, or lead to. */
final class LibraryTest {

  private static String told(String fields) {
    Program program =
        JavaText.program(
            "A.java",
            """
            import dev.tensorlint.runtime.*;
            import dev.tensorlint.runtime.trace.*;
            import java.io.*;
            import java.lang.ref.*;
            import java.util.*;
            import java.util.function.*;
            class A {
            """
                + fields
                + "}\n");
    Library library =
        new Library(ModelLibrary.load(ModelRequest.BUNDLED).models(), program.types());
    return program.units().get(0).types().get(0).fields().stream()
        .map(field -> field.name() + ":" + told(field, library) + "\n")
        .collect(Collectors.joining());
  }

  private static String told(FieldDecl field, Library library) {
    TypeRef type = field.type();
    String held = library.fieldModel(type, "Known").map(LibraryTest::shown).orElse("");
    return library.followed(type).map(LibraryTest::shown).orElse("")
        + (library.resourceModel(type).isPresent() ? ", a resource" : "")
        + (held.isEmpty() ? "" : " field" + held)
        + (library.canLeadToResource(type) ? ", may lead to one" : "")
        + (library.canBeSame(type) ? ", may be the same" : "")
        + (library.containers().isRaw(type) ? ", raw" : "")
        + (library.containers().is(type.name()) ? ", a container" : "")
        + (library.containers().isWeak(type.name()) ? ", weak" : "");
  }

  private static String shown(Library.Followed followed) {
    String of = followed.model().name().replaceFirst(".*\\.", "");
    return " " + of + (followed.isContainer() ? " in " + followed.container() : "");
  }

  @Test
  void types() {
    assertEquals(
        """
        tensor: Tensor, a resource field Tensor, may lead to one, may be the same
        symbolic: SymbolicTensor, a resource field SymbolicTensor, may lead to one, may be the same
        unknown:, may lead to one, may be the same
        number:
        text:
        any: Object, may lead to one, may be the same
        anyInAnArray: Object in [] field Object in Known, may lead to one, may be the same
        closeable: AutoCloseable, may lead to one, may be the same
        reader: StringReader, may lead to one, may be the same
        generator:
        layer:
        bytes: ByteArrayInputStream, may lead to one, may be the same
        array: Tensor in [] field Tensor in Known, may lead to one, may be the same
        arrays: Tensor in [] field Tensor in Known, may lead to one, may be the same
        numbers:
        raw:, may lead to one, may be the same, raw, a container
        list: Tensor in java.util.List field Tensor in Known, may lead to one, may be the same, a container
        lists: Tensor in java.util.List field Tensor in Known, may lead to one, may be the same, a container
        texts:, a container
        map: Tensor in java.util.Map field Tensor in Known, may lead to one, may be the same, a container
        byTensor: Tensor in java.util.Map field Tensor in Known, may lead to one, may be the same, a container
        both: Tensor in java.util.Map field Tensor in Known, may lead to one, may be the same, a container
        entry:, may lead to one, may be the same
        supplier:, may lead to one, may be the same
        textSupplier:
        weak:, may lead to one, may be the same
        weakMap: Tensor in java.util.WeakHashMap field Tensor in Known, may lead to one, may be the same, a container, weak
        optional:, may lead to one, may be the same
        stream: Tensor in java.util.stream.Stream field Tensor in Known, may lead to one, may be the same, a container
        textStream: Stream, may lead to one, may be the same, a container
        """,
        told(
            """
            Tensor tensor;
            SymbolicTensor symbolic;
            Lifecycle unknown;
            int number;
            String text;
            Object any;
            Object[] anyInAnArray;
            AutoCloseable closeable;
            StringReader reader;
            dev.tensorlint.runtime.random.Generator generator;
            dev.tensorlint.runtime.nn.Dense layer;
            ByteArrayInputStream bytes;
            Tensor[] array;
            Tensor[][] arrays;
            int[] numbers;
            List raw;
            List<Tensor> list;
            List<List<Tensor>> lists;
            List<String> texts;
            Map<String, Tensor> map;
            Map<Tensor, String> byTensor;
            Map<Tensor, Tensor> both;
            Map.Entry<String, Tensor> entry;
            Supplier<Tensor> supplier;
            Supplier<String> textSupplier;
            WeakReference<Tensor> weak;
            WeakHashMap<Tensor, String> weakMap;
            Optional<Tensor> optional;
            java.util.stream.Stream<Tensor> stream;
            java.util.stream.Stream<String> textStream;
            """));
  }
}
