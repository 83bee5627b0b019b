import { readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { minify } from '@swc/core';
import { type OutputChunk, type RolldownPlugin, rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { root } from '../root.ts';
import { leaveOutUnasked } from './leave-out-unasked.ts';

const FOLDER = join(root, 'src/features/taking-part/web/island');
const MAIN = join(FOLDER, 'main.ts');

/** The first script, and what is too little to be fetched by itself. */
const FIRST = /\/(?:island\/main|text\/normalise)\.ts$/;

/** As a page imports the address of the script that a file is in; without this plugin, Vite builds each as a worker. */
const ASKED = /\/island\/(?:[\w-]+\/)?[\w-]+\.ts\?worker&url$/;
const RESOLVED = '\0island:';

/**
 * The scripts of taking part, built together: what the first of them has, which is on every page, the others take from
 * there, so that no page fetches a line twice. Built as workers, each would be whole by itself.
 */
export function islands(): Plugin {
  let building: Promise<readonly OutputChunk[]> | undefined;
  return {
    name: 'islands',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: ASKED },
      handler(id, importer = '') {
        return RESOLVED + resolve(dirname(importer), id.replace(/\?.*/, ''));
      },
    },
    load: {
      filter: { id: new RegExp(`^${RESOLVED}`) },
      async handler(id) {
        building ??= buildIslands();
        const chunk = (await building).find(({ moduleIds }) => moduleIds.includes(id.slice(RESOLVED.length)));
        if (!chunk) throw new Error(`${id} is in no script of taking part`);
        return `export default '/${chunk.fileName}';`;
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, code } of (await building) ?? []) {
        this.emitFile({ type: 'asset', fileName, source: code });
      }
    },
  };
}

export async function buildIslands(): Promise<readonly OutputChunk[]> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const entries = files.filter((file) => basename(file) === 'main.ts');
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((file) => [dirname(file).replace('.', 'main'), join(FOLDER, file)])),
    cwd: root,
    plugins: [leaveOutUnasked() as RolldownPlugin, limitsInPlace, afterMain, smaller],
    transform: { target: 'es2022' },
    optimization: { inlineConst: true },
    preserveEntrySignatures: false,
  });
  const { output } = await bundle.generate({
    format: 'es',
    minify: true,
    codeSplitting: { groups: [{ name: 'main', test: FIRST }] },
    entryFileNames: 'assets/island-[name]-[hash:7].js',
    chunkFileNames: 'assets/island-[hash:7].js',
  });
  await bundle.close();
  return output.filter((file) => file.type === 'chunk');
}

/** A page asks for a few limits of the many that there are: their numbers stand where they are asked for. */
const limitsInPlace: RolldownPlugin = {
  name: 'limits-in-place',
  transform(code, id) {
    if (!/\/src\/.*\.ts$/.test(id) || !code.includes('LIMITS.')) return null;
    const placed = code.replace(/\bLIMITS\.(\w+)/g, (said, name: string) => {
      const limit: unknown = LIMITS[name as keyof typeof LIMITS];
      return limit === undefined ? said : `(${JSON.stringify(limit)})`;
    });
    return { code: placed, map: null };
  },
};

/** The others stand on the first script, which every page has. It begins once all of them did (`main.ts`). */
const afterMain: RolldownPlugin = {
  name: 'after-main',
  transform(code, id) {
    const isOther = id.startsWith(FOLDER) && id.endsWith('/main.ts') && id !== MAIN;
    return isOther ? { code: `import '${MAIN}';\n${code}`, map: null } : null;
  },
};

/** Once more than the bundler does it, which leaves out a twentieth. */
const smaller: RolldownPlugin = {
  name: 'smaller',
  async renderChunk(code) {
    return minify(code, {
      module: true,
      compress: { ecma: 2020, passes: 3, toplevel: true },
      mangle: { toplevel: true },
    });
  },
};
