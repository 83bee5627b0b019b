// `npm run build`: the pages into build/client and build/server, the Node program into
// build/main, an empty database into build/empty-database.
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import rolldownConfig from '../rolldown.config.ts';
import { buildDatabase } from './build-database.ts';
import { writeManifests } from './bundling/manifests.ts';
import { precompress } from './precompress.ts';
import { root } from './root.ts';
import { runNode } from './run.ts';
import { clearStamp, sourceStamp, writeStamp } from './source-stamp.ts';

process.chdir(root);
// Taken before the work: an edit made meanwhile leaves the build outdated rather than wrongly current.
const stamp = sourceStamp();
clearStamp();

// The pages come first: their build empties all of build/.
const pages = await buildPages();
if (pages !== 0) process.exit(pages);
writeManifests(join(root, 'build/client/assets'));
await buildProgram();
await buildDatabase();
await precompress(join(root, 'build/client'));
writeStamp(stamp);

function buildPages(): Promise<number> {
  const env = { ...process.env, NODE_ENV: 'production' };
  return runNode(['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], env);
}

async function buildProgram(): Promise<void> {
  const bundle = await rolldown(rolldownConfig);
  await bundle.write(rolldownConfig.output);
  await bundle.close();
}
