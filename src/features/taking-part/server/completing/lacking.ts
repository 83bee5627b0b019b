import { missingRequired } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { hasMore, isOver } from '#domain/quiz/turns.ts';
import type { RespondentRow } from '#features/responses/public.ts';
import { inOrderOf } from '../in-their-order.ts';
import type { AnsweringBy } from '../take-step.ts';

export interface AnsweringOf extends AnsweringBy {
  /** Whose order of sections it is. */
  ref: string;
}

type Said = Pick<
  RespondentRow,
  'id' | 'answers' | 'untouched' | 'locale' | 'hiddenValues' | 'source' | 'turn' | 'picked' | 'final'
>;

interface Lacking {
  /** Ids of questions that have to be answered and are not. */
  missing: string[];
  isToCome: boolean;
}

/**
 * What keeps a response from being whole. Nobody who practises is held up, nor anybody by what they left out for good.
 * Where each question has its time, nobody is held up by one that is over, and nobody submits past those that they were
 * not served yet: of these not even the ids are told.
 */
export function lackingIn({ project, questionnaire, ref }: AnsweringOf, said: Said, now: Date): Lacking {
  const { answers, turn, final } = said;
  const facts = factsOf(said);
  if (project.practice) return { missing: [], isToCome: false };
  const missing = missingRequired(questionnaire, answers, facts).filter((id) => !final?.includes(id));
  if (project.questionSeconds === null) return { missing, isToCome: false };
  const untouched = Object.keys(said.untouched ?? {});
  return {
    missing: missing.filter((id) => turn?.question === id && !isOver(turn, now)),
    isToCome: hasMore(inOrderOf(questionnaire, facts, ref), { answers, untouched, facts, final }, turn),
  };
}

export function lacksNothing(...asked: Parameters<typeof lackingIn>): boolean {
  const { missing, isToCome } = lackingIn(...asked);
  return missing.length === 0 && !isToCome;
}
