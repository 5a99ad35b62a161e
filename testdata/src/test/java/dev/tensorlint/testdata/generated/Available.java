// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.ArrayList;
import java.util.List;

/** The methods and classes of a program that its statements may use, by what they are for. */
final class Available {

  final List<String> makers = new ArrayList<>();
  final List<String> nullableMakers = new ArrayList<>();
  final List<String> closers = new ArrayList<>();
  final List<String> readers = new ArrayList<>();
  final List<String> checks = new ArrayList<>();
  final List<String> ioChecks = new ArrayList<>();
  final List<String> steps = new ArrayList<>();

  /** Classes with a constructor without arguments, {@code close} and {@code read}. */
  final List<String> owners = new ArrayList<>();

  /** Generic owners of what a constructor gets, with {@code get}. */
  final List<String> boxes = new ArrayList<>();

  /** Records of two tensors; those that are closed by one call end in {@code Closing}. */
  final List<String> pairs = new ArrayList<>();

  /** Methods that call a consumer with a tensor, and close it. */
  final List<String> lenders = new ArrayList<>();
}
