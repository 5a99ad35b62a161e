-- title: Findings by rule
-- chart: rule, findings
SELECT rule,
       count(*) AS findings,
       count_if(confidence = 'definite') AS definite,
       count_if(confidence = 'potential') AS potential,
       count(DISTINCT module) AS modules
FROM findings
GROUP BY rule
ORDER BY findings DESC, rule
