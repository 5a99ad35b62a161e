package determinism;

final class Broken {
  void run( {
}
