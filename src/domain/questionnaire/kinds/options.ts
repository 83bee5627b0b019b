// What single choice, dropdown and multiple choice share: a list of options and inputs that name them.
import { LOCALES, type Locale } from '../../text/locale.ts';
import { localizedText } from '../../text/localized.ts';
import { cleanText } from '../../text/normalise.ts';
import type { Finding } from '../finding.ts';
import type { Cells, Reading } from '../kind.ts';
import type { ChoiceQuestion, Option } from '../schema.ts';

const FRESH_OPTIONS = 2;

/** The options of a fresh question, still without text. */
export function blankOptions(id: () => string): Option[] {
  return Array.from({ length: FRESH_OPTIONS }, () => ({ id: id(), label: {} }));
}

/**
 * The different ids an input names, undefined when it is neither text nor a list of texts. Blank entries say nothing:
 * a form sends one beside its boxes so that choosing none still reaches the server.
 */
export function namedIds(input: unknown): Set<string> | undefined {
  const ids = new Set<string>();
  for (const entry of Array.isArray(input) ? input : [input]) {
    if (entry === null || entry === undefined) continue;
    if (typeof entry !== 'string') return undefined;
    const id = entry.trim();
    if (id !== '') ids.add(id);
  }
  return ids;
}

/** Reads the one option of a single choice or dropdown. */
export function readOneOption(question: ChoiceQuestion, input: unknown): Reading<string> {
  const ids = namedIds(input);
  if (!ids) return { problem: { key: 'malformed' } };
  const [id] = ids;
  if (id === undefined) return { empty: true };
  if (ids.size > 1) return { problem: { key: 'chooseOne' } };
  if (!question.options.some((option) => option.id === id)) return { problem: { key: 'unknownOption' } };
  return { answer: id };
}

/** The cells of a choice of one option. */
export function optionCells(id: string): Cells {
  return { [`option:${id}`]: 1n };
}

/** The option's label in the reader's language; its id when it has none or is gone. */
export function optionWords(question: ChoiceQuestion, id: string, locale: Locale): string {
  const option = question.options.find((candidate) => candidate.id === id);
  return (option && localizedText(option.label, locale)) || id;
}

/** Too few options, and labels that a respondent could not tell apart. */
export function checkOptions(question: ChoiceQuestion, least: number): Finding[] {
  const findings: Finding[] = [];
  const questionId = question.id;
  if (question.options.length < least) {
    findings.push({ severity: 'error', key: 'tooFewOptions', values: { min: least }, questionId });
  }
  for (const label of repeatedLabels(question.options)) {
    findings.push({ severity: 'error', key: 'duplicateOption', values: { label }, questionId });
  }
  return findings;
}

function repeatedLabels(options: readonly Option[]): Set<string> {
  const repeated = new Set<string>();
  for (const locale of LOCALES) {
    const seen = new Set<string>();
    for (const option of options) {
      const label = cleanText(option.label[locale] ?? '');
      const key = label.toLowerCase();
      if (key !== '' && seen.has(key)) repeated.add(label);
      seen.add(key);
    }
  }
  return repeated;
}
