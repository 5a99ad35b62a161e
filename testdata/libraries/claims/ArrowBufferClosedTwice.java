// model: arrow-vector org.apache.arrow.memory.ArrowBuf again: forbidden
// outcome: throws java.lang.IllegalStateException
// jars: arrow flatbuffers jackson slf4j-api jsr305 immutables
import org.apache.arrow.memory.ArrowBuf;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;

/** A buffer counts references: one close too many throws. */
final class ArrowBufferClosedTwice {
  public static void main(String[] args) {
    BufferAllocator allocator = new RootAllocator();
    ArrowBuf buffer = allocator.buffer(64);
    buffer.close();
    buffer.close();
  }
}
