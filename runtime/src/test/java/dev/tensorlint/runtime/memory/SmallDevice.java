// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.memory;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.device.AllocationFailedException;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceBuffer;
import dev.tensorlint.runtime.device.DeviceInfo;
import dev.tensorlint.runtime.device.DeviceType;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashSet;
import java.util.Set;

/** A device of so many bytes that can allocate and nothing else. */
final class SmallDevice {

  final Device device =
      (Device)
          Proxy.newProxyInstance(
              Device.class.getClassLoader(), new Class<?>[] {Device.class}, this::call);
  final Set<DeviceBuffer> buffers = new HashSet<>();
  private final DeviceType type;
  private final long capacity;

  SmallDevice(DeviceType type, long capacity) {
    this.type = type;
    this.capacity = capacity;
  }

  long usedBytes() {
    return buffers.stream().mapToLong(DeviceBuffer::bytes).sum();
  }

  private Object call(Object proxy, Method method, Object[] arguments) {
    return switch (method.getName()) {
      case "info" -> new DeviceInfo("small", "test", type, "1");
      case "allocate" -> allocate((DType) arguments[0], (Integer) arguments[1]);
      case "hashCode" -> System.identityHashCode(proxy);
      case "equals" -> proxy == arguments[0];
      default -> throw new UnsupportedOperationException(method.getName());
    };
  }

  private DeviceBuffer allocate(DType dtype, int length) {
    long bytes = (long) dtype.bytes() * length;
    if (usedBytes() + bytes > capacity) {
      throw new AllocationFailedException(bytes, "the device is full", null);
    }
    DeviceBuffer buffer =
        new DeviceBuffer() {
          @Override
          public DType type() {
            return dtype;
          }

          @Override
          public int length() {
            return length;
          }

          @Override
          public void close() {
            buffers.remove(this);
          }
        };
    buffers.add(buffer);
    return buffer;
  }
}
