// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package uk.ac.manchester.tornado.api.common;

/** A part of what code of other packages sees of the interface. */
public interface TornadoDevice {}
