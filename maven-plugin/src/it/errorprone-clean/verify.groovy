def log = new File(basedir, 'build.log').text

assert new File(basedir, 'target/classes/sample/Serve.class').isFile()
assert !log.contains('UseAfterDispose]')
