import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_unref;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_alloc_context3;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_close;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_open2;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_receive_frame;
import static org.bytedeco.ffmpeg.global.avformat.AVIO_FLAG_WRITE;
import static org.bytedeco.ffmpeg.global.avformat.av_read_frame;
import static org.bytedeco.ffmpeg.global.avformat.avformat_alloc_context;
import static org.bytedeco.ffmpeg.global.avformat.avformat_alloc_output_context2;
import static org.bytedeco.ffmpeg.global.avformat.avformat_close_input;
import static org.bytedeco.ffmpeg.global.avformat.avformat_free_context;
import static org.bytedeco.ffmpeg.global.avformat.avformat_open_input;
import static org.bytedeco.ffmpeg.global.avformat.avio_close;
import static org.bytedeco.ffmpeg.global.avformat.avio_closep;
import static org.bytedeco.ffmpeg.global.avformat.avio_open;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_clone;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.swresample.swr_alloc_set_opts2;
import static org.bytedeco.ffmpeg.global.swresample.swr_free;
import static org.bytedeco.ffmpeg.global.swscale.sws_freeContext;
import static org.bytedeco.ffmpeg.global.swscale.sws_getCachedContext;
import static org.bytedeco.ffmpeg.global.swscale.sws_getContext;

import java.util.concurrent.CountDownLatch;
import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avformat.AVIOContext;
import org.bytedeco.ffmpeg.avutil.AVChannelLayout;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.swresample.SwrContext;
import org.bytedeco.ffmpeg.swscale.SwsContext;
import org.bytedeco.javacpp.DoublePointer;
import org.bytedeco.javacpp.PointerPointer;

/** FFmpeg by JavaCPP: no collector frees what its functions allocate. */
final class Ffmpeg {

  // ---- frames and packets ----

  int frameBad() {
    AVFrame frame = av_frame_alloc(); // want UnscopedTensor definite
    return frame.width();
  }

  int frameOk() {
    AVFrame frame = av_frame_alloc();
    int width = frame.width();
    av_frame_free(frame);
    return width;
  }

  void frameOfPointersOk() {
    AVFrame frame = av_frame_alloc();
    av_frame_free(new PointerPointer<>(new AVFrame[] {frame}));
  }

  AVFrame setInPlaceOk(int width) {
    AVFrame frame = av_frame_alloc();
    frame = frame.width(width);
    return frame;
  }

  int clonedBad(AVFrame frame) {
    AVFrame copy = av_frame_clone(frame); // want UnscopedTensor definite
    return copy.width();
  }

  int usedAfterBad() {
    AVFrame frame = av_frame_alloc();
    av_frame_free(frame);
    return frame.width(); // want UseAfterDispose definite
  }

  void closedAfterOk() {
    AVFrame frame = av_frame_alloc();
    av_frame_free(frame);
    frame.close();
    av_frame_free(frame);
  }

  void onlyClosedBad() {
    AVFrame frame = av_frame_alloc(); // want UnscopedTensor definite
    frame.close();
  }

  int packetBad(AVFormatContext input) {
    AVPacket packet = av_packet_alloc(); // want UnclosedResource definite
    int read = av_read_frame(input, packet);
    av_packet_unref(packet);
    return read;
  }

  int packetOk(AVFormatContext input) {
    AVPacket packet = av_packet_alloc();
    int read = av_read_frame(input, packet);
    av_packet_free(packet);
    return read;
  }

  int ownPacketOk(AVFormatContext input) {
    AVPacket packet = new AVPacket();
    return av_read_frame(input, packet);
  }

  // ---- inputs and outputs ----

  int inputBad(String file) {
    AVFormatContext input = new AVFormatContext(null); // want UnclosedResource definite
    if (avformat_open_input(input, file, null, null) < 0) {
      return -1;
    }
    return input.nb_streams();
  }

  int inputOk(String file) {
    AVFormatContext input = new AVFormatContext(null);
    if (avformat_open_input(input, file, null, null) < 0) {
      return -1;
    }
    int streams = input.nb_streams();
    avformat_close_input(input);
    return streams;
  }

  boolean notOpenedOk() {
    AVFormatContext input = new AVFormatContext(null);
    return input.isNull();
  }

  int freedByOpeningOk(String file) {
    AVFormatContext input = avformat_alloc_context();
    if (avformat_open_input(input, file, null, null) != 0) {
      return -1;
    }
    avformat_close_input(input);
    return 0;
  }

  int codecOnOnePathBad(String file, AVCodec codec) {
    AVFormatContext input = new AVFormatContext(null); // want UnclosedResource definite
    if (avformat_open_input(input, file, null, null) < 0) {
      return -1;
    }
    AVCodecContext context = avcodec_alloc_context3(codec); // want UnclosedResource definite
    if (avcodec_open2(context, codec, (AVDictionary) null) < 0) {
      return -1;
    }
    avcodec_free_context(context);
    avformat_close_input(input);
    return 0;
  }

