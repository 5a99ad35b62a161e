def log = new File(basedir, 'build.log').text

def finding = '[ERROR] error[UseAfterDispose]: '
assert log.count(finding) == 2 : 'the finding belongs in the log of both runs that look for it'
assert log.contains('--> src/main/java/sample/Serve.java:12:12')

def report = new File(basedir, 'target/tensorlint.txt')
assert report.text.startsWith('error[UseAfterDispose]: ')
assert log.contains(
    '1 tensor lifecycle bug of severity warning or worse, see ' + report
        + ': correct the code, suppress a finding with @SuppressWarnings("UseAfterDispose"), '
        + 'or set tensorlint.failOn')

def json = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/tensorlint.json'))
assert json.findings*.rule == ['UseAfterDispose']
assert json.findings*.file == ['src/main/java/sample/Serve.java']
assert json.findings*.line == [12]
assert json.diagnostics == []

assert log.contains("unknown rule 'UseAfterDispos' in tensorlint.disabledRules: the rules are ")
assert log.contains('tensorlint is skipped')
