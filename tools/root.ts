import { fileURLToPath } from 'node:url';

/** The repository's folder; every tool works from there, wherever it was called. */
export const root = fileURLToPath(new URL('../', import.meta.url));
