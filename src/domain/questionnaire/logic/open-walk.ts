import type { Answer, Answers } from '../../answers/answer.ts';
import { namesBehind } from '../variables/expression.ts';
import { createReckoner } from '../variables/reckon.ts';
import { type Condition, holds, type Reckoner } from './condition.ts';
import { type Facts, pickedIn } from './facts.ts';
import { answerWithin, type Logic, offerOf, type QuestionLogic } from './walk.ts';

/** A question that may be asked. */
interface Met<Q> {
  question: Q;
  /** Whether it is asked whatever is answered where that is open. */
  isSure: boolean;
}

interface OpenWalk<Q> {
  /** In order. */
  met: readonly Met<Q>[];
  /** Whether it is sure where it ends. */
  endsSurely: boolean;
}

/**
 * The same way through the questions as `walk`, while some answers are open: what nobody can be asked whatever they are
 * is left out.
 */
export function openWalk<Q extends QuestionLogic>(
  { sections, variables }: Logic<Q>,
  answers: Answers,
  facts: Facts,
  isOpen: (met: Met<Q>, open: ReadonlySet<string>) => boolean,
): OpenWalk<Q> {
  const given = new Map<string, Answer>();
  const open = new Set<string>();
  const offered = new Map<string, ReadonlySet<string>>();
  const met: Met<Q>[] = [];
  /** Where jumps lead that may be taken: until there, questions may be passed over. */
  const landings = new Set<string>();
  const picked = pickedIn(facts);
  let target: string | undefined;
  const known: Known = {
    given,
    facts,
    open,
    reckoner: createReckoner(variables, given, facts),
    behind: namesBehind(variables),
  };
  const judge = (condition: Condition | undefined) => (condition ? judged(condition, known) : true);

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
      if (target !== undefined || isAsked === false || picked?.has(question.id) === false) continue;
      const offer = question.carried && offerOf(question, { asked: met.map((one) => one.question), given, offered });
      // Where it is open what was chosen there, so is what is offered here, and what it is answered.
      const isOffered = question.carried === undefined || !open.has(question.carried.from) || undefined;
      if (isOffered && offer?.size === 0) continue;
      if (isOffered && offer) offered.set(question.id, offer);
      const hasOwn = question.options?.some((option) => !option.carried) === true;
      const isSure = isShown === true && isAsked === true && landings.size === 0 && (isOffered === true || hasOwn);
      met.push({ question, isSure });
      const answer = isOffered ? answerWithin(question, offer, answers[question.id]) : undefined;
      if (!isOffered || isOpen({ question, isSure }, open)) open.add(question.id);
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
  return { met, endsSurely: landings.size === 0 };
}

/** What is known on the way, and of which questions the answers are not. */
interface Known {
  given: ReadonlyMap<string, Answer>;
  facts: Facts;
  open: ReadonlySet<string>;
  reckoner: Reckoner;
  /** What each variable depends on. */
  behind: ReadonlyMap<string, ReadonlySet<string>>;
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
      return isOpenTo(condition, known) ? undefined : holds(condition, known.given, known.facts, known.reckoner);
    }
  }
}

function isOpenTo(test: Condition, { open, behind }: Known): boolean {
  if ('variable' in test) return [...(behind.get(test.variable) ?? [])].some((name) => open.has(name));
  return 'question' in test && open.has(test.question);
}
