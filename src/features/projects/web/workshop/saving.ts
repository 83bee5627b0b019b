import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { hasUnsaved, type Standing } from '#ui/dashboard/saving/save-machine.ts';
import type { SaveMachineBinding } from '#ui/dashboard/saving/use-save-machine.ts';
import type { StandingShown } from '#ui/dashboard/saving/use-save-trouble.ts';
import type { Settings } from '../settings/use-settings.ts';

/** How far questions and settings together are with the server. */
export interface Saving {
  standing: Standing;
  /** Why the last save failed. */
  error: unknown;
  /** Something is not there yet. */
  unsaved: boolean;
  /** A setting is not saved as it stands: it is being written, or has to be mended. */
  held: boolean;
  /** It is time to say that one has to be mended. */
  needsMending: boolean;
  /** Leaving would lose settings; questions are kept in the browser. */
  wouldLose: boolean;
  saveNow: () => void;
}

/** From the worst on. */
const ORDER: readonly Standing[] = ['conflict', 'failed', 'refused', 'offline', 'saving', 'waiting', 'saved'];

export function savingOf(questions: SaveMachineBinding<Questionnaire>, settings: Settings): Saving {
  const both = [questions, settings.machine] as const;
  const standing = ORDER.find((one) => both.some(({ state }) => state.standing === one)) ?? 'saved';
  return {
    standing,
    error: both.find(({ state }) => state.standing === standing)?.error,
    unsaved: hasUnsaved(questions.state) || settings.isUnsaved,
    held: settings.isHeld,
    needsMending: settings.toMend !== undefined,
    wouldLose: settings.isHeld || settings.isUnsaved,
    saveNow() {
      for (const { dispatch } of both) dispatch({ type: 'due' });
    },
  };
}

/**
 * Saved is only said where nothing is held back, nor about to go: of what was let go a moment ago the machine has not
 * heard yet. Trouble on the way comes first, for it concerns everything else.
 */
export function standingShown({ standing, held, needsMending, unsaved }: Saving): StandingShown {
  if (!['saved', 'waiting', 'saving'].includes(standing)) return standing;
  if (held && needsMending) return 'held';
  return standing === 'saved' && (held || unsaved) ? 'waiting' : standing;
}
