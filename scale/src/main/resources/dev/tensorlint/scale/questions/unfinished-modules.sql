-- title: Modules that were not analysed
SELECT module, status, reason
FROM modules
WHERE status <> 'analysed'
ORDER BY status, module
