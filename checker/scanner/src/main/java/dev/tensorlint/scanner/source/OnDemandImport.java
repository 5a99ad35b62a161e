// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import dev.tensorlint.scanner.types.BinaryName;
import dev.tensorlint.scanner.types.Types;
import org.jspecify.annotations.Nullable;

/**
 * An import that ends in {@code .*}. Which type it names is looked up once, and not before it is
 * asked for: that may lead to the very class whose supertype is being looked up. Thread-safe.
 */
final class OnDemandImport {

  private final ImportSyntax written;
  private final NameSpace space;
  private final Types types;
  private final QualifiedNames names;
  private volatile @Nullable Owner owner;

  /**
   * @param name binary name of the type whose members it imports, null when it names none
   */
  private record Owner(@Nullable String name) {}

  OnDemandImport(ImportSyntax written, NameSpace space, Types types, QualifiedNames names) {
    this.written = written;
    this.space = space;
    this.types = types;
    this.names = names;
  }

  /** Returns the binary name of the type that it imports under a simple name, null for none. */
  @Nullable String type(String simpleName) {
    String found = written.isStatic() ? null : typeOfPackage(simpleName);
    return found == null ? memberType(simpleName) : found;
  }

  private @Nullable String typeOfPackage(String simpleName) {
    String name = space.nameOf(written.name() + "." + simpleName);
    return types.table().has(written.name(), BinaryName.inPackage(name)) ? name : null;
  }

  private @Nullable String memberType(String simpleName) {
    String from = owner();
    return from == null ? null : types.members().memberType(from, simpleName);
  }

  /** Returns the binary name of the type whose members it imports, null when it names none. */
  @Nullable String owner() {
    Owner known = owner;
    if (known == null) {
      known = new Owner(names.binaryName(written.name()));
      owner = known;
    }
    return known.name();
  }

  boolean isStatic() {
    return written.isStatic();
  }

  /** Returns whether it may import a static member of a name. */
  boolean mayHaveMember(String name) {
    String from = owner();
    return from != null && types.members().isNamed(from, name);
  }
}
