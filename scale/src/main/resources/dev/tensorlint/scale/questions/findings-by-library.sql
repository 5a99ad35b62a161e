-- title: Findings by module
-- chart: module, findings
SELECT f.module,
       count(*) AS findings,
       count_if(f.confidence = 'definite') AS definite,
       round(1000 * count(*) / greatest(1, max(c.lines)), 2) AS per_1000_lines
FROM findings f JOIN costs c ON c.module = f.module
GROUP BY f.module
ORDER BY findings DESC, f.module
LIMIT 40
