// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package uk.ac.manchester.tornado.api.types.arrays;

/** A part of what code of other packages sees of the class, without bodies. */
public final class FloatArray {

  public FloatArray(int size) {}

  public native float get(int index);

  public native void set(int index, float value);

  public native int getSize();
}
