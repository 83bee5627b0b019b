import { isSame } from '../../is-same.ts';
import { hasOwnOptions } from '../kinds/choice/written-options.ts';
import { LIMITS } from '../limits.ts';
import { kindOf } from '../registry.ts';
import type { ChoiceQuestion, Option, Question, Questionnaire } from '../schema.ts';
import { carriedBy, ownOptionsOf } from './carrying.ts';

/**
 * Questions that take options from an earlier one hold copies of them, before their own, so that whoever reads, counts
 * or names an option finds it there. This brings the copies into step. What is already so stays the same object.
 */
export function carryOptions<Q extends Questionnaire>(questionnaire: Q): Q {
  return carryWithinBounds(questionnaire).questionnaire;
}

/**
 * The same, and `over`: the question with which more options are taken over than all together may. No more is copied
 * than may be.
 */
export function carryWithinBounds<Q extends Questionnaire>(
  questionnaire: Q,
): {
  questionnaire: Q;
  over?: string | undefined;
} {
  if (!questionnaire.sections.some(({ questions }) => questions.some(holdsCopies))) return { questionnaire };
  const before = new Map<string, Question>();
  let left: number = LIMITS.carriedOptions;
  let over: string | undefined;

  function carrying(question: Question): Question {
    if (!hasOwnOptions(question) || !holdsCopies(question)) return question;
    const taken = takenBy(question, before.get(carriedBy(question)?.from ?? ''));
    if (taken.length > left) over ??= question.id;
    const copies = taken.slice(0, left);
    left -= copies.length;
    const options = [...copies.map(copyOf), ...ownOptionsOf(question)];
    return isSame(options, question.options) ? question : Object.assign({}, question, { options });
  }

  const sections = questionnaire.sections.map((section) => {
    const questions = section.questions.map((question) => {
      const carried = carrying(question);
      before.set(question.id, carried);
      return carried;
    });
    return questions.every((question, index) => question === section.questions[index])
      ? section
      : { ...section, questions };
  });
  const isStill = sections.every((section, index) => section === questionnaire.sections[index]);
  return { questionnaire: isStill ? questionnaire : { ...questionnaire, sections }, over };
}

function holdsCopies(question: Question): boolean {
  return carriedBy(question) !== undefined || (hasOwnOptions(question) && question.options.some(isCopy));
}

function isCopy({ carried }: Option): boolean {
  return carried === true;
}

/** What there is to copy, as far as there is room beside its own. */
function takenBy(question: ChoiceQuestion, source: Question | undefined): readonly Option[] {
  if (!source) return [];
  const own = ownOptionsOf(question);
  const ids = new Set(own.map(({ id }) => id));
  const room = Math.max(0, (kindOf(question).mostOptions ?? LIMITS.options) - own.length);
  return carriableIn(source)
    .filter(({ id }) => !ids.has(id))
    .slice(0, room);
}

/** The options of a question that later ones may take: “None of these” is nothing to go on with. */
export function carriableIn(question: Question): readonly Option[] {
  if (!kindOf(question).carriable || !hasOwnOptions(question)) return [];
  return question.options.filter(({ exclusive }) => !exclusive);
}

/** What is set of an option, as that it asks for a text, is set of it where it is written. */
function copyOf({ id, label, image }: Option): Option {
  return { id, label, ...(image && { image }), carried: true };
}
