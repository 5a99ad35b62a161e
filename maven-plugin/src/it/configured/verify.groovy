def log = new File(basedir, 'build.log').text
def known = new File(basedir, 'known.json')
def fixed = new File(basedir, 'src/main/java/sample/Serve.java').text

assert log.count('[ERROR] error[UseAfterDispose]: ') == 1 : 'the baseline leaves it out'
['1 findings are known in ' + known,
 'known.json: 1 finding is known and left out',
 'Serve.java:12: UseAfterDispose: move `x.close()` after the last use',
 'fixes applied: 1, findings left: 0',
 'UseAfterDispose in src/main/java/sample/Serve.java is no longer found',
 '0 findings are known in ' + known].each { assert log.contains(it) : it }
assert !log.contains('UnscopedTensor') : 'the configuration turns it off'

assert new groovy.json.JsonSlurper().parse(known).findings == []
assert fixed.contains('''    Tensor x = Tensor.of(input);
    return x.toFloatArray();
''') : 'what is not reported is not fixed'
