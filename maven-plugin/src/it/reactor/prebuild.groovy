/* A commit in which one bug of today is missing, and another is there. */
def git = { String... words ->
  def builder = new ProcessBuilder(['git', *words]).directory(basedir).redirectErrorStream(true)
  builder.environment().keySet().removeIf { it.startsWith('GIT_') }
  builder.environment() << [GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null']
  def process = builder.start()
  def said = process.inputStream.text
  assert process.waitFor() == 0 : said
}
def store = new File(basedir, 'stores/src/main/java/dev/tensorlint/it/reactor/stores/Store.java')
def now = store.text
store.text = now
    .replace('    Chain.end(t);\n    return t.item(); // want UseAfterDispose\n', '    Chain.end(t);\n    return 1;\n')
    .replace('  static float chainMade() {', '  static void gone() {\n    Tensor.of(1f);\n  }\n\n  static float chainMade() {')
git('init', '-q')
git('add', '.')
git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'before')
store.text = now
return true
