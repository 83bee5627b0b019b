// The program: `node main.js [--demo] [--dev | --api-only]`. Everything else it takes from the environment.
// `--dev` serves pages from source, `--api-only` none: a checkout without a build can answer calls.
import { parseArgs } from 'node:util';
import { type Config, loadConfig } from '#kit/server/config.ts';
import { requireNode } from './program/start-error.ts';
import { type Program, startProgram } from './program/start-program.ts';
import { stopOnSignals } from './program/stop-on-signals.ts';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { dev: flag, demo: flag, 'api-only': flag } });

try {
  const starting = start();
  stopOnSignals(starting);
  await starting;
} catch (error) {
  console.error(isExpected(error) ? `\n${error.message}\n` : error);
  process.exit(1);
}

async function start(): Promise<Program> {
  requireNode(process.versions.node, process.execPath);
  return await startProgram(configure(), { pages: pages(), demo: values.demo });
}

function pages() {
  if (values['api-only']) return 'none';
  return values.dev ? 'dev' : 'built';
}

/** The demonstration lives in a data folder of its own. */
function configure(): Config {
  const config = loadConfig(process.env);
  return values.demo && !process.env.DATA_DIR ? { ...config, dataDir: './data-demo' } : config;
}

/** Errors whose message says all that an operator needs. */
function isExpected(error: unknown): error is Error {
  return (
    error instanceof Error &&
    ['ConfigError', 'DirectoryInUseError', 'OtherReleaseError', 'StartError'].includes(error.name)
  );
}
