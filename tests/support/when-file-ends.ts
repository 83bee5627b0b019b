const endings: (() => unknown)[] = [];

/**
 * As `afterAll`, which does nothing where it is called within a hook: what a file opens in `beforeAll` is closed too.
 */
export function whenFileEnds(end: () => unknown): void {
  endings.push(end);
}

/** The last opened ends first. */
export async function endFile(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end();
}
