// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/**
 * Fails a test that opens handles and does not close them, and says at what lines they were
 * created. On a class it holds for each of its tests, those of nested classes too; on a method it
 * replaces what the class says.
 *
 * <pre>{@code
 * @LeakCheck
 * class ServeTest {
 *   @Test
 *   void answers() { ... }
 *
 *   @Test
 *   @LeakCheck(models = 1) // the server keeps its model
 *   void startsOnce() { ... }
 * }
 * }</pre>
 *
 * <p>It counts what is opened from before the first {@code @BeforeEach} method to after the last
 * {@code @AfterEach} method and is not closed by then, on all threads: what a test hands to another
 * thread has to be closed when the test ends. A handle that the garbage collector found is a leak
 * like any other, so the outcome never depends on the collector. Weights count as their model.
 *
 * <p><b>Parallel execution.</b> A checked test runs alone: nothing else would know whose handles
 * are whose. So it takes the global lock of Jupiter, and other tests wait, checked or not.
 *
 * <p>Needs Jupiter 5.10 or newer.
 */
@Documented
@Inherited
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(LeakCheckExtension.class)
@ResourceLock(value = Resources.GLOBAL, mode = ResourceAccessMode.READ_WRITE)
public @interface LeakCheck {

  /** Returns how many tensors may stay open. */
  int tensors() default 0;

  /** Returns how many models may stay open. */
  int models() default 0;

  /** Returns how many scopes may stay open. */
  int scopes() default 0;

  /** Returns how many gradient tapes may stay open. */
  int tapes() default 0;

  /** Returns how many optimizers may stay open. */
  int optimizers() default 0;

  /** Returns how many futures may stay without anybody who joins them. */
  int futures() default 0;

  /** Returns how many traced functions may stay open. */
  int functions() default 0;

  /** Returns how many sessions may stay open. */
  int sessions() default 0;

  /** Returns how many bytes the open handles may hold together. */
  long bytes() default Long.MAX_VALUE;
}
