import type { RolldownOptions } from 'rolldown';

/** Packages of many small modules start faster inside the bundle; all others stay in node_modules. */
const bundled = ['drizzle-orm', 'zod', 'fastify-type-provider-zod', 'jose', 'uuid'];

/** What runs in a thread of its own, found by its name (`locateWorker`). */
const workers = {
  'embedded-database-worker': 'src/kit/server/database/embedded/worker.ts',
  'password-worker': 'src/kit/server/passwords/worker.ts',
  'certificate-worker': 'src/features/taking-part/server/certificates/worker.ts',
  'counting-worker': 'src/features/responses/server/tallies/counting-worker.ts',
  'image-worker': 'src/kit/server/images/worker.ts',
  'letters-worker': 'src/features/taking-part/server/letters/worker.ts',
  'picture-worker': 'src/features/taking-part/server/picture/worker.ts',
};

/** The Node program. The pages are built by Vite into build/server and loaded from there. */
export default {
  input: { main: 'src/app/main.ts', ...workers },
  platform: 'node',
  external: (id) => /^[a-z@]/i.test(id) && !bundled.some((name) => id === name || id.startsWith(`${name}/`)),
  output: {
    dir: 'build/main',
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
  logLevel: 'warn',
  onLog(level, log, handle) {
    // Left as a warning, a forgotten file would first be missed when the program runs.
    if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
    handle(level, log);
  },
} satisfies RolldownOptions;
