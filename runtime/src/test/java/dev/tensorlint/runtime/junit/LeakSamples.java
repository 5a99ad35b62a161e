// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.junit;

import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Tests for a JVM of their own, which ends with what they leave open. */
final class LeakSamples {

  static final List<Class<?>> ALL = List.of(OnAClass.class, OnAMethod.class, Heir.class);

  private static final List<Tensor> LEFT = new ArrayList<>();

  private LeakSamples() {}

  private static void leave(int tensors) {
    for (int i = 0; i < tensors; i++) {
      LEFT.add(Tensor.of(1));
    }
  }

  @LeakCheck
  static class OnAClass {
    @Test
    void clean() {
      Tensor.of(1).close();
    }

    @Test
    void leaks() {
      leave(1);
    }

    @Test
    @LeakCheck(tensors = 1)
    void forgiven() {
      leave(1);
    }

    @Nested
    class Inside {
      @Test
      void leaksInside() {
        leave(1);
      }

      @Nested
      class Deeper {
        @Test
        void leaksDeeper() {
          leave(1);
        }
      }
    }

    @Nested
    @LeakCheck(tensors = 1)
    class Generous {
      @Test
      void forgivenInside() {
        leave(1);
      }
    }
  }

  static class OnAMethod {
    @Test
    void unchecked() {
      leave(1);
    }

    @Test
    @LeakCheck
    void checked() {
      leave(1);
    }
  }

  abstract static class Ancestor {
    @Nested
    class Inherited {
      @Test
      void oneIsAllowed() {
        leave(1);
      }

      @Test
      void twoAreNot() {
        leave(2);
      }
    }
  }

  @LeakCheck(tensors = 1)
  static class Heir extends Ancestor {}
}
