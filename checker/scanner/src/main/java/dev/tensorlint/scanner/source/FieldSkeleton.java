// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

/** A field, enum constant or record component without its initializer. */
public record FieldSkeleton(String name, TypeSyntax type, int flags) {}
