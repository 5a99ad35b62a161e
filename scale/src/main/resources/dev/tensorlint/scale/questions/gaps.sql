-- title: Why code was not checked in full
-- chart: what, modules
SELECT regexp_replace(regexp_replace(message, '`[^`]*`', '`...`'), '[0-9,]+', 'N') AS what,
       count(*) AS places,
       count(DISTINCT module) AS modules
FROM diagnostics
WHERE gap OR severity = 'error'
GROUP BY what
ORDER BY modules DESC, places DESC, what
LIMIT 30
