const loadedByNode = [
  /^(?:domain|messages)\//,
  /^kit\/(?:server|contract)\//,
  /^features\/[^/]+\/(?:contract\/)?[^/]+\.ts$/,
  /^features\/[^/]+\/server\//,
  /^app\//,
];
/** Vite loads these itself, though they lie beside modules that Node loads. */
const loadedByVite = /^app\/(?:routes|pages\/load-context)\.ts$/;

/** Whether a change to this file, named from `src/`, needs a new server; pages and tests do not. */
export function runsInServer(file: string): boolean {
  const path = file.replaceAll('\\', '/');
  if (!path.endsWith('.ts') || path.endsWith('.test.ts') || loadedByVite.test(path)) return false;
  return loadedByNode.some((pattern) => pattern.test(path));
}
