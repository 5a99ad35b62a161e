// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.junit;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs the samples with the Jupiter of its class path, and prints what became of each test. */
final class JupiterRun {

  private JupiterRun() {}

  public static void main(String[] args) {
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(LeakSamples.ALL.stream().map(DiscoverySelectors::selectClass).toList())
            .filters(EngineFilter.includeEngines("junit-jupiter"))
            .build();
    Launcher launcher = LauncherFactory.create();
    launcher.execute(request, new Printer());
  }

  private static final class Printer implements TestExecutionListener {
    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      boolean isFailure = result.getThrowable().isPresent();
      if (test.isTest() || isFailure) {
        System.out.println(
            test.getDisplayName() + result.getThrowable().map(this::shown).orElse(""));
      }
    }

    private String shown(Throwable failure) {
      return " " + failure.getClass().getSimpleName() + ": " + firstLine(failure);
    }

    private static String firstLine(Throwable failure) {
      return String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
    }
  }
}
