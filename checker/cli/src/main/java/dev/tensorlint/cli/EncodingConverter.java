// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import java.nio.charset.Charset;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of an encoding. */
final class EncodingConverter implements ITypeConverter<Charset> {

  @Override
  public Charset convert(String name) {
    try {
      return Charset.forName(name);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(
          "'" + name + "' is not an encoding: write a name such as UTF-8 or windows-1252");
    }
  }
}
