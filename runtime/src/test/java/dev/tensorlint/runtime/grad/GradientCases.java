// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.grad;

import static dev.tensorlint.runtime.grad.GradientCase.between;
import static dev.tensorlint.runtime.grad.GradientCase.bools;
import static dev.tensorlint.runtime.grad.GradientCase.ints;
import static dev.tensorlint.runtime.grad.GradientCase.longs;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.device.ReduceOp;
import dev.tensorlint.runtime.device.UnaryOp;
import dev.tensorlint.runtime.op.Alias;
import dev.tensorlint.runtime.op.ArgMax;
import dev.tensorlint.runtime.op.AveragePool;
import dev.tensorlint.runtime.op.Binary;
import dev.tensorlint.runtime.op.BinaryScalar;
import dev.tensorlint.runtime.op.BroadcastTo;
import dev.tensorlint.runtime.op.Cast;
import dev.tensorlint.runtime.op.Concat;
import dev.tensorlint.runtime.op.Convolve;
import dev.tensorlint.runtime.op.CopyRange;
import dev.tensorlint.runtime.op.CopySteps;
import dev.tensorlint.runtime.op.FillLike;
import dev.tensorlint.runtime.op.Fused;
import dev.tensorlint.runtime.op.Gather;
import dev.tensorlint.runtime.op.InsertSteps;
import dev.tensorlint.runtime.op.Matmul;
import dev.tensorlint.runtime.op.MaxPool;
import dev.tensorlint.runtime.op.Mean;
import dev.tensorlint.runtime.op.MeanAlong;
import dev.tensorlint.runtime.op.Op;
import dev.tensorlint.runtime.op.Overlay;
import dev.tensorlint.runtime.op.Pad;
import dev.tensorlint.runtime.op.Padding;
import dev.tensorlint.runtime.op.Patches;
import dev.tensorlint.runtime.op.Permute;
import dev.tensorlint.runtime.op.Reduce;
import dev.tensorlint.runtime.op.ReduceAll;
import dev.tensorlint.runtime.op.Reshape;
import dev.tensorlint.runtime.op.ScatterAdd;
import dev.tensorlint.runtime.op.Slice;
import dev.tensorlint.runtime.op.Softmax;
import dev.tensorlint.runtime.op.Unary;
import dev.tensorlint.runtime.op.Where;
import dev.tensorlint.runtime.op.Window;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Every operation at points where it is smooth, or the fact that it never is. */
final class GradientCases {

  private GradientCases() {}

  static Stream<GradientCase> all() {
    return Stream.of(
            unary(),
            binary(),
            broadcasting(),
            scalar(),
            shapes(),
            reductions(),
            rows(),
            images(),
            fused())
        .flatMap(cases -> cases);
  }

  private static GradientCase at(Op op, GradientCase.Input... inputs) {
    return GradientCase.of(op, inputs);
  }

  private static Stream<GradientCase> unary() {
    return Arrays.stream(UnaryOp.values())
        .map(
            function ->
                switch (function) {
                  case LOG, SQRT -> at(new Unary(function), between(0.5, 3, 2, 3));
                  case NOT -> at(new Unary(function), bools(Shape.of(2, 3), -1, 1, 1, -1, -1, 1));
                  default -> at(new Unary(function), between(-2, 2, 2, 3));
                });
  }

  private static Stream<GradientCase> binary() {
    return Arrays.stream(BinaryOp.values())
        .map(
            function ->
                switch (function) {
                  case AND, OR ->
                      at(
                          new Binary(function),
                          bools(Shape.of(3), 1, -1, 1),
                          bools(Shape.of(3), 1, 1, -1));
                  case DIV, POW ->
                      at(new Binary(function), between(0.5, 2, 2, 3), between(0.6, 3, 2, 3));
                  default -> at(new Binary(function), between(-2, 2, 2, 3), between(-1, 3, 2, 3));
                });
  }

  private static Stream<GradientCase> broadcasting() {
    List<GradientCase.Input> others =
        List.of(between(0.6, 2.5), between(0.6, 2.5, 3), between(0.6, 2.5, 2, 1, 1));
    return Stream.of(BinaryOp.ADD, BinaryOp.SUB, BinaryOp.MUL, BinaryOp.DIV, BinaryOp.MAXIMUM)
        .flatMap(
            function ->
                others.stream()
                    .flatMap(
                        other ->
                            Stream.of(
                                at(new Binary(function), between(0.5, 2, 4, 3), other),
                                at(new Binary(function), other, between(0.5, 2, 4, 3)))));
  }

  private static Stream<GradientCase> scalar() {
    return Arrays.stream(BinaryOp.values())
        .filter(function -> function != BinaryOp.AND && function != BinaryOp.OR)
        .map(function -> at(new BinaryScalar(function, 1.5f), between(0.5, 2.7, 2, 3)));
  }

