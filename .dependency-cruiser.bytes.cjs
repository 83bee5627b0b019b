/** What must not reach a small phone. Only imports that survive compilation count, so types may come from anywhere. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'plain-pages-without-mantine',
      comment:
        'Public and taking-part pages load no dashboard components; what the site says is edited with them, and what ' +
        'somebody took part in is listed with them.',
      severity: 'error',
      from: {
        path: '^src/features/(taking-part|site)/web/|^src/app/(root|shells/(public|taking-part))',
        pathNot: [
          '^src/features/site/web/(content/|look/|settings/|pages/((?:site|theme)-setting|[a-z-]+-(list|create|edit))\\.tsx$)',
          '^src/features/taking-part/web/(attempts/|pages/attempt(-list)?\\.tsx$)',
        ],
      },
      to: { path: 'node_modules/@mantine/', reachable: true },
    },
  ],
  options: { ...options, doNotFollow: { path: 'node_modules', dependencyTypes: ['type-only'] } },
};
