// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.validation;

import org.junit.runner.JUnitCore;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;

/** Runs the tests of a class by the JUnit 4 of the program: {@code VintageTests CLASS}. */
public final class VintageTests extends RunListener {

  public static void main(String[] arguments) throws ClassNotFoundException {
    JUnitCore core = new JUnitCore();
    core.addListener(new VintageTests());
    core.run(Class.forName(arguments[0]));
  }

  @Override
  public void testFailure(Failure failure) {
    PlatformTests.report(failure.getException());
  }
}
