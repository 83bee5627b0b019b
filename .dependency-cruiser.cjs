/** Which folder may import which; types count like values. What pages weigh is in .dependency-cruiser.bytes.cjs. */

/**
 * The features in their order, each with those it may lean on. They stand before it, so no circle can come about; a
 * feature that is not named here leans on nobody and nobody on it.
 */
const leansOn = {
  identity: [],
  notifications: ['identity'],
  company: ['identity'],
  projects: ['identity', 'notifications', 'company'],
  library: ['projects'],
  responses: ['notifications', 'projects'],
  'taking-part': ['identity', 'company', 'projects', 'library', 'responses'],
  reports: ['identity', 'projects', 'responses'],
  site: ['identity', 'projects', 'library', 'responses', 'taking-part'],
  support: ['identity', 'notifications', 'site'],
  operations: ['identity', 'projects', 'responses', 'support'],
};
for (const [index, [name, others]] of Object.entries(leansOn).entries()) {
  const before = Object.keys(leansOn).slice(0, index);
  const wrong = others.find((other) => !before.includes(other));
  if (wrong) throw new Error(`${name} may not lean on ${wrong}, which does not stand before it`);
}

/** Addresses are words: they import nothing, and any feature may link to any screen. */
const anyonesPaths = '^src/features/[^/]+/paths\\.ts$';

/** One rule a feature, and one for those that the table does not name. */
const featureEdges = [
  ...Object.entries(leansOn).map(([name, others]) => ({ from: name, allowed: [name, ...others].join('|') })),
  { from: `(?!(?:${Object.keys(leansOn).join('|')})/)([^/]+)`, allowed: '$1' },
].map(({ from, allowed }) => ({
  name: 'features-stand-in-order',
  comment: 'A feature leans on those alone that the table names.',
  severity: 'error',
  from: { path: `^src/features/${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/features/', pathNot: [`^src/features/(?:${allowed})/`, anyonesPaths] },
}));

const nodeBuiltins = require('node:module').builtinModules.map((name) => name.replace('/', '\\/'));
const feature = '^src/features/([^/]+)/';
const browserSide = '^src/(ui|kit/web|features/[^/]+/web)/';
const serverSide = '^src/(kit/server|features/[^/]+/server)/';

module.exports = {
  forbidden: [
    ...featureEdges,
    {
      name: 'domain-is-pure',
      comment: 'The domain imports the domain, and what is as pure: when a question is due again is reckoned by FSRS.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '/arbitraries/|\\.test\\.ts$' },
      to: { pathNot: '^src/domain/|node_modules/(zod|ts-fsrs)/' },
    },
    {
      name: 'domain-runs-without-zod',
      comment: 'Only files named *schema.ts import zod at run time; others may take its types.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '(schema|\\.test)\\.ts$' },
      to: { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kit-knows-no-feature',
      severity: 'error',
      from: { path: '^src/kit/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(features|ui|app)/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/(features|app|kit/server)/' },
    },
    {
      name: 'messages-stand-alone',
      severity: 'error',
      from: { path: '^src/messages/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(features|ui|app|kit/server)/' },
    },
    {
      name: 'features-do-not-import-app',
      severity: 'error',
      from: { path: '^src/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/app/' },
    },
    {
      name: 'features-meet-at-the-door',
      comment:
        'Another feature is reached through its door: contract (file or folder), audit.ts, notifications.ts, rate-limits.ts, policy.ts, public.ts, paths.ts.',
      severity: 'error',
      from: { path: feature, pathNot: ['\\.test\\.tsx?$', '/server/'] },
      to: {
        path: '^src/features/',
        pathNot: [
          '^src/features/$1/',
          '^src/features/[^/]+/(contract|contract/[^/]+|audit|notifications|rate-limits|policy|public|paths)\\.ts$',
        ],
      },
    },
    {
      name: 'paths-import-nothing',
      comment:
        'Whatever a feature links to, it leans on nobody for it: an address is made of addresses and kinds of project.',
      severity: 'error',
      from: { path: anyonesPaths },
      to: { path: '.', pathNot: [anyonesPaths, '^src/features/projects/contract/kinds\\.ts$'] },
    },
    {
      name: 'servers-read-tables',
      comment: "Server code may read and join another feature's tables (decision 5); the rest is behind its door.",
      severity: 'error',
      from: { path: '^src/features/([^/]+)/server/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/features/',
        pathNot: [
          '^src/features/$1/',
          '^src/features/[^/]+/(server/[a-z-]*tables|contract|contract/[^/]+|audit|notifications|rate-limits|policy|public|paths)\\.ts$',
        ],
      },
    },
    {
      name: 'browser-never-imports-server',
      severity: 'error',
      from: { path: browserSide, pathNot: '\\.test\\.tsx?$' },
      to: { path: serverSide },
    },
    {
      name: 'browser-never-imports-public-door',
      comment: "public.ts is the server's door.",
      severity: 'error',
      from: { path: browserSide, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/features/[^/]+/public\\.ts$' },
    },
    {
      name: 'browser-imports-no-node',
      severity: 'error',
      from: {
        path: `${browserSide}|^src/kit/contract/|^src/features/[^/]+/(contract|contract/[^/]+|audit|notifications|policy|rate-limits)\\.ts$`,
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: `^(node:|(${nodeBuiltins.join('|')})$)`, dependencyTypes: ['core'] },
    },
    {
      name: 'contracts-import-no-server',
      severity: 'error',
      from: {
        path: '^src/kit/contract/|^src/features/[^/]+/(contract|contract/[^/]+|audit|notifications|policy|rate-limits)\\.ts$',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: `${serverSide}|^src/features/[^/]+/(web/|public\\.ts)|^src/(ui|app|kit/web)/` },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^(src|tools|tests|bench)/' },
      to: { circular: true },
    },
    {
      name: 'product-imports-no-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|tools|bench)/|\\.test\\.tsx?$' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\?worker&url$', '^virtual:'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|tmp|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
