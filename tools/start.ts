// `npm start`: builds first when there is no build of these sources, then runs the program; arguments pass through.
import { ensureBuild } from './ensure-build.ts';
import { runNode } from './run.ts';

await ensureBuild();
const env = { ...process.env, NODE_ENV: 'production' };
process.exitCode = await runNode(['--max-semi-space-size=64', 'build/main/main.js', ...process.argv.slice(2)], env);
