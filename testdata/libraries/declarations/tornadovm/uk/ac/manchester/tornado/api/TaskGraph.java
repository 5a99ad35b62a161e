// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package uk.ac.manchester.tornado.api;

import uk.ac.manchester.tornado.api.common.TornadoFunctions.Task3;

/** A part of what code of other packages sees of the class, without bodies. */
public class TaskGraph {

  public TaskGraph(String name) {}

  public native <A, B, C> TaskGraph task(String id, Task3<A, B, C> code, A first, B second, C third);

  public native TaskGraph transferToDevice(int mode, Object... objects);

  public native TaskGraph transferToHost(int mode, Object... objects);

  public native ImmutableTaskGraph snapshot();
}
