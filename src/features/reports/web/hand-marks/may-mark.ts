import type { Project } from '#features/projects/contract/project.ts';

/** Whether whoever reads may mark answers by hand; practice has nothing to mark. */
export function mayMark({ mode, abilities }: Project): boolean {
  return mode === 'general' && abilities.update;
}
