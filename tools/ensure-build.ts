import { runNode } from './run.ts';
import { isBuilt } from './source-stamp.ts';

/** Builds when build/ was not made from the sources as they are; a failed build ends the calling tool. */
export async function ensureBuild(): Promise<void> {
  if (isBuilt()) return;
  console.log('Building …');
  const code = await runNode(['tools/build.ts']);
  if (code !== 0) process.exit(code);
}
