-- title: Most frequent names of modelled libraries that are not resolved
-- chart: name, uses
SELECT name, reason, sum(count) AS uses, count(DISTINCT module) AS modules
FROM unresolved
GROUP BY name, reason
ORDER BY uses DESC, name, reason
LIMIT 40
