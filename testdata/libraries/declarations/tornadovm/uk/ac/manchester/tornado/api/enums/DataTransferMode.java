// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package uk.ac.manchester.tornado.api.enums;

/** What code of other packages sees of the class. */
public class DataTransferMode {

  public static final int FIRST_EXECUTION = 0;
  public static final int EVERY_EXECUTION = 1;
  public static final int UNDER_DEMAND = 2;
}
