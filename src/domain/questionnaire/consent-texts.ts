import { isSame } from '../is-same.ts';
import type { Localized } from '../text/localized.ts';
import { questionsOf } from './flow.ts';
import { kindOf } from './registry.ts';
import type { Question, Questionnaire } from './schema.ts';

/** All that somebody read who agreed. */
interface Agreed {
  title: Localized;
  help: Localized;
  agreement: Localized;
}

/** A text that was to be agreed to, as it stood in one or several versions of the questionnaire. */
export interface ConsentText extends Agreed {
  /** Counts from 1: a text that is another is the next one, and one that comes back has its number back. */
  number: number;
  versions: number[];
}

/** The texts of each question of the versions that asks for consent, by its id; versions ascending. */
export function consentTexts(
  versions: Iterable<{ number: number; questionnaire: Questionnaire }>,
): Map<string, ConsentText[]> {
  const found = new Map<string, ConsentText[]>();
  for (const { number, questionnaire } of versions) {
    for (const question of questionsOf(questionnaire)) {
      const agreed = agreedIn(question);
      if (!agreed) continue;
      const texts = found.get(question.id) ?? [];
      found.set(question.id, texts);
      const same = texts.find(({ title, help, agreement }) => isSame({ title, help, agreement }, agreed));
      if (same) same.versions.push(number);
      else texts.push({ ...agreed, number: texts.length + 1, versions: [number] });
    }
  }
  return found;
}

/** Whether it asks for consent. */
export function asksConsent(question: Question): boolean {
  return kindOf(question).agreement !== undefined;
}

/** Which text of a question stood in a version. */
export function consentTextIn(
  consents: ReadonlyMap<string, readonly ConsentText[]>,
  questionId: string,
  version: number,
): number | undefined {
  return consents.get(questionId)?.find(({ versions }) => versions.includes(version))?.number;
}

function agreedIn(question: Question): Agreed | undefined {
  const { title, help } = question;
  const agreement = kindOf(question).agreement?.(question);
  return agreement && { title, help, agreement };
}
