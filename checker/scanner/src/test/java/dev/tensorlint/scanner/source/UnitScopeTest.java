// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.tensorlint.scanner.types.AssumedTypes;
import dev.tensorlint.scanner.types.ClassContainer;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.TypeTable;
import dev.tensorlint.scanner.types.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** What is searched for the names that imports could mean. */
final class UnitScopeTest {

  private static final int MANY = 300;

  /** Has the class {@code X} in many packages, and notes which classes it is asked for. */
  private static class Counting implements ClassContainer {

    final Set<String> listed = new TreeSet<>();
    final List<String> read = new ArrayList<>();

    @Override
    public Set<String> packages() {
      return IntStream.range(0, MANY).mapToObj(i -> "p" + i).collect(Collectors.toSet());
    }

    @Override
    public Set<String> classes(String packageName) {
      assertEquals(true, listed.add(packageName), "listed again: " + packageName);
      return Set.of(packageName + ".X");
    }

    @Override
    public byte @Nullable [] read(String internalName) {
      read.add(internalName);
      return internalName.endsWith("/X") ? classFile(internalName) : null;
    }

    private static byte[] classFile(String internalName) {
      ClassWriter writer = new ClassWriter(0);
      writer.visit(Opcodes.V17, 0, internalName, null, "java/lang/Object", null);
      return writer.toByteArray();
    }

    @Override
    public void close() {}
  }

  private static UnitScope importing(Counting container, Stream<ImportSyntax> imports) {
    Types types = new Types(new TypeTable(List.of(container), AssumedTypes.NONE));
    return new UnitScope(
        new UnitSkeleton("own", imports.toList(), List.of()), NameSpace.ONLY, types);
  }

  private static ImportSyntax all(String name) {
    return new ImportSyntax(name, false, true);
  }

  @Test
  void aNameThatNoPackageHasIsSearchedInNone() {
    Counting container = new Counting();
    UnitScope scope = importing(container, IntStream.range(0, MANY).mapToObj(i -> all("p" + i)));
    for (int i = 0; i < MANY; i++) {
      assertNull(scope.type("N" + i));
    }
    assertEquals(List.of(), container.read);
    assertEquals(MANY, container.listed.size());
  }

  @Test
  void theFirstPackageThatHasANameIsTheOneThatIsMeant() {
    Counting container = new Counting();
    UnitScope scope = importing(container, Stream.of(all("none"), all("p7"), all("p8"), all("p7")));
    assertEquals(Type.of("p7.X"), scope.type("X"));
    assertEquals(List.of("p7/X"), container.read);
    assertEquals(Type.of("java.lang.String"), scope.type("String"));
  }

  @Test
  void aPackageThatListsABrokenClassDoesNotHaveIt() {
    Counting container =
        new Counting() {
          @Override
          public byte @Nullable [] read(String internalName) {
            return internalName.equals("p1/X") ? new byte[] {1, 2, 3} : super.read(internalName);
          }
        };
    UnitScope scope = importing(container, Stream.of(all("p1"), all("p2")));
    assertEquals(Type.of("p2.X"), scope.type("X"));
  }
}
