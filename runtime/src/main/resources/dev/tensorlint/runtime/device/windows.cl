// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

// Windows that move over images.

// A work-item adds up one element of an image, in the order of the window's rows and columns: no
// atomic additions of floats, which OpenCL 1.2 lacks, and the same sum in every run.
//
// image: height, width, channels, padding at the top
// window: height, width, stride down, stride across
// places: one below the other, side by side, padding at the left
kernel void overlay(global const float *in, int inAt, global float *out, int outAt, int length,
                    int4 image, int4 window, int4 places) {
  int at = (int)get_global_id(0);
  if (at >= length) {
    return;
  }
  int channel = at % image.z;
  int x = at / image.z % image.y;
  int y = at / image.z / image.y % image.x;
  int first = at / image.z / image.y / image.x * places.x;
  float sum = 0;
  for (int i = 0; i < window.x; i++) {
    int down = y + image.w - i;
    if (down < 0 || down % window.z != 0 || down / window.z >= places.x) {
      continue;
    }
    for (int j = 0; j < window.y; j++) {
      int across = x + places.z - j;
      if (across >= 0 && across % window.w == 0 && across / window.w < places.y) {
        size_t place = (size_t)(first + down / window.z) * places.y + across / window.w;
        sum += in[inAt + ((place * window.x + i) * window.y + j) * image.z + channel];
      }
    }
  }
  out[outAt + at] = sum;
}
