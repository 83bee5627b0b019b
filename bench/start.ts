// `npm run bench:start`: from `npm start` (built) to the first page, on an empty database and on one that is there, and
// the memory held then. The embedded database always, PostgreSQL as well when DATABASE_URL is set.
import { rmSync } from 'node:fs';
import { ensureBuild } from '../tools/ensure-build.ts';
import { scratchFolder } from '../tools/scratch-folder.ts';
import { createBenchDatabase } from './support/bench-database.ts';
import { measureStart, type StartFigures } from './support/measure-start.ts';
import { median } from './support/median.ts';
import { printFigure } from './support/print-figure.ts';

/** The median of so many starts is told. */
const STARTS = 3;

await ensureBuild();
await benchDatabase('embedded', false);
if (process.env.DATABASE_URL) await benchDatabase('postgres', true);

async function benchDatabase(name: string, onServer: boolean): Promise<void> {
  const empty: StartFigures[] = [];
  const existing: StartFigures[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    const folder = scratchFolder('bench-start');
    const database = onServer ? await createBenchDatabase() : { url: '', drop: async () => {} };
    const env = { DATA_DIR: folder, DATABASE_URL: database.url ?? '' };
    empty.push(await measureStart(env));
    existing.push(await measureStart(env));
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
  print(`${name}_empty`, empty);
  print(name, existing);
}

function print(name: string, starts: readonly StartFigures[]): void {
  printFigure(`${name}_start`, median(starts.map((start) => start.seconds)), 's');
  printFigure(`${name}_resident`, median(starts.map((start) => start.residentMb)), 'MB');
  printFigure(`${name}_resident_peak`, median(starts.map((start) => start.peakMb)), 'MB');
}
