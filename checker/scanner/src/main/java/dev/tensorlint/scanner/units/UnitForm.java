// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.units;

import dev.tensorlint.rules.bytes.ValueForm;
import dev.tensorlint.rules.bytes.ValueReader;
import dev.tensorlint.rules.bytes.ValueWriter;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Pattern;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.source.MethodSkeleton;
import dev.tensorlint.scanner.source.TypeSkeleton;
import dev.tensorlint.scanner.source.TypeSyntax;
import dev.tensorlint.scanner.source.UnitSkeleton;
import dev.tensorlint.scanner.types.Type;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** The bytes of declarations and of translations. */
final class UnitForm {

  /** Variables are not among the types: no kept declaration has one. */
  private static final ValueForm DECLARATIONS =
      ValueForm.of(
          UnitSkeleton.class,
          ValueForm.family(TypeSyntax.class, Type.class),
          List.of(TypeSkeleton.class, MethodSkeleton.class));

  private static final ValueForm CODE = code(Translation.class);

  /** The code of libraries. */
  static final ValueForm LIBRARY = code(KeptLibraries.Kept.class);

  private UnitForm() {}

  private static ValueForm code(Class<? extends Record> type) {
    return ValueForm.of(
        type,
        ValueForm.family(Expr.class, Stmt.class, Pattern.class, Callee.class, Type.class),
        List.of(
            Expr.class,
            Stmt.class,
            Pattern.class,
            Span.class,
            SwitchCase.class,
            TypeDecl.class,
            MethodDecl.class,
            FieldDecl.class,
            Stmt.Catch.class,
            Stmt.Resource.class));
  }

  /**
   * A translated file without its text.
   *
   * @param locals its local and anonymous classes
   * @param supertypes of all its types, by name
   */
  record Translation(
      String packageName,
      List<TypeDecl> types,
      int unresolvedNames,
      List<LocalType> locals,
      Map<String, List<String>> supertypes) {}

  static byte[] bytes(UnitSkeleton declarations) throws IOException {
    return ValueWriter.bytes(DECLARATIONS, declarations);
  }

  static UnitSkeleton declarations(byte[] bytes) throws IOException {
    return (UnitSkeleton) ValueReader.read(DECLARATIONS, bytes, ValueReader.Files.NONE);
  }

  static byte[] bytes(Translation translation) throws IOException {
    return ValueWriter.bytes(CODE, translation);
  }

  static Translation translation(byte[] bytes) throws IOException {
    return (Translation) ValueReader.read(CODE, bytes, ValueReader.Files.NONE);
  }

  /**
   * Returns what declarations say to other files, as bytes: the same when only the places of
   * methods are others.
   */
  static byte[] meaning(UnitSkeleton unit) throws IOException {
    List<TypeSkeleton> types = unit.types().stream().map(UnitForm::withoutPlaces).toList();
    return bytes(new UnitSkeleton(unit.packageName(), unit.imports(), types));
  }

  private static TypeSkeleton withoutPlaces(TypeSkeleton type) {
    return new TypeSkeleton(
        type.name(),
        type.simpleName(),
        type.outer(),
        type.flags(),
        type.typeParameters(),
        type.superclass(),
        type.interfaces(),
        type.fields(),
        type.methods().stream().map(UnitForm::withoutPlace).toList(),
        type.types().stream().map(UnitForm::withoutPlaces).toList());
  }

  private static MethodSkeleton withoutPlace(MethodSkeleton method) {
    return new MethodSkeleton(
        method.name(),
        -1,
        method.flags(),
        method.typeParameters(),
        method.parameters(),
        method.result(),
        method.thrown());
  }
}
