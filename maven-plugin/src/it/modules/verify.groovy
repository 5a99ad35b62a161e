def log = new File(basedir, 'build.log').text

assert log.count('error[UseAfterDispose]') == 1
assert log.contains('--> application/src/main/java/application/Serve.java:16:12')
assert log.contains('no Java sources to check') : 'the parent has none'
assert new File(basedir, 'library/target/tensorlint.txt').text.startsWith('no findings in 1 file')
assert !log.contains('not marked @threadSafe') && !log.contains('not marked as thread-safe')
