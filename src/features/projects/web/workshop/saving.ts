import { useMemo } from 'react';
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

/** As long as it stands the same it is the same, whatever is typed meanwhile. */
export function useSaving(questions: SaveMachineBinding<Questionnaire>, settings: Settings): Saving {
  const { standing, error, unsaved, held, needsMending, wouldLose } = savingOf(questions, settings);
  const saveQuestions = questions.dispatch;
  const saveSettings = settings.machine.dispatch;
  return useMemo(
    () => ({
      ...{ standing, error, unsaved, held, needsMending, wouldLose },
      saveNow() {
        for (const save of [saveQuestions, saveSettings]) save({ type: 'due' });
      },
    }),
    [standing, error, unsaved, held, needsMending, wouldLose, saveQuestions, saveSettings],
  );
}

/** From the worst on. */
const ORDER: readonly Standing[] = ['conflict', 'failed', 'refused', 'offline', 'saving', 'waiting', 'saved'];

function savingOf(questions: SaveMachineBinding<Questionnaire>, settings: Settings): Omit<Saving, 'saveNow'> {
  const both = [questions, settings.machine] as const;
  const standing = ORDER.find((one) => both.some(({ state }) => state.standing === one)) ?? 'saved';
  return {
    standing,
    error: both.find(({ state }) => state.standing === standing)?.error,
    unsaved: hasUnsaved(questions.state) || settings.isUnsaved,
    held: settings.isHeld,
    needsMending: settings.toMend !== undefined || settings.heldField !== undefined,
    wouldLose: settings.isHeld || settings.isUnsaved,
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
