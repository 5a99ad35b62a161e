// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A company's annotations, which its model explains: in class files and in sources. */
final class AnnotationRulesTest {

  private static final String MODEL =
      """
      library: com.example:memory
      types:
        com.example.memory.Block:
          kind: tensor
          release: { methods: [free], again: allowed }
          methods: { size(): copy }
      annotations:
        Transfer: { result: fresh, argument: consumes }
        Lent: { result: { borrow: receiver } }
        Frees: { receiver: releases }
        Native: { release: [end, close] }
      """;

  private static final String ANNOTATIONS =
      """
      package com.example.memory;
      import java.lang.annotation.*;
      public final class Marks {
        @Retention(RetentionPolicy.CLASS) public @interface Transfer {}
        @Retention(RetentionPolicy.RUNTIME) public @interface Lent {}
        @Retention(RetentionPolicy.CLASS) public @interface Frees {}
        @Retention(RetentionPolicy.CLASS) public @interface Native {}
      }
      """;

  private static final String LIBRARY =
      """
      package com.example.memory;
      import com.example.memory.Marks.*;
      public class Block {
        public Block() {}
        public native int size();
        @Lent public native Block half();
        @Frees public native void giveBack();
        public native void free();
      }
      """;

  private static final String POOL =
      """
      package com.example.memory;
      import com.example.memory.Marks.*;
      public interface Pool {
        @Transfer Block take();
        Block look();
        void put(@Transfer Block block);
        void show(Block block);
      }
      """;

  private static final String GUARD =
      """
      package com.example.memory;
      import com.example.memory.Marks.*;
      @Native
      public class Guard {
        public Guard() {}
        public native void end();
        public native void close();
      }
      """;

  private static final String USES =
      """
      import com.example.memory.*;
      import com.example.memory.Marks.*;
      final class Uses {
        void newBad() {
          Guard guard = new Guard(); // want UnclosedResource definite
          System.out.println(guard);
        }
        void newOk() {
          Guard guard = new Guard();
          guard.end();
        }
        void takenBad(Pool pool) {
          Block block = pool.take(); // want UnscopedTensor definite
          System.out.println(block.size());
        }
        void takenOk(Pool pool) {
          Block block = pool.take();
          System.out.println(block.size());
          block.free();
        }
        void lookedOk(Pool pool) {
          System.out.println(pool.look().size());
        }
        void putOk(Pool pool) {
          pool.put(new Block());
        }
        void givenBackOk(Pool pool) {
          Block block = pool.take();
          block.giveBack();
        }
        int halfBad(Pool pool) {
          Block block = pool.take();
          Block half = block.half();
          block.free();
          return half.size(); // want ViewOutlivesOwner definite
        }
        interface Own {
          @Transfer Block made();
          void took(@Transfer Block block);
        }
        void ownBad(Own own) {
          Block block = own.made(); // want UnscopedTensor definite
          System.out.println(block.size());
        }
        void ownOk(Own own) {
          own.took(new Block());
        }
      }
      """;

  private static final Map<String, String> SOURCES =
      Map.of("Marks", ANNOTATIONS, "Block", LIBRARY, "Guard", GUARD, "Pool", POOL);

  private final OwnLibrary library;

  AnnotationRulesTest(@TempDir Path folder) throws IOException {
    this.library = OwnLibrary.of(folder, MODEL, SOURCES);
  }

  @Test
  void inClassFiles() throws IOException {
    library.compile();
    library.check(USES, List.of());
  }

  @Test
  void inSources() throws IOException {
    library.check(USES, library.sources());
  }
}