  void codecClosedOk(AVCodec codec) {
    AVCodecContext context = avcodec_alloc_context3(codec);
    avcodec_close(context);
  }

  /** A result tells what went wrong: no exception is thrown. */
  int quietOk(AVCodecContext context) {
    AVFrame frame = av_frame_alloc();
    int got;
    try {
      got = avcodec_receive_frame(context, frame);
    } catch (RuntimeException e) {
      return -1;
    }
    av_frame_free(frame);
    return got;
  }

  /** It throws that it was interrupted, and nothing else. */
  int awaitedOk(CountDownLatch latch) throws InterruptedException {
    AVFrame frame = av_frame_alloc();
    try {
      latch.await();
    } catch (IllegalStateException e) {
      return -1;
    } catch (InterruptedException e) {
      av_frame_free(frame);
      throw e;
    }
    av_frame_free(frame);
    return 0;
  }

  int awaitedBad(CountDownLatch latch) {
    AVFrame frame = av_frame_alloc(); // want LeakOnException definite
    try {
      latch.await();
    } catch (InterruptedException e) {
      return -1;
    }
    av_frame_free(frame);
    return 0;
  }

  int outputBad(String file) {
    AVFormatContext output = new AVFormatContext(null); // want UnclosedResource definite
    if (avformat_alloc_output_context2(output, null, "mp4", file) < 0) {
      return -1;
    }
    return output.nb_streams();
  }

  int fileBad(String file) {
    AVIOContext io = new AVIOContext(null); // want UnclosedResource definite
    return avio_open(io, file, AVIO_FLAG_WRITE);
  }

  int fileOfNewPointerBad(String file) {
    AVIOContext io = new AVIOContext(); // want UnclosedResource definite
    return avio_open(io, file, AVIO_FLAG_WRITE);
  }

  int fileOk(String file) {
    AVIOContext io = new AVIOContext(null);
    int opened = avio_open(io, file, AVIO_FLAG_WRITE);
    if (opened >= 0) {
      avio_close(io);
    }
    return opened;
  }

  void fileOfOutputOk(AVFormatContext output, String file) {
    AVIOContext io = new AVIOContext(null);
    if (avio_open(io, file, AVIO_FLAG_WRITE) >= 0) {
      output.pb(io);
    }
  }

  void outputOk(String file) {
    AVFormatContext output = new AVFormatContext(null);
    if (avformat_alloc_output_context2(output, null, "mp4", file) < 0) {
      return;
    }
    avio_closep(output.pb());
    avformat_free_context(output);
  }

  // ---- conversions ----

  boolean scalerBad(int width, int height) {
    SwsContext scaler = scaler(width, height); // want UnclosedResource definite
    return scaler != null;
  }

  private static SwsContext scaler(int width, int height) {
    return sws_getContext(width, height, 0, 640, 480, 0, 2, null, null, (DoublePointer) null);
  }

  SwsContext cachedOk(SwsContext scaler, int width, int height) {
    return sws_getCachedContext(
        scaler, width, height, 0, 640, 480, 0, 2, null, null, (DoublePointer) null);
  }

  void cachedOfLoopOk(int frames) {
    SwsContext scaler = null;
    for (int i = 0; i < frames; i++) {
      scaler =
          sws_getCachedContext(scaler, i, i, 0, 640, 480, 0, 2, null, null, (DoublePointer) null);
    }
    sws_freeContext(scaler);
  }

  void resamplerOk(AVChannelLayout from, AVChannelLayout to) {
    SwrContext resampler = new SwrContext(null);
    if (swr_alloc_set_opts2(resampler, to, 1, 44100, from, 1, 48000, 0, null) < 0) {
      return;
    }
    swr_free(resampler);
  }

  void resamplerBad(AVChannelLayout from, AVChannelLayout to) {
    SwrContext resampler = new SwrContext(null); // want UnclosedResource definite
    if (swr_alloc_set_opts2(resampler, to, 1, 44100, from, 1, 48000, 0, null) < 0) {
      return;
    }
    System.out.println(resampler.isNull());
  }

  // ---- kept in fields ----

  /** Opens what its field already holds. */
  static final class KeptInput {
    private final AVFormatContext input = new AVFormatContext(null); // want OwnerNotCloseable potential

    KeptInput() {}

    int open(String file) {
      return avformat_open_input(input, file, null, null);
    }
  }

  /** Opens what its field already holds, and closes it. */
  static final class ClosedInput implements AutoCloseable {
    private final AVFormatContext input = new AVFormatContext(null);

    ClosedInput() {}

    int open(String file) {
      return avformat_open_input(input, file, null, null);
    }

    @Override
    public void close() {
      avformat_close_input(input);
    }
  }
}
