// model: arrow-vector org.apache.arrow.memory.BufferAllocator release: { methods: [close]
// outcome: throws java.lang.IllegalStateException
// jars: arrow flatbuffers jackson slf4j-api jsr305 immutables
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;

/** An allocator that is closed while a buffer is open throws. */
final class ArrowAllocatorClosedFirst {
  public static void main(String[] args) {
    BufferAllocator allocator = new RootAllocator();
    allocator.buffer(64);
    allocator.close();
  }
}
