import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Localized } from '#domain/text/localized.ts';

export interface Version {
  number: number;
  questionnaire: Questionnaire;
}

/** A question as the newest version that asks it has it, with what older versions knew besides. */
export interface MergedQuestion {
  question: Question;
  sectionTitle: Localized;
  /** The versions that ask it, ascending. */
  versions: number[];
  /** The newest version of all no longer asks it. */
  retired: boolean;
  /** Labels of options that are no longer offered. */
  formerLabels: Map<string, Localized>;
}

/** The questions of all versions, each once, by id: first those of the newest version in its order, then those only older ones asked. */
export function mergeVersions(versions: readonly Version[]): MergedQuestion[] {
  const newestFirst = versions.toSorted((a, b) => b.number - a.number);
  const merged = new Map<string, MergedQuestion>();
  for (const { number, questionnaire } of newestFirst) {
    for (const section of questionnaire.sections) {
      for (const question of section.questions) {
        const known = merged.get(question.id);
        if (known) {
          known.versions.unshift(number);
          rememberLabels(known, question);
          continue;
        }
        merged.set(question.id, {
          question,
          sectionTitle: section.title,
          versions: [number],
          retired: number !== newestFirst[0]?.number,
          formerLabels: new Map(),
        });
      }
    }
  }
  return [...merged.values()];
}

function rememberLabels({ question: newest, formerLabels }: MergedQuestion, question: Question): void {
  if (!('options' in question) || !('options' in newest)) return;
  for (const { id, label } of question.options) {
    if (formerLabels.has(id) || newest.options.some((option) => option.id === id)) continue;
    formerLabels.set(id, label);
  }
}
