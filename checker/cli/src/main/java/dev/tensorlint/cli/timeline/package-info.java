// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/** The memory of a recorded run over time: from a flight recording to a page. */
@NullMarked
package dev.tensorlint.cli.timeline;

import org.jspecify.annotations.NullMarked;
