-- title: Differences to the earlier result, by finding
-- compares: yes
SELECT CASE WHEN b.fingerprint IS NULL THEN 'only now'
            WHEN a.fingerprint IS NULL THEN 'only before'
            ELSE concat(b.confidence, ' before') END AS change,
       coalesce(a.module, b.module) AS module,
       coalesce(a.rule, b.rule) AS rule,
       coalesce(a.confidence, b.confidence) AS confidence,
       concat(coalesce(a.file, b.file), ':', coalesce(a.line, b.line)) AS place,
       coalesce(a.message, b.message) AS message
FROM findings a
FULL OUTER JOIN before_findings b ON a.module = b.module AND a.fingerprint = b.fingerprint
WHERE a.fingerprint IS NULL OR b.fingerprint IS NULL OR a.confidence <> b.confidence
ORDER BY module, place, rule, change, message
LIMIT 500
