-- title: Differences to the earlier result, by rule
-- compares: yes
-- chart: rule, changed
SELECT coalesce(a.rule, b.rule) AS rule,
       count_if(b.fingerprint IS NULL) AS only_now,
       count_if(a.fingerprint IS NULL) AS only_before,
       count_if(a.fingerprint IS NOT NULL AND b.fingerprint IS NOT NULL) AS in_both,
       count_if(a.confidence <> b.confidence) AS other_confidence,
       count_if(a.fingerprint IS NULL OR b.fingerprint IS NULL) AS changed
FROM findings a
FULL OUTER JOIN before_findings b ON a.module = b.module AND a.fingerprint = b.fingerprint
GROUP BY coalesce(a.rule, b.rule)
ORDER BY changed DESC, rule
