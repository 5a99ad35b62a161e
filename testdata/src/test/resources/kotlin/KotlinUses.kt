// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
//
// The .bin files beside it are its class files, written by kotlinc 2.1.0:
// kotlinc -no-reflect -no-stdlib -cp kotlin-stdlib-2.1.0.jar:runtime/target/classes -d . KotlinUses.kt

import dev.tensorlint.runtime.Tensor

class KotlinUses {
  fun leaks(): Float {
    val x = Tensor.of(1f, 2f) // want UnscopedTensor DEFINITE
    return x.item()
  }

  fun uses(): Float = Tensor.of(1f).use { it.item() }

  fun usesTwo(): Float = Tensor.of(1f).use { a -> Tensor.of(2f).use { b -> a.item() + b.item() } }

  fun hasDefault(
    x: Tensor = Tensor.of(3f) // want UnscopedTensor DEFINITE
  ): Float = x.item()

  fun takesDefault(): Float = hasDefault()

  fun usesAfterwards(): Float {
    val x = Tensor.of(1f)
    x.close()
    return x.item() // want UseAfterDispose DEFINITE
  }

  fun closesFinally(): Float {
    val x = Tensor.of(1f)
    try {
      return x.item()
    } catch (e: IllegalStateException) {
      throw IllegalArgumentException(e)
    } finally {
      x.close()
    }
  }

  // A coroutine: its states are one method with jumps.
  suspend fun waits(x: Tensor): Float {
    other()
    val y = x.item()
    other()
    return y
  }

  suspend fun other() {}

  fun chooses(s: String): Int {
    val x = Tensor.of(1f)
    val n = when (s) {
      "a" -> 1
      "b" -> 2
      else -> 3
    }
    x.close()
    return n
  }

  fun closesAll(all: List<Tensor>) = all.forEach { it.close() }

  fun closesIfThere(x: Tensor?) = x?.close()

  fun makes(n: Int = 2): Tensor = Tensor.of(n.toFloat())

  fun forgets() {
    makes() // want DiscardedTensor DEFINITE
  }
}
