// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
@NullMarked
package dev.tensorlint.gradle;

import org.jspecify.annotations.NullMarked;
