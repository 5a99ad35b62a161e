// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A wrapper of several resources, each of which is a duty of its own: they are its elements, and
 * its close releases them.
 */
final class SeveralDutiesTest {

  private static final String MODEL =
      """
      library: com.example:memory
      types:
        com.example.memory.Block:
          kind: tensor
          release: { methods: [free], again: forbidden }
          methods: { size(): copy }
        com.example.memory.Both:
          elements: [0]
          methods:
            new(*): { arguments: adds }
            left(): { result: { element-of: receiver } }
            size(): copy
            close(): { receiver: releases-elements }
      """;

  private static final String BLOCK =
      """
      package com.example.memory;
      public class Block {
        public Block() {}
        public native int size();
        public native void free();
      }
      """;

  private static final String BOTH =
      """
      package com.example.memory;
      public class Both implements AutoCloseable {
        public Both(Block left, Block right) {}
        public native int size();
        public native Block left();
        @Override public native void close();
      }
      """;

  private static final String USES =
      """
      import com.example.memory.*;
      final class Uses {
        void wrapperOk() {
          Both both = new Both(new Block(), new Block());
          both.close();
        }
        void inTryOk() {
          try (Both both = new Both(new Block(), new Block())) {
            System.out.println(both.left().size());
          }
        }
        void eachOk() {
          Block left = new Block();
          Block right = new Block();
          System.out.println(new Both(left, right).size());
          right.free();
          left.free();
        }
        Both givenOk() {
          return new Both(new Block(), new Block());
        }
        void onlyLeftBad() {
          Block left = new Block();
          Block right = new Block(); // want UnscopedTensor definite
          System.out.println(new Both(left, right).size());
          left.free();
        }
        void onlyRightBad() {
          Block left = new Block(); // want UnscopedTensor definite
          Block right = new Block();
          System.out.println(new Both(left, right).size());
          right.free();
        }
        void lentBad(Block left) {
          Block right = new Block(); // want UnscopedTensor definite
          System.out.println(new Both(left, right).size());
        }
        int usedBad() {
          Block left = new Block();
          Block right = new Block();
          Both both = new Both(left, right);
          both.close();
          return right.size(); // want UseAfterDispose definite
        }
        void twiceBad() {
          Block left = new Block();
          Both both = new Both(left, new Block());
          both.close();
          left.free(); // want DoubleDispose definite
        }
      }
      """;

  private final OwnLibrary library;

  SeveralDutiesTest(@TempDir Path folder) throws IOException {
    this.library = OwnLibrary.of(folder, MODEL, Map.of("Block", BLOCK, "Both", BOTH));
  }

  @Test
  void eachOfTheWrappedMustBeReleased() throws IOException {
    library.compile();
    library.check(USES, List.of());
  }
}
