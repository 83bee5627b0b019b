/**
 * `npm run dev`: one server. Pages reload hot through Vite; Node watches the modules the server itself imported and
 * starts it anew when one of them changes.
 */
import { runNode } from './run.ts';

const env = { ...process.env, NODE_ENV: 'development' };
const watch = ['--watch', '--watch-preserve-output'];
process.exitCode = await runNode(
  [...process.execArgv, ...watch, 'src/app/main.ts', '--dev', ...process.argv.slice(2)],
  env,
);
