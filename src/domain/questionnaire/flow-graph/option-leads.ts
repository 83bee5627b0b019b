// Where the options of a question lead by its own jumps, and how that is changed, an option at a time.
import type { Answer } from '../../answers/answer.ts';
import { hasBranches } from '../branches.ts';
import { type Condition, holds, partsOf } from '../logic/condition.ts';
import type { Jump } from '../logic/walk.ts';
import { optionsOf } from '../registry.ts';
import type { Question } from '../schema.ts';

/** The place of a jump, or on to what comes next. */
export type Lead = number | 'next';

/** By what each option leads on; that of no answer, where it may be left out, is undefined's. */
export type OptionLeads = ReadonlyMap<string | undefined, Lead>;

/** Nothing where an answer is not one of several options, or where something else than it decides as well. */
export function optionLeads(question: Question): OptionLeads | undefined {
  const { jumps = [], required } = question;
  if (jumps.length === 0 || !hasBranches(question) || !jumps.every((jump) => isOwn(jump, question.id)))
    return undefined;
  const answers = [...optionsOf(question).map(({ id }) => id), ...(required ? [] : [undefined])];
  return new Map(answers.map((answer) => [answer, leadOf(question, answer)]));
}

/** By which jump an option leads on, as far as its own answer says: others may come between. */
export function leadOf({ id, jumps = [] }: Question, option: string | undefined): Lead {
  const taken = jumps.findIndex((jump) => isOwn(jump, id) && takes(jump, id, option));
  return taken < 0 ? 'next' : taken;
}

/** Whether a jump is told whole by options of its question, each of which says where it leads. */
export function isOfOptions(jump: Jump, questionId: string): boolean {
  return chosenIn(jump, questionId) !== undefined;
}

/** Whether nothing but the answer to its own question decides about a jump. */
function isOwn({ if: condition }: Jump, questionId: string): boolean {
  if (!condition) return true;
  return partsOf(condition).every(
    ({ part }) => part.op === 'and' || part.op === 'or' || part.op === 'not' || isOf(part, questionId),
  );
}

/**
 * The jumps of a question whose option leads elsewhere, while all others lead where they did. Options that lead to the
 * same stand in one jump; `next` is what comes after the question anyway.
 */
export function leadOption(question: Question, option: string, to: string, next: string): Jump[] {
  const { id, jumps = [] } = question;
  const rest = jumps.flatMap((jump) => without(jump, id, option));
  const inTheWay = rest.findIndex((jump) => !isOwn(jump, id) || takes(jump, id, option));
  if (to === next && inTheWay < 0) return rest;
  const same = rest.findIndex((jump) => jump.to === to && chosenIn(jump, id));
  const isFirst = inTheWay < 0 || same < inTheWay;
  if (same < 0 || !isFirst) return [{ if: { op: 'chose', question: id, options: [option] }, to }, ...rest];
  const chosen = new Set([...(chosenIn(rest[same], id) ?? []), option]);
  const options = optionsOf(question).flatMap((one) => (chosen.has(one.id) ? [one.id] : []));
  return rest.with(same, { if: { op: 'chose', question: id, options }, to });
}

/** The jumps of a question after which all whom no condition leads elsewhere come there. */
export function leadOthers({ jumps = [] }: Question, to: string, next: string): Jump[] {
  const some = jumps.filter((jump) => jump.if);
  return to === next ? some : [...some, { to }];
}

function takes({ if: condition }: Jump, id: string, option: string | undefined): boolean {
  const given = new Map<string, Answer>(option === undefined ? [] : [[id, option]]);
  return !condition || holds(condition, given);
}

/** The options of a jump that looks for nothing but these. */
function chosenIn(jump: Jump | undefined, id: string): readonly string[] | undefined {
  const condition = jump?.if;
  return condition?.op === 'chose' && isOf(condition, id) ? condition.options : undefined;
}

function without(jump: Jump, id: string, option: string): Jump[] {
  const chosen = chosenIn(jump, id);
  if (!chosen?.includes(option)) return [jump];
  const options = chosen.filter((one) => one !== option);
  return options.length > 0 ? [{ ...jump, if: { op: 'chose', question: id, options } }] : [];
}

function isOf(test: Condition, questionId: string): boolean {
  return 'question' in test && test.question === questionId;
}
