// Where logic names other parts of the questionnaire, and what becomes of that when parts are copied or deleted.

import type { Localized } from '../../text/localized.ts';
import { carriedBy } from '../carried/carrying.ts';
import { findPiped, inText } from '../piping/find-piped.ts';
import type { Question, Questionnaire, Section } from '../schema.ts';
import { PROJECT_CLOSING } from '../texts/questionnaire-texts.ts';
import { conditionsIn, type Expression, expressionsIn, type Variable } from '../variables/expression.ts';
import { type AnswerTest, type Condition, partsOf } from './condition.ts';
import type { Jump } from './walk.ts';

/** What is about to be deleted. */
export interface Deleted {
  questionIds: readonly string[];
  sectionId?: string;
  closingId?: string;
  variableId?: string;
  hiddenValueId?: string;
  /** An option of the only question, which itself stays. */
  optionId?: string;
}

/**
 * How many conditions, jumps, variables and texts of other parts name what is about to be deleted. The project's own
 * closing text is one of these texts.
 */
export function countReferences(questionnaire: Questionnaire, deleted: Deleted, closingText: Localized = {}): number {
  const { sections, variables = [] } = questionnaire;
  const { questionIds, sectionId, closingId, variableId, hiddenValueId, optionId } = deleted;
  const ids = new Set([...questionIds, ...[variableId, hiddenValueId].filter((id) => id !== undefined)]);
  const targets = new Set([...questionIds, ...[sectionId, closingId].filter((id) => id !== undefined)]);

  function looks(condition: Condition | undefined): boolean {
    if (!condition) return false;
    return partsOf(condition).some(({ part }) => {
      if ('variable' in part) return ids.has(part.variable);
      if ('fact' in part) return ids.has(part.fact);
      return 'question' in part && ids.has(part.question) && (optionId === undefined || namesOption(part, optionId));
    });
  }

  function reckonsWith({ id, expression }: Variable): boolean {
    if (id === variableId) return false;
    const parts = expressionsIn(expression).map(({ part }) => part);
    return parts.some((part) => isNamed(part)) || conditionsIn(expression).some(looks);
  }

  function isNamed(part: Expression): boolean {
    if (part.op === 'variable') return ids.has(part.variable);
    if (part.op === 'fact') return ids.has(part.fact);
    if (!('question' in part) || !ids.has(part.question)) return false;
    if (optionId === undefined) return true;
    return (
      isOfRow(part.row, optionId) || (part.op === 'points' && part.points.some(({ option }) => option === optionId))
    );
  }

  function inQuestion(question: Question): number {
    const { id, showIf, requireIf, jumps = [] } = question;
    if (ids.has(id) && optionId === undefined) return 0;
    const takes = optionId === undefined && ids.has(carriedBy(question)?.from ?? '');
    const naming = jumps.filter((jump) => looks(jump.if) || (optionId === undefined && targets.has(jump.to)));
    return [showIf, requireIf].filter(looks).length + naming.length + (takes ? 1 : 0);
  }

  const everyPiped = [...findPiped(questionnaire), ...inText(closingText, PROJECT_CLOSING)];
  const texts = everyPiped.filter(({ piped, partId }) => ids.has(piped.id) && !targets.has(partId));
  const piping = optionId === undefined ? new Set(texts.map(({ key }) => key)).size : 0;
  const reckoning = variables.filter(reckonsWith).length;
  return sections.reduce((sum, section) => {
    if (section.id === sectionId) return sum;
    const own = looks(section.showIf) ? 1 : 0;
    return section.questions.reduce((so, question) => so + inQuestion(question), sum + own);
  }, piping + reckoning);
}

function namesOption(test: AnswerTest, optionId: string): boolean {
  return isOfRow(test.row, optionId) || (test.op === 'chose' && test.options.includes(optionId));
}

/** Whether it is a row, or one of the cells in a row or a column. */
function isOfRow(row: string | undefined, optionId: string): boolean {
  return row?.split('~').includes(optionId) ?? false;
}

/** The same part with other names in its logic; a name that has no other stays. */
export function renameInLogic<P extends Question | Section>(part: P, names: ReadonlyMap<string, string>): P {
  const renamed = (condition: Condition): Condition => rename(condition, names);
  const changed: P = { ...part };
  if (part.showIf) changed.showIf = renamed(part.showIf);
  if ('requireIf' in part && part.requireIf) Object.assign(changed, { requireIf: renamed(part.requireIf) });
  if ('jumps' in part && part.jumps) {
    const jumps: Jump[] = part.jumps.map((jump) => ({
      ...jump,
      ...(jump.if ? { if: renamed(jump.if) } : {}),
      to: names.get(jump.to) ?? jump.to,
    }));
    Object.assign(changed, { jumps });
  }
  if ('carried' in part && part.carried) {
    const { from } = part.carried;
    Object.assign(changed, { carried: { ...part.carried, from: names.get(from) ?? from } });
  }
  return changed;
}

function rename(condition: Condition, names: ReadonlyMap<string, string>): Condition {
  switch (condition.op) {
    case 'and':
    case 'or':
      return { ...condition, of: condition.of.map((part) => rename(part, names)) };
    case 'not':
      return { ...condition, of: rename(condition.of, names) };
    case 'known':
    case 'is':
    case 'value_known':
    case 'value_between':
    case 'value_is':
      return condition;
    default:
      return { ...condition, question: names.get(condition.question) ?? condition.question };
  }
}
