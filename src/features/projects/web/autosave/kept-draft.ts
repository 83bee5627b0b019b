import { z } from 'zod';
import { isSame } from '#domain/is-same.ts';
import { type Questionnaire, questionnaireSchema } from '#domain/questionnaire/schema.ts';

const PREFIX = 'jorip:draft:';

const keptDraft = z.object({
  /** The revision the editing started from. */
  revision: z.int(),
  content: questionnaireSchema,
  /** Milliseconds since 1970. */
  keptAt: z.number(),
});
type KeptDraft = z.infer<typeof keptDraft>;

/** The store of this browser, as far as it is needed; private windows may refuse to write. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Keeps what is not saved yet. Each open page has a place of its own, so that two of them never overwrite each other.
 */
export function keepDraft(store: DraftStore, projectId: string, page: string, draft: KeptDraft): void {
  try {
    store.setItem(placeOf(projectId, page), JSON.stringify(draft));
  } catch {
    // Full or forbidden: the server still gets the draft, only a crash in between would lose it.
  }
}

export function forgetDraft(store: DraftStore, projectId: string, page: string): void {
  store.removeItem(placeOf(projectId, page));
}

/** What earlier pages left unsaved and differs from what the server has, the newest first. */
export function keptDrafts(
  store: DraftStore,
  projectId: string,
  saved: Questionnaire,
): (KeptDraft & { page: string })[] {
  const prefix = placeOf(projectId, '');
  const places = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  return places
    .filter((place) => place.startsWith(prefix))
    .flatMap((place) => {
      const draft = readDraft(store.getItem(place));
      return draft && !isSame(draft.content, saved) ? [{ ...draft, page: place.slice(prefix.length) }] : [];
    })
    .sort((one, other) => other.keptAt - one.keptAt);
}

function readDraft(text: string | null): KeptDraft | undefined {
  try {
    return keptDraft.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

function placeOf(projectId: string, page: string): string {
  return `${PREFIX}${projectId}:${page}`;
}
