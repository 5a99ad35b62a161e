// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Generated programs: their runs under all decisions compared with their findings. */
@NullMarked
package dev.tensorlint.testdata.generated;

import org.jspecify.annotations.NullMarked;
