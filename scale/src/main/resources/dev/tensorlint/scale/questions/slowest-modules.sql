-- title: Modules that take most processor time
-- chart: module, cpu_seconds
SELECT module,
       round(cpu_nanos / 1e9, 2) AS cpu_seconds,
       lines,
       round(cpu_nanos / 1e6 / greatest(1, lines / 1000), 1) AS ms_per_1000_lines,
       round(peak_bytes / 1048576) AS peak_mib
FROM costs
ORDER BY cpu_nanos DESC, module
LIMIT 40
