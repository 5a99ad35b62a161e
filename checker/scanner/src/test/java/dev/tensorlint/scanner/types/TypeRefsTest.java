// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;

class TypeRefsTest {

  private final TypeRefs refs =
      new TypeRefs(new Types(new TypeTable(List.of(), AssumedTypes.NONE)).supertypes());

  private static Type list(String of) {
    return Type.of("java.util.List", Type.of(of));
  }

  @Test
  void equalTypesAreTheSameObject() {
    assertSame(refs.of(Type.of("a.B")), refs.of(Type.of("a.B")));
    assertSame(refs.of(list("a.B")), refs.of(list("a.B")));
    assertSame(refs.of(Type.of("a.B")), refs.of(list("a.B")).arguments().get(0));
    assertSame(refs.of(new Type.ArrayType(list("a.B"))), refs.of(new Type.ArrayType(list("a.B"))));
  }

  @Test
  void otherTypesAreOthers() {
    assertNotEquals(refs.of(list("a.B")), refs.of(list("a.C")));
    assertNotEquals(refs.of(Type.of("a.B")), refs.of(new Type.ArrayType(Type.of("a.B"))));
    assertEquals("java.util.List<a.B>[]", refs.of(new Type.ArrayType(list("a.B"))).toString());
  }
}
