import { LOCALES } from '../../../text/locale.ts';
import { cleanText } from '../../../text/normalise.ts';
import type { Finding } from '../../finding.ts';
import type { ChoiceQuestion, Option } from '../../schema.ts';

/** Too few options, labels that a respondent could not tell apart, and an order that has nothing to shuffle. */
export function checkOptions(question: ChoiceQuestion, least: number): Finding[] {
  const findings: Finding[] = [];
  const questionId = question.id;
  if (question.options.length < least) {
    findings.push({ severity: 'error', key: 'tooFewOptions', values: { min: least }, questionId });
  }
  for (const label of repeatedLabels(question.options)) {
    findings.push({ severity: 'error', key: 'duplicateOption', values: { label }, questionId });
  }
  if (question.shuffle && question.options.filter((option) => !option.pinned).length < 2) {
    findings.push({ severity: 'warning', key: 'nothingToShuffle', questionId });
  }
  return findings;
}

/** Labels that more than one of them has, in either language. */
export function repeatedLabels(options: readonly Option[]): Set<string> {
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
