import { isSame } from '../is-same.ts';
import { carriedBy, hasOwnOptions, ownOptionsOf } from './kinds/choice/written-options.ts';
import { LIMITS } from './limits.ts';
import { kindOf } from './registry.ts';
import type { Option, Question, Questionnaire } from './schema.ts';

/**
 * Questions that take options from an earlier one hold copies of them, before their own, so that whoever reads, counts
 * or names an option finds it there. This brings the copies into step. What is already so stays the same object.
 */
export function carryOptions(questionnaire: Questionnaire): Questionnaire {
  if (!questionnaire.sections.some(({ questions }) => questions.some(holdsCopies))) return questionnaire;
  const before = new Map<string, Question>();
  const sections = questionnaire.sections.map((section) => {
    const questions = section.questions.map((question) => {
      const carrying = withCopies(question, before);
      before.set(question.id, carrying);
      return carrying;
    });
    return questions.every((question, index) => question === section.questions[index])
      ? section
      : { ...section, questions };
  });
  const isStill = sections.every((section, index) => section === questionnaire.sections[index]);
  return isStill ? questionnaire : { ...questionnaire, sections };
}

function holdsCopies(question: Question): boolean {
  // They stand first.
  return carriedBy(question) !== undefined || (hasOwnOptions(question) && question.options[0]?.carried === true);
}

function withCopies(question: Question, before: ReadonlyMap<string, Question>): Question {
  if (!hasOwnOptions(question) || !holdsCopies(question)) return question;
  const own = ownOptionsOf(question);
  const ids = new Set(own.map(({ id }) => id));
  const source = before.get(carriedBy(question)?.from ?? '');
  const copies = source ? carriableIn(source).filter(({ id }) => !ids.has(id)) : [];
  const room = Math.max(0, (kindOf(question).mostOptions ?? LIMITS.options) - own.length);
  const options = [...copies.slice(0, room).map(copyOf), ...own];
  return isSame(options, question.options) ? question : Object.assign({}, question, { options });
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
