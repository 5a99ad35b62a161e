// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.lang.StackWalker.StackFrame;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A line of user code.
 *
 * @param className binary name of the class, such as {@code app.Serve$Cache}
 * @param method name of the method
 * @param file simple name of the source file
 * @param line line from 1, or 0 where it is not known
 */
public record Site(String className, String method, String file, int line) {

  /** Stands for a line that was not recorded. */
  public static final Site UNKNOWN = new Site("", "", "", 0);

  /**
   * The runtime's own frames above user code: frames are fetched in one go, and no more of them.
   */
  private static final int USUAL_DEPTH = 14;

  private static final StackWalker WALKER =
      StackWalker.getInstance(Set.of(StackWalker.Option.RETAIN_CLASS_REFERENCE), USUAL_DEPTH);

  /** The runtime's own classes and the JDK's: a site is never in one of them. */
  private static final ClassValue<Boolean> IS_USER_CODE =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return !isPlatform(type) && !isRuntime(type);
        }
      };

  /**
   * Returns the innermost line on this thread's stack that belongs neither to this runtime nor to
   * the JDK, or {@link #UNKNOWN} where there is none.
   */
  public static Site here() {
    return of(frame());
  }

  /**
   * Returns the frame of {@link #here}, or null. Names and lines are looked up when a site is made
   * of it, which most frames never are.
   */
  static @Nullable StackFrame frame() {
    return WALKER.walk(Site::innermost);
  }

  static Site of(@Nullable StackFrame frame) {
    return frame == null ? UNKNOWN : at(frame);
  }

  public boolean isKnown() {
    return !className.isEmpty();
  }

  /** Returns {@code File.java:line}. */
  @Override
  public String toString() {
    return isKnown() ? file + ":" + line : "an unknown line";
  }

  private static Site at(StackFrame frame) {
    String file = frame.getFileName();
    return new Site(
        frame.getClassName(),
        frame.getMethodName(),
        file == null ? frame.getClassName() : file,
        Math.max(0, frame.getLineNumber()));
  }

  private static @Nullable StackFrame innermost(Stream<StackFrame> frames) {
    return frames.filter(Site::isUserCode).findFirst().orElse(null);
  }

  private static boolean isUserCode(StackFrame frame) {
    return IS_USER_CODE.get(frame.getDeclaringClass());
  }

  private static boolean isPlatform(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }

  /** The package alone would also hide tests that sit in our packages: so the origin counts too. */
  private static boolean isRuntime(Class<?> type) {
    return type.getName().startsWith("dev.tensorlint.runtime.")
        && type.getProtectionDomain().equals(Site.class.getProtectionDomain());
  }
}
