// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
@NullMarked
package dev.tensorlint.buildtool;

import org.jspecify.annotations.NullMarked;
