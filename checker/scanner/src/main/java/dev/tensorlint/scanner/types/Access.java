// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.ir.Modifier;
import java.util.EnumSet;
import java.util.Set;

/** Access flags as class files have them, and some of our own that class files lack. */
public final class Access {

  public static final int PUBLIC = 0x1;
  public static final int PRIVATE = 0x2;
  public static final int PROTECTED = 0x4;
  public static final int STATIC = 0x8;
  public static final int FINAL = 0x10;
  public static final int VARARGS = 0x80;
  public static final int NATIVE = 0x100;
  public static final int INTERFACE = 0x200;
  public static final int ABSTRACT = 0x400;
  public static final int SYNTHETIC = 0x1000;
  public static final int ANNOTATION = 0x2000;
  public static final int ENUM = 0x4000;
  public static final int DEFAULT = 0x10000;
  public static final int RECORD = 0x20000;

  /** Of a method that is known by its name and the number of its arguments. */
  public static final int NAMED = 0x40000;

  /** Of a method; class files use the bit of this flag for classes as well. */
  public static final int SYNCHRONIZED = 0x80000;

  private Access() {}

  public static boolean has(int flags, int flag) {
    return (flags & flag) != 0;
  }

  /** Returns the modifiers of the IR that are among the flags. */
  public static Set<Modifier> modifiers(int flags) {
    Set<Modifier> modifiers = EnumSet.noneOf(Modifier.class);
    for (Modifier modifier : Modifier.values()) {
      if (has(flags, flagOf(modifier))) {
        modifiers.add(modifier);
      }
    }
    return modifiers;
  }

  private static int flagOf(Modifier modifier) {
    return switch (modifier) {
      case PUBLIC -> PUBLIC;
      case PROTECTED -> PROTECTED;
      case PRIVATE -> PRIVATE;
      case STATIC -> STATIC;
      case FINAL -> FINAL;
      case ABSTRACT -> ABSTRACT;
      case NATIVE -> NATIVE;
      case DEFAULT -> DEFAULT;
      case SYNCHRONIZED -> SYNCHRONIZED;
    };
  }
}