  private static Stream<GradientCase> shapes() {
    return Stream.of(
        at(new Alias(), between(-1, 1, 2, 3)),
        at(new Reshape(Shape.of(3, 2)), between(-1, 1, 2, 3)),
        at(new Slice(1, 3), between(-1, 1, 4, 2)),
        at(new Pad(0, 1, 2), between(-1, 1, 2, 2)),
        at(new Pad(1, 0, 2), between(-1, 1, 2, 2)),
        at(new CopyRange(1, 1, 3), between(-1, 1, 2, 4, 2)),
        at(new CopySteps(1, 1, 3, 2), between(-1, 1, 2, 7, 2)),
        at(CopySteps.backwards(Shape.of(2, 3), 1), between(-1, 1, 2, 3)),
        at(new InsertSteps(0, 1, 3, 6), between(-1, 1, 2, 3)),
        at(new InsertSteps(1, 4, -2, 5), between(-1, 1, 2, 3)),
        at(new Permute(List.of(2, 0, 1)), between(-1, 1, 2, 3, 4)),
        at(new Permute(List.of(1, 0)), between(-1, 1, 3, 2)),
        at(new BroadcastTo(Shape.of(4, 2, 3)), between(-1, 1, 2, 1)),
        at(new Cast(DType.FLOAT32), between(-1, 1, 2, 3)),
        at(new Cast(DType.INT32), between(-5, 5, 2, 3)),
        at(new FillLike(2), between(-1, 1, 2)));
  }

  private static Stream<GradientCase> reductions() {
    Stream<GradientCase> alongAxes =
        Arrays.stream(ReduceOp.values())
            .flatMap(
                function ->
                    Stream.of(0, 1, 2)
                        .map(axis -> at(new Reduce(function, axis), between(-2, 2, 3, 4, 2))));
    Stream<GradientCase> others =
        Stream.of(
            at(new ReduceAll(ReduceOp.SUM), between(-1, 1, 2, 3)),
            at(new ReduceAll(ReduceOp.MAX), between(-1, 1, 2, 3)),
            at(new ReduceAll(ReduceOp.MIN), between(-1, 1, 2, 3)),
            at(new ArgMax(1), between(-1, 1, 2, 3)),
            at(new MeanAlong(0), between(-1, 1, 2, 3)),
            at(new MeanAlong(1), between(-1, 1, 2, 3)),
            at(new Mean(), between(-1, 1, 2, 3)),
            at(new Matmul(), between(-1, 1, 2, 3), between(-1, 1, 3, 4)),
            at(new Softmax(0, true), between(-3, 3, 4)),
            at(new Softmax(1, true), between(-3, 3, 2, 3, 4)),
            at(new Softmax(0, false), between(-3, 3, 4)),
            at(new Softmax(2, false), between(-3, 3, 2, 3, 4)));
    return Stream.concat(alongAxes, others);
  }

  private static Stream<GradientCase> images() {
    Window small = Window.of(2, 3);
    Window padded = Window.of(3, 2).stride(2, 1).padding(Padding.SAME);
    GradientCase.Input image = between(-2, 2, 2, 4, 5, 2);
    return Stream.of(
        at(new Patches(small, 0), image),
        at(new Patches(padded, 1), image),
        at(new Overlay(small, 4, 5), between(-1, 1, 1, 3, 3, 12)),
        at(new Overlay(padded, 4, 5), between(-1, 1, 1, 2, 5, 6)),
        at(new Convolve(1, Padding.NONE), image, between(-1, 1, 2, 3, 2, 3)),
        at(new Convolve(2, Padding.SAME), image, between(-1, 1, 3, 3, 2, 2)),
        at(new MaxPool(Window.tiles(2, 2)), image),
        at(new MaxPool(padded), image),
        at(new AveragePool(small), image),
        at(new AveragePool(padded), image));
  }

  private static Stream<GradientCase> fused() {
    Fused.Step product = Fused.Step.of(new Matmul(), 0, 1);
    Fused twice =
        new Fused(
            2,
            List.of(
                Fused.Step.of(new Unary(UnaryOp.TANH), 0),
                Fused.Step.of(new Binary(BinaryOp.MUL), 2, 1),
                Fused.Step.of(new BinaryScalar(BinaryOp.SUB, 3), 3),
                Fused.Step.of(new Binary(BinaryOp.MUL), 4, 2)));
    Fused dense =
        new Fused(
            3,
            List.of(
                product,
                Fused.Step.of(new Binary(BinaryOp.ADD), 3, 2),
                Fused.Step.of(new Unary(UnaryOp.SIGMOID), 4)));
    return Stream.of(
        at(twice, between(-2, 2, 2, 3), between(0.5, 2, 3)),
        at(dense, between(-1, 1, 2, 3), between(-1, 1, 3, 4), between(-1, 2, 4)));
  }

  private static Stream<GradientCase> rows() {
    return Stream.of(
        at(new Concat(0), between(-1, 1, 2, 3), between(-1, 2, 1, 3), between(-2, 1, 2, 3)),
        at(new Concat(1), between(-1, 1, 2, 3), between(-1, 2, 2, 1)),
        at(new Gather(), between(-1, 1, 3, 2), ints(Shape.of(4), 2, 0, 2, 1)),
        at(new Gather(), between(-1, 1, 3), ints(Shape.of(2, 2), 2, 0, 2, 1)),
        at(new Gather(), between(-1, 1, 3, 2), longs(Shape.of(4), 2, 0, 2, 1)),
        at(new ScatterAdd(4), between(-1, 1, 3, 2), ints(Shape.of(3), 3, 1, 3)),
        at(new ScatterAdd(4), between(-1, 1, 3, 2), longs(Shape.of(3), 3, 1, 3)),
        at(
            new Where(),
            bools(Shape.of(2, 2), 1, -1, -1, 1),
            between(-1, 1, 2, 2),
            between(-2, 1, 2, 2)),
        at(new Where(), bools(Shape.of(2), 1, -1), between(-1, 1, 3, 1), between(-2, 1)));
  }
}
