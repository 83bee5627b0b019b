import { LOCALES } from '../../text/locale.ts';
import { type Finding, type FindingKey, partOf } from '../finding.ts';
import { checkLogic } from '../logic/check-logic.ts';
import { checkPiping } from '../piping/check-piping.ts';
import type { Questionnaire } from '../schema.ts';

/** What is wrong because something stands before what it looks at, or behind what leads to it. */
const OF_ORDER: ReadonlySet<FindingKey> = new Set([
  'conditionOnLater',
  'jumpBack',
  'carriedFromLater',
  'pipedLater',
  'pipedValueLater',
]);

/** How many conditions, jumps and texts are wrong in the new order that were right in the old one. */
export function brokenByOrder(before: Questionnaire, after: Questionnaire): number {
  if (before === after) return 0;
  const known = new Set(wrongIn(before));
  return wrongIn(after).filter((one) => !known.has(one)).length;
}

function wrongIn(questionnaire: Questionnaire): string[] {
  const findings = [...checkLogic(questionnaire), ...checkPiping(questionnaire, LOCALES)];
  return [...new Set(findings.filter(({ key }) => OF_ORDER.has(key)).map(keyOf))];
}

function keyOf(finding: Finding): string {
  return [partOf(finding), finding.key, finding.logic, finding.text, finding.optionId].join(' ');
}
