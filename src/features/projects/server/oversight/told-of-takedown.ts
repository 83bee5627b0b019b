import type { Project } from '../../contract/project.ts';
import type { TakenDown } from '../tables.ts';

/** What is told of a takedown; what the project was before is for putting it back alone. */
export function toldOfTakedown(takenDown: TakenDown | null): Project['takenDown'] {
  return takenDown && { at: takenDown.at, reason: takenDown.reason, note: takenDown.note };
}
