/** What must not reach a small phone. Only imports that survive compilation count, so types may come from anywhere. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'island-is-light',
      comment: 'The script of a survey page carries no schema library and no framework.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/web/island/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(zod|react|react-dom|react-router|@mantine)/', reachable: true },
    },
    {
      name: 'plain-pages-without-mantine',
      comment: 'Public and taking-part pages load no dashboard components.',
      severity: 'error',
      from: { path: '^src/features/(taking-part|site)/web/|^src/app/(root|shells/(public|taking-part))' },
      to: { path: 'node_modules/@mantine/', reachable: true },
    },
  ],
  options: { ...options, doNotFollow: { path: 'node_modules', dependencyTypes: ['type-only'] } },
};
