import { readClause } from '#domain/questionnaire/logic/clause.ts';
import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import { readFactClause } from '#domain/questionnaire/logic/fact-clause.ts';
import { isSentence } from '#domain/questionnaire/logic/sentences.ts';
import { readValueClause } from '#domain/questionnaire/logic/value-clause.ts';
import type { Translator } from '#messages/translator.ts';
import { clauseSaid } from './clause-words.ts';
import { factSaid } from './fact-words.ts';
import { type Named, type Said, UNSAID } from './said.ts';
import { valueSaid } from './value-words.ts';

/** A condition as a sentence, by the numbers of the questions it looks at: “question 2 is Bus or Train”. */
export function conditionWords(condition: Condition, parts: Named, translator: Translator): string {
  const { t } = translator;
  const said = sentenceSaid(condition, parts, translator);
  if (said) return said.text.replace(/<(\w+)\/>/g, (place, name: string) => said.values[name] ?? place);
  const words = (part: Condition) => conditionWords(part, parts, translator);
  switch (condition.op) {
    case 'and':
    case 'or': {
      const each = condition.of.map((part) => (isSentence(part) ? words(part) : `(${words(part)})`));
      return each.length === 0 ? UNSAID : each.reduce((first, second) => t(`logic:${condition.op}`, { first, second }));
    }
    case 'not':
      return t('logic:not', { condition: `(${words(condition.of)})` });
    default:
      return UNSAID;
  }
}

/**
 * What one sentence says; nothing of a condition that is none. Questions are called by their numbers, or where there is
 * room by what they ask.
 */
export function sentenceSaid(
  condition: Condition,
  parts: Named,
  translator: Translator,
  isTitled = false,
): Said | undefined {
  const clause = readClause(condition);
  if (clause) return clauseSaid(clause, parts, translator, isTitled);
  const ofFact = readFactClause(condition);
  if (ofFact) return factSaid(ofFact, parts, translator);
  const ofValue = readValueClause(condition);
  return ofValue && valueSaid(ofValue, parts, translator);
}
