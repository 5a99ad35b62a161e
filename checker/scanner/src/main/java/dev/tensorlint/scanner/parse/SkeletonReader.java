// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.AnnotationDeclaration;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.TypeParameter;
import dev.tensorlint.scanner.source.ImportSyntax;
import dev.tensorlint.scanner.source.TypeSkeleton;
import dev.tensorlint.scanner.source.TypeSyntax;
import dev.tensorlint.scanner.source.UnitSkeleton;
import dev.tensorlint.scanner.types.Access;
import dev.tensorlint.scanner.types.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Copies declarations out of JavaParser's tree. */
public final class SkeletonReader {

  private final Spans spans;
  private final MemberReader members;

  public SkeletonReader(Spans spans) {
    this.spans = spans;
    this.members = new MemberReader(spans);
  }

  public UnitSkeleton read(CompilationUnit unit) {
    String packageName =
        unit.getPackageDeclaration().map(each -> each.getNameAsString()).orElse("");
    String prefix = packageName.isEmpty() ? "" : packageName + ".";
    List<TypeSkeleton> types = new ArrayList<>();
    for (TypeDeclaration<?> type : unit.getTypes()) {
      int flags = DeclaredFlags.of(type, false, false);
      types.add(read(type, prefix + simpleName(type), null, flags));
    }
    List<ImportSyntax> imports = unit.getImports().stream().map(SkeletonReader::read).toList();
    return new UnitSkeleton(packageName, imports, types);
  }

  private String simpleName(TypeDeclaration<?> type) {
    return CompactFile.isImplied(type)
        ? CompactFile.className(spans.file())
        : type.getNameAsString();
  }

  private static ImportSyntax read(ImportDeclaration each) {
    return new ImportSyntax(each.getNameAsString(), each.isStatic(), each.isAsterisk());
  }

  /** Reads a local class, which is named by the place of its name. */
  public TypeSkeleton readLocal(TypeDeclaration<?> type, String enclosing) {
    String name = localName(enclosing, type.getName(), type.getNameAsString());
    return read(type, name, null, DeclaredFlags.of(type, true, false));
  }

  /**
   * Reads an anonymous class or the body of an enum constant.
   *
   * @param brace offset of the opening brace
   * @param supertype its superclass or interface
   */
  public TypeSkeleton readAnonymous(
      NodeList<BodyDeclaration<?>> body,
      String enclosing,
      int brace,
      Type.ClassType supertype,
      boolean isInterface) {
    String name = enclosing + "$@" + brace;
    TypeSyntax written = new TypeSyntax.Fixed(supertype);
    return new TypeSkeleton(
        name,
        "",
        null,
        Access.FINAL,
        List.of(),
        isInterface ? null : written,
        isInterface ? List.of(written) : List.of(),
        members.fields(body, false),
        members.methods(body, false),
        memberTypes(body, name, false));
  }

  private String localName(String enclosing, Node name, String simpleName) {
    return enclosing + "$@" + spans.of(name).start() + simpleName;
  }

  private TypeSkeleton read(
      TypeDeclaration<?> type, String name, @Nullable String outer, int flags) {
    boolean isInterface = Access.has(flags, Access.INTERFACE);
    return new TypeSkeleton(
        name,
        simpleName(type),
        outer,
        flags,
        TypeSyntaxReader.readParameters(typeParameters(type)),
        superclass(type, name),
        interfaces(type),
        members.fieldsOf(type, name, isInterface),
        members.methodsOf(type, name, flags),
        memberTypes(type.getMembers(), name, isInterface));
  }

  private List<TypeSkeleton> memberTypes(
      NodeList<BodyDeclaration<?>> body, String outer, boolean inInterface) {
    List<TypeSkeleton> types = new ArrayList<>();
    for (BodyDeclaration<?> member : body) {
      if (member instanceof TypeDeclaration<?> type) {
        String name = outer + "$" + type.getNameAsString();
        types.add(read(type, name, outer, DeclaredFlags.of(type, true, inInterface)));
      }
    }
    return types;
  }

  private static NodeList<TypeParameter> typeParameters(TypeDeclaration<?> type) {
    if (type instanceof ClassOrInterfaceDeclaration plain) {
      return plain.getTypeParameters();
    }
    return type instanceof RecordDeclaration record ? record.getTypeParameters() : new NodeList<>();
  }

  private static @Nullable TypeSyntax superclass(TypeDeclaration<?> type, String name) {
    if (type instanceof EnumDeclaration) {
      return new TypeSyntax.Fixed(Type.of("java.lang.Enum", Type.of(name)));
    } else if (type instanceof RecordDeclaration) {
      return new TypeSyntax.Fixed(Type.of("java.lang.Record"));
    }
    boolean extendsOne =
        type instanceof ClassOrInterfaceDeclaration plain
            && !plain.isInterface()
            && !plain.getExtendedTypes().isEmpty();
    return extendsOne && type instanceof ClassOrInterfaceDeclaration plain
        ? TypeSyntaxReader.read(plain.getExtendedTypes().get(0))
        : null;
  }

  private static List<TypeSyntax> interfaces(TypeDeclaration<?> type) {
    if (type instanceof AnnotationDeclaration) {
      return List.of(new TypeSyntax.Fixed(Type.of("java.lang.annotation.Annotation")));
    }
    return TypeSyntaxReader.readAll(writtenInterfaces(type));
  }

  private static NodeList<ClassOrInterfaceType> writtenInterfaces(TypeDeclaration<?> type) {
    if (type instanceof ClassOrInterfaceDeclaration plain) {
      return plain.isInterface() ? plain.getExtendedTypes() : plain.getImplementedTypes();
    } else if (type instanceof EnumDeclaration enumeration) {
      return enumeration.getImplementedTypes();
    }
    return type instanceof RecordDeclaration record
        ? record.getImplementedTypes()
        : new NodeList<>();
  }

  /** Reads one method; the skeleton equals the one among its class's. */
  public MemberReader members() {
    return members;
  }
}
