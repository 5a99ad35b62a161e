def log = new File(basedir, 'build.log').text

assert new File(basedir, 'target/classes/sample/Serve.class').isFile() : 'the class is compiled'
assert !log.contains('[UseAfterDispose]') : 'nothing is found'
