import { tallyKey } from '#domain/answers/tally.ts';
import { kindOf, optionsOf } from '#domain/questionnaire/registry.ts';
import type { Option, Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { isBlank, isReworded, type Localized, localizedText } from '#domain/text/localized.ts';
import type { Former } from '../../contract.ts';

export interface Version {
  number: number;
  questionnaire: Questionnaire;
}

interface MergedOption {
  /** As the newest version that offers it has it. */
  label: Localized;
  /** The versions that offer it, ascending. */
  versions: number[];
  formerly: Former[];
}

/** A question as the newest version that asks it so has it, with what older versions knew besides. */
export interface MergedQuestion {
  question: Question;
  sectionTitle: Localized;
  /** The versions that ask it, ascending. */
  versions: number[];
  /** The newest version of all no longer asks it, or asks it in another way. */
  retired: boolean;
  /** Other wordings of its title, the newest first. */
  formerly: Former[];
  /** Every option that it ever had, by id. */
  options: Map<string, MergedOption>;
}

/**
 * The questions of all versions, each once: first those of the newest version in its order, then those only older ones
 * asked. A question whose answers do not add up, because it was asked in another way before, stands there twice.
 */
export function mergeVersions(versions: readonly Version[]): MergedQuestion[] {
  const newestFirst = versions.toSorted((a, b) => b.number - a.number);
  const merged = new Map<string, MergedQuestion>();
  for (const { number, questionnaire } of newestFirst) {
    for (const { title: sectionTitle, questions } of questionnaire.sections) {
      for (const question of questions) {
        const key = tallyKey(question);
        const retired = number !== newestFirst[0]?.number;
        const known: MergedQuestion = merged.get(key) ?? {
          question,
          sectionTitle,
          versions: [],
          retired,
          formerly: [],
          options: new Map(),
        };
        merged.set(key, known);
        known.versions.unshift(number);
        remember(known.formerly, { now: wordingOf(known.question), before: wordingOf(question), version: number });
        for (const option of optionsOf(question)) rememberOption(known, option, number);
      }
    }
  }
  return [...merged.values()];
}

/** What was asked, the unit of a number included: kilometres that became miles are another question to a reader. */
function wordingOf(question: Question): Localized {
  const { title } = question;
  const unit = kindOf(question).unit?.(question);
  if (isBlank(unit)) return title;
  return Object.fromEntries(
    LOCALES.filter((locale) => title[locale]).map((locale) => [
      locale,
      `${title[locale]} (${localizedText(unit, locale)})`,
    ]),
  );
}

function rememberOption({ options }: MergedQuestion, { id, label }: Option, version: number): void {
  const known = options.get(id) ?? { label, versions: [], formerly: [] };
  options.set(id, known);
  known.versions.unshift(version);
  remember(known.formerly, { now: known.label, before: label, version });
}

function remember(
  formerly: Former[],
  { now, before, version }: { now: Localized; before: Localized; version: number },
): void {
  if (!isReworded(now, before)) return;
  const known = formerly.find(({ text }) => !isReworded(text, before));
  if (known) known.versions.unshift(version);
  else formerly.push({ text: before, versions: [version] });
}
