import type { Walk } from '#domain/questionnaire/logic/walk.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { lastStepPath, morePath, questionsPath } from '../addresses.ts';
import { askedId, askedNames } from '../asked-names.ts';
import type { Respondent } from '../open-respondent.ts';
import { type Place, stepOfQuestion } from '../places.ts';
import { isOpen } from '../still-open.ts';

/** The name of the field in which a form says which questions its respondent was asked when they saw it. */
export const ASKED = 'asked';

/** What somebody who posts a form had before them. */
export interface Drawn {
  /** Undefined where all are asked the same. */
  asked: ReadonlySet<string> | undefined;
  /** Whether it was their last page as far as the page knew, and its button said so. */
  ends: boolean;
}

export function drawnPath(form: FormData, { questions }: Place): Drawn {
  const said = form.get(ASKED);
  if (typeof said !== 'string') return { asked: undefined, ends: true };
  const asked = said.split(' ');
  return { asked: new Set(asked), ends: questions.some(({ id }) => id === askedId(asked.at(-1) ?? '')) };
}

/** What the buttons say that lead to the path so far: alone, or with the step on it that somebody looks back at. */
const LOOK_BACK = 'path';

export function lookBack(step?: number): string {
  return step === undefined ? LOOK_BACK : `${LOOK_BACK}.${step}`;
}

/** Whether such a button was pressed. */
export function lookBackIn(form: FormData): { to: number | undefined } | undefined {
  const said = /^path(?:\.(\d{1,4}))?$/.exec(String(form.get('go')));
  return said ? { to: said[1] === undefined ? undefined : Number(said[1]) } : undefined;
}

/** The questions that answers lead to which were not asked before, or offered something else, and have no answer. */
export function openedSince({ asked }: Drawn, path: Walk<Question>, respondent: Respondent): Question[] {
  if (!asked) return [];
  const names = askedNames(path);
  return path.asked.filter((each, at) => isAsking(each) && !asked.has(names[at] ?? '') && isOpen(respondent, each));
}

/** Where the button that goes on leads, by the answers that were just given. */
export function wayOnFrom(respondent: Respondent, place: Place, opened: readonly Question[]): string {
  if (place.isChange) {
    const unanswered = place.path.asked.filter((each) => isAsking(each) && isOpen(respondent, each));
    const steps = [...new Set(unanswered.map(({ id }) => stepOfQuestion(respondent, id)))];
    const isNew = new Set([...(place.more ?? []), ...opened.map(({ id }) => stepOfQuestion(respondent, id))]);
    const more = steps.filter((step) => step > place.step && isNew.has(step));
    if (more.length > 0) return morePath(respondent, more);
  }
  if (place.isChange || place.next === undefined) return lastStepPath(respondent);
  return questionsPath(respondent, place.next);
}
