// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package uk.ac.manchester.tornado.api;

import uk.ac.manchester.tornado.api.common.TornadoDevice;
import uk.ac.manchester.tornado.api.enums.ProfilerMode;
import uk.ac.manchester.tornado.api.enums.TornadoVMBackendType;
import uk.ac.manchester.tornado.api.exceptions.TornadoExecutionPlanException;

/** What code of other packages sees of the class, without bodies. */
public class TornadoExecutionPlan implements AutoCloseable {

  public TornadoExecutionPlan(ImmutableTaskGraph... graphs) {}

  public static native TornadoDevice getDevice(int driver, int device);

  public static native int getTotalPlans();

  public static native TornadoDeviceMap getTornadoDeviceMap();

  public native TornadoExecutionResult execute();

  public native TornadoExecutionPlan withGraph(int index);

  public native TornadoExecutionPlan withAllGraphs();

  public native TornadoExecutionPlan withPreCompilation();

  public native TornadoExecutionPlan withDevice(TornadoDevice device);

  public native TornadoExecutionPlan withDevice(String task, TornadoDevice device);

  public native void printTraceExecutionPlan();

  public native String getTraceExecutionPlan();

  public native TornadoExecutionPlan withConcurrentDevices();

  public native TornadoExecutionPlan withoutConcurrentDevices();

  public native TornadoDevice getDevice(int graph);

  public native TornadoExecutionPlan freeDeviceMemory();

  public native TornadoExecutionPlan withGridScheduler(GridScheduler scheduler);

  public native TornadoExecutionPlan withDefaultScheduler();

  public native TornadoExecutionPlan withBatch(String size);

  public native TornadoExecutionPlan withProfiler(ProfilerMode mode);

  public native TornadoExecutionPlan withoutProfiler();

  public native TornadoExecutionPlan withMemoryLimit(String limit);

  public native TornadoExecutionPlan withoutMemoryLimit();

  public native TornadoExecutionPlan resetDevice();

  public native long getId();

  public native long getGlobalExecutionPlansCounter();

  public native TornadoExecutionPlan clearProfiles();

  public native TornadoExecutionPlan withThreadInfo();

  public native TornadoExecutionPlan withoutThreadInfo();

  public native TornadoExecutionPlan withPrintKernel();

  public native TornadoExecutionPlan withoutPrintKernel();

  public native TornadoExecutionPlan withCompilerFlags(TornadoVMBackendType backend, String flags);

  @Override
  public native void close() throws TornadoExecutionPlanException;

  public native long getCurrentDeviceMemoryUsage();

  public native TornadoExecutionResult getPlanResult(int index);

  public native void mapOnDeviceMemoryRegion(
      Object target, Object source, long offset, int fromGraph, int toGraph);

  public native TornadoExecutionPlan withWarmUpTime(long milliseconds) throws InterruptedException;

  public native TornadoExecutionPlan withWarmUpIterations(int iterations);
}
