// Builds and unpacks where needed, starts the product that test files share, and puts people into the database that
// others begin with.
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { ensureBuild } from '../../../tools/ensure-build.ts';
import { scratchFolder } from '../../../tools/scratch-folder.ts';
import { unpackBrowser } from './browser.ts';
import { type People, seedPeople } from './people.ts';
import { type ProductAddress, startProduct } from './product.ts';
import { fillDatabase } from './seeded-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    product: ProductAddress;
    people: { people: People; dataDir: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuild();
  const dataDir = scratchFolder('e2e-people');
  const [people, { url, administrator, stop }] = await Promise.all([
    fillDatabase(dataDir, seedPeople),
    startProduct(),
    unpackBrowser(),
  ]);
  project.provide('people', { people, dataDir });
  project.provide('product', { url, administrator });
  return async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
