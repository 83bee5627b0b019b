/**
 * What must not reach a small phone with a survey's script. Cruised from the scripts themselves, which import types
 * from anywhere: those do not survive compilation and are not followed.
 */
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
  ],
  options: { ...options, doNotFollow: { path: 'node_modules', dependencyTypes: ['type-only'] } },
};
