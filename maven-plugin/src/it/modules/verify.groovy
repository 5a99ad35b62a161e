def log = new File(basedir, 'build.log').text

assert log.count('error[UseAfterDispose]') == 1 : 'one module has one bug'
['--> application/src/main/java/application/Serve.java:13:14',
 'no Java sources to check',
 'no findings in 1 file'].each { assert log.contains(it) : it }
assert !log.contains('thread-safe') && !log.contains('@threadSafe') : 'Maven doubts the goal'

def report = new File(basedir, 'library/target/tensorlint.txt')
assert report.text == 'no findings in 1 file\n'
