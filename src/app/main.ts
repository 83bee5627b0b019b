/** The program: `node main.js [--dev] [--demo]`. Everything else it takes from the environment. */
import { parseArgs } from 'node:util';
import { type Config, loadConfig } from '#kit/server/config.ts';
import { startProgram } from './start-program.ts';

const { values } = parseArgs({
  options: { dev: { type: 'boolean', default: false }, demo: { type: 'boolean', default: false } },
});

try {
  const program = await startProgram(configure(), { dev: values.dev, demo: values.demo });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(program.stop));
} catch (error) {
  console.error(isExpected(error) ? `\n${error.message}\n` : error);
  process.exit(1);
}

/** The demonstration lives in a data folder of its own. */
function configure(): Config {
  const config = loadConfig(process.env);
  return values.demo && !process.env.DATA_DIR ? { ...config, dataDir: './data/demo' } : config;
}

async function stop(stopProgram: () => Promise<void>): Promise<void> {
  try {
    await stopProgram();
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

/** Errors whose message says all that an operator needs. */
function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return ['ConfigError', 'DirectoryInUseError'].includes(error.name) || 'syscall' in error;
}
