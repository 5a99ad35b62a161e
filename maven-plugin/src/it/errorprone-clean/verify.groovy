def log = new File(basedir, 'build.log').text

assert new File(basedir, 'target/classes/sample/Serve.class').isFile() : 'the class is compiled'
assert !log.contains('[UseAfterDispose]') : 'nothing is found'

def plugin = '''      </plugin>
      <plugin>
        <groupId>dev.tensorlint</groupId>
        <artifactId>tensorlint-maven-plugin</artifactId>
'''
assert log.contains('+        <artifactId>tensorlint-maven-plugin</artifactId>') : 'the change is shown'
assert new File(basedir, 'pom.xml').text.contains(plugin) : 'and written'
