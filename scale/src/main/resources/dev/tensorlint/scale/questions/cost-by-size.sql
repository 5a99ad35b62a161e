-- title: Cost by size of module
-- chart: lines_per_module, cpu_ms_per_1000_lines
SELECT CASE WHEN lines < 1000 THEN '1: below 1,000'
            WHEN lines < 10000 THEN '2: below 10,000'
            WHEN lines < 100000 THEN '3: below 100,000'
            ELSE '4: 100,000 and more' END AS lines_per_module,
       count(*) AS modules,
       sum(lines) AS lines,
       round(sum(cpu_nanos) / 1e6 / greatest(1, sum(lines) / 1000), 1) AS cpu_ms_per_1000_lines,
       round(sum(source_bytes) / greatest(1, sum(lines) / 1000)) AS source_bytes_per_1000_lines,
       round(sum(summary_bytes_out) / greatest(1, sum(lines) / 1000), 1) AS summary_bytes_per_1000_lines,
       round(max(peak_bytes) / 1048576) AS most_mib
FROM costs
WHERE lines > 0
GROUP BY lines_per_module
ORDER BY lines_per_module
