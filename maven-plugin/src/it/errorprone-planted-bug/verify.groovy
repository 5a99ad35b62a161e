def log = new File(basedir, 'build.log').text

assert log =~ /Serve\.java:\[12,\d+\] (error: )?\[UseAfterDispose\] / : 'the finding is in the log'
assert !new File(basedir, 'target/classes/sample/Serve.class').exists() : 'nothing is compiled'
