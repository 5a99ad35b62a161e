-- title: Findings by rule and module
SELECT rule, module, confidence, count(*) AS findings
FROM findings
GROUP BY rule, module, confidence
ORDER BY findings DESC, rule, module, confidence
LIMIT 100
