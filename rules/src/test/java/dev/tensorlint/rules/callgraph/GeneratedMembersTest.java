// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.Retention;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.javatext.JavaText;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the setters that annotations generate do to their argument. */
final class GeneratedMembersTest {

  private static final FieldKey KEPT = new FieldKey("A", "kept", false);

  private static TypeDecl type(String text) {
    String annotations = " @interface Data {} @interface Setter {} @interface Getter {}";
    return JavaText.program("A.java", text + annotations).units().get(0).types().get(0);
  }

  private static Optional<Summary> effects(String text, String name, String result) {
    MethodRef called =
        new MethodRef(
            "A", name, List.of(TypeRef.OBJECT), TypeRef.of(result), false, false, true, List.of());
    return ImplicitMembers.effects(type(text), called);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Data class A { private Object kept; }",
        "@Setter class A { private Object kept; }",
        "class A { @Setter private Object kept; }",
        "@Setter class A { private int size; private Object kept; }",
      })
  void aSetterKeepsItsArgumentWhateverItsObjectIs(String text) {
    Summary effects = effects(text, "setKept", "void").orElseThrow();
    assertEquals(Certainty.YES, effects.parameter(0).handedOver());
    assertTrue(effects.stores(0));
    assertEquals(Set.of(KEPT), effects.part(Retention.NONE).of(0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"setKept", "kept"})
  void aChainedSetterKeepsItsArgumentAndReturnsItsObject(String name) {
    Summary effects = effects("@Data class A { Object kept; }", name, "A").orElseThrow();
    assertEquals(Certainty.YES, effects.parameter(0).handedOver());
    assertTrue(effects.stores(0));
    assertTrue(effects.result().isSame());
    assertEquals(Operand.RECEIVER, effects.result().from());
  }

  /** Nothing follows about what it does to its argument. */
  @Test
  void whatIsNotGeneratedIsUnknown() {
    assertEquals(Optional.empty(), effects("@Getter class A { Object kept; }", "setKept", "void"));
    assertEquals(Optional.empty(), effects("@Data class A { Object kept; }", "withKept", "A"));
    assertEquals(
        Optional.empty(), effects("@Data class A { Object kept; }", "kept", "java.lang.Object"));
    assertEquals(
        Optional.empty(), effects("@Data class A { static Object kept; }", "setKept", "void"));
  }
}
