import type { Answer, Answers } from '../../answers/answer.ts';
import { type Condition, holds } from './condition.ts';
import type { Facts } from './facts.ts';
import type { QuestionLogic, SectionLogic } from './walk.ts';

/**
 * How many questions somebody who stands at one of them is asked in all, at most: what they say from there on is open.
 * On the way ahead it never grows, and where `isCertain` it is the number.
 */
export function mostAsked(
  sections: readonly SectionLogic<QuestionLogic>[],
  answers: Answers,
  facts: Facts,
  at: string | undefined,
): { most: number; isCertain: boolean } {
  const given = new Map<string, Answer>();
  const open = new Set<string>();
  const judge = (condition: Condition | undefined) => (condition ? judged(condition, { given, facts, open }) : true);
  /** Where jumps lead that may be taken: until there, questions may be passed over. */
  const landings = new Set<string>();
  let most = 0;
  let isCertain = true;
  let target: string | undefined;

  function arrive(id: string): void {
    if (target === id) target = undefined;
    landings.delete(id);
  }

  for (const section of sections) {
    arrive(section.id);
    const isShown = judge(section.showIf);
    for (const question of section.questions) {
      arrive(question.id);
      const isAsked = isShown === false ? false : judge(question.showIf);
      if (target !== undefined || isAsked === false) continue;
      const isSure = isShown === true && isAsked === true && landings.size === 0;
      isCertain &&= isSure;
      most += 1;
      const answer = answers[question.id];
      if (open.size > 0 || question.id === at) open.add(question.id);
      else if (answer !== undefined) given.set(question.id, answer);
      for (const jump of question.jumps ?? []) {
        const isTaken = judge(jump.if);
        if (isTaken === false) continue;
        if (isTaken && isSure && landings.size === 0) target = jump.to;
        else landings.add(jump.to);
        if (isTaken) break;
      }
    }
  }
  return { most, isCertain: isCertain && landings.size === 0 };
}

/** What is known on the way, and of which questions the answers are not. */
interface Known {
  given: ReadonlyMap<string, Answer>;
  facts: Facts;
  open: ReadonlySet<string>;
}

/** Whether it holds; undefined where that depends on what is open. */
function judged(condition: Condition, known: Known): boolean | undefined {
  switch (condition.op) {
    case 'and':
    case 'or': {
      const decides = condition.op === 'or';
      const parts = condition.of.map((part) => judged(part, known));
      if (parts.includes(decides)) return decides;
      return parts.includes(undefined) ? undefined : !decides;
    }
    case 'not': {
      const part = judged(condition.of, known);
      return part === undefined ? undefined : !part;
    }
    default: {
      const isOpen = 'question' in condition && known.open.has(condition.question);
      return isOpen ? undefined : holds(condition, known.given, known.facts);
    }
  }
}
