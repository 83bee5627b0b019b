// Builds and unpacks where needed, and starts the product that test files share.
import type { TestProject } from 'vitest/node';
import { ensureBuild } from '../../../tools/ensure-build.ts';
import { unpackBrowser } from './browser.ts';
import { type ProductAddress, startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    product: ProductAddress;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuild();
  await unpackBrowser();
  const { url, administrator, stop } = await startProduct();
  project.provide('product', { url, administrator });
  return stop;
}
