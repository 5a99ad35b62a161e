// model: arrow-vector org.apache.arrow.memory.BufferAllocator newChildAllocator(*): fresh
// outcome: throws java.lang.IllegalStateException
// jars: arrow flatbuffers jackson slf4j-api jsr305 immutables
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;

/** A child must be closed before its parent. */
final class ArrowChildOpen {
  public static void main(String[] args) {
    BufferAllocator parent = new RootAllocator();
    parent.newChildAllocator("child", 64, 1024);
    parent.close();
  }
}
