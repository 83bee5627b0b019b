/** `npm run build`: the pages into build/client and build/server, the Node program into build/main. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import rolldownConfig from '../rolldown.config.ts';
import { precompress } from './precompress.ts';
import { root } from './root.ts';
import { runNode } from './run.ts';
import { clearStamp, sourceStamp, writeStamp } from './source-stamp.ts';

process.chdir(root);
// Taken before the work: an edit made meanwhile leaves the build outdated rather than wrongly current.
const stamp = sourceStamp();
clearStamp();

const [pages] = await Promise.all([buildPages(), buildProgram()]);
if (pages !== 0) process.exit(pages);
await precompress(join(root, 'build/client'));
writeStamp(stamp);

function buildPages(): Promise<number> {
  const env = { ...process.env, NODE_ENV: 'production' };
  return runNode(['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], env);
}

async function buildProgram(): Promise<void> {
  await rm('build/main', { recursive: true, force: true });
  const bundle = await rolldown(rolldownConfig);
  await bundle.write(rolldownConfig.output);
  await bundle.close();
}
