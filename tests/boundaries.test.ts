import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** What each planted file imports; a file without a rule only helps another to break one. */
interface Plant {
  file: string;
  imports?: string;
  rule?: string;
}

const feature = 'src/features/__planted__';

const plants: Plant[] = [
  { file: 'src/domain/__planted__/reads-files.ts', imports: 'node:fs', rule: 'domain-is-pure' },
  { file: 'src/domain/__planted__/renders.ts', imports: 'react', rule: 'domain-is-pure' },
  { file: 'src/domain/__planted__/knows-kit.ts', imports: '#kit/__planted__/any.ts', rule: 'domain-is-pure' },
  { file: 'src/domain/__planted__/parses.ts', imports: 'zod', rule: 'domain-runs-without-zod' },
  {
    file: 'src/kit/__planted__/knows-policy.ts',
    imports: '#features/__planted__/policy.ts',
    rule: 'kit-knows-no-feature',
  },
  { file: 'src/kit/__planted__/knows-ui.ts', imports: '#ui/__planted__/any.ts', rule: 'kit-knows-no-feature' },
  { file: 'src/kit/__planted__/egg.ts', imports: './hen.ts', rule: 'no-cycles' },
  { file: 'src/kit/__planted__/hen.ts', imports: './egg.ts' },
  { file: 'src/kit/__planted__/lost.ts', imports: './nowhere.ts', rule: 'resolvable' },
  {
    file: 'src/ui/__planted__/knows-policy.ts',
    imports: '#features/__planted__/policy.ts',
    rule: 'ui-knows-no-feature',
  },
  { file: 'src/ui/__planted__/reads-paths.ts', imports: 'node:path', rule: 'browser-imports-no-node' },
  { file: `${feature}/policy.ts`, imports: './server/use-case.ts', rule: 'contracts-import-no-server' },
  { file: `${feature}/contract/subject.ts`, imports: '../server/use-case.ts', rule: 'contracts-import-no-server' },
  { file: `${feature}/contract/reads-files.ts`, imports: 'node:fs', rule: 'browser-imports-no-node' },
  {
    file: `${feature}/server/breaks-in.ts`,
    imports: '#features/__planted-neighbour__/server/secret.ts',
    rule: 'servers-read-tables',
  },
  {
    file: `${feature}/web/breaks-in.ts`,
    imports: '#features/__planted-neighbour__/web/page.ts',
    rule: 'features-meet-at-the-door',
  },
  {
    file: 'src/features/projects/server/__planted__/counts-responses.ts',
    imports: '#features/responses/public.ts',
    rule: 'features-stand-in-order',
  },
  {
    file: 'src/features/reports/web/__planted__/takes-part.ts',
    imports: '#features/taking-part/contract/welcome.ts',
    rule: 'features-stand-in-order',
  },
  {
    file: `${feature}/server/is-in-no-table.ts`,
    imports: '#features/identity/policy.ts',
    rule: 'features-stand-in-order',
  },
  {
    file: 'src/features/operations/server/__planted__/asks-one-in-no-table.ts',
    imports: '#features/__planted__/policy.ts',
    rule: 'features-stand-in-order',
  },
  { file: `${feature}/paths.ts`, imports: './policy.ts', rule: 'paths-import-nothing' },
  { file: `${feature}/web/knows-app.ts`, imports: '#app/__planted__/any.ts', rule: 'features-do-not-import-app' },
  { file: `${feature}/web/knows-server.ts`, imports: '../server/use-case.ts', rule: 'browser-never-imports-server' },
  { file: `${feature}/web/reads-files.ts`, imports: 'node:fs', rule: 'browser-imports-no-node' },
  { file: `${feature}/web/island/parses.ts`, imports: 'zod', rule: 'island-is-light' },
  { file: `${feature}/web/island/renders.ts`, imports: '../framework.ts', rule: 'island-is-light' },
  { file: `${feature}/web/framework.ts`, imports: 'react' },
  {
    file: 'src/features/taking-part/web/__planted__/heavy-page.ts',
    imports: '#ui/__planted__/dashboard-part.ts',
    rule: 'plain-pages-without-mantine',
  },
  { file: 'src/ui/__planted__/dashboard-part.ts', imports: '@mantine/core' },
  { file: 'src/app/__planted__/any.ts' },
  { file: 'src/kit/__planted__/any.ts' },
  { file: 'src/ui/__planted__/any.ts' },
  { file: `${feature}/server/use-case.ts` },
  { file: 'src/features/__planted-neighbour__/server/secret.ts' },
  { file: 'src/features/__planted-neighbour__/web/page.ts' },
];

interface Violation {
  rule: string;
  from: string;
}

describe('the boundaries between folders', () => {
  let violations: Violation[] = [];

  beforeAll(async () => {
    await removePlants();
    await Promise.all(plants.map(write));
    violations = await findViolations();
  });

  afterAll(removePlants);

  it('hold in the tree as it is', () => {
    expect(violations.filter((violation) => !isPlanted(violation))).toEqual([]);
  });

  it('are reported where they are broken', () => {
    const expected = plants.flatMap(({ rule, file }) => (rule ? [{ rule, from: file }] : []));
    expect(violations.filter(isPlanted)).toEqual(expect.arrayContaining(expected));
  });
});

function isPlanted({ from }: Violation): boolean {
  return from.includes('/__planted');
}

async function findViolations(): Promise<Violation[]> {
  const cruises = [
    cruise('src', '.dependency-cruiser.cjs'),
    cruise('src', '.dependency-cruiser.bytes.cjs'),
    cruise('src/features/*/web/island', '.dependency-cruiser.island.cjs'),
  ];
  return (await Promise.all(cruises)).flat();
}

function cruise(from: string, config: string): Promise<Violation[]> {
  const program = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
  const args = [program, from, '--config', config, '--output-type', 'json'];
  return new Promise((resolve, reject) => {
    // The exit code only counts the violations that the report names.
    execFile(process.execPath, args, { maxBuffer: 1 << 28 }, (error, stdout) => {
      if (error && !stdout) return reject(error);
      const report = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
      resolve(report.summary.violations.map(({ from, rule }) => ({ rule: rule.name, from })));
    });
  });
}

async function write({ file, imports }: Plant): Promise<void> {
  const content = imports
    ? `import * as other from '${imports}';\n\nexport const value = other;\n`
    : 'export const value = 1;\n';
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function removePlants(): Promise<void> {
  const folders = new Set(plants.map(({ file }) => file.replace(/(\/__planted[^/]*).*/, '$1')));
  await Promise.all([...folders].map((folder) => rm(folder, { recursive: true, force: true })));
}
