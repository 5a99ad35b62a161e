-- title: Methods that take most steps
-- chart: method, steps
SELECT m.method, m.module, m.steps, m.path_states, m.file
FROM methods m
ORDER BY m.steps DESC, m.module, m.file, m.method
LIMIT 40
