import fc from 'fast-check';
import { carriableIn, carryOptions } from '../carried/carry-options.ts';
import { hasOwnOptions } from '../kinds/choice/written-options.ts';
import { END } from '../logic/end.ts';
import { isAsking, kindOf } from '../registry.ts';
import type { Question, Questionnaire } from '../schema.ts';
import { conditionsOn } from './conditions.ts';
import { questionnaires } from './questionnaires.ts';
import { variablesOf } from './variables.ts';

/** As {@link questionnaires}, where answers decide who is asked what: conditions look back, jumps lead ahead. */
export function questionnairesWithLogic({ carrying = true } = {}): fc.Arbitrary<Questionnaire> {
  return questionnaires().chain((questionnaire) =>
    fc.gen().map((draw) => {
      const all = questionnaire.sections.flatMap(({ questions: asked }) => asked);
      const variables = draw(variablesOf, all);
      const before: Question[] = [];
      const ids = questionnaire.sections.flatMap(({ id, questions: asked }) => [id, ...asked.map((one) => one.id)]);
      const perhapsCondition = () => (draw(fc.boolean) ? draw(conditionsOn, before, variables) : undefined);
      const sections = questionnaire.sections.map((section) => ({
        ...section,
        showIf: perhapsCondition(),
        questions: section.questions.map((question) => {
          const isAsked = isAsking(question);
          const offering = carrying ? draw(perhapsCarrying, question, before) : question;
          const showIf = perhapsCondition();
          const conditions = { showIf, requireIf: isAsked ? perhapsCondition() : undefined };
          if (isAsked) before.push(offering);
          const ahead = ids.slice(ids.indexOf(question.id) + 1);
          const to = draw(() => fc.constantFrom(...ahead, ...CLOSINGS.map((closing) => closing.id), END));
          return { ...offering, ...conditions, jumps: draw(fc.boolean) ? [{ if: perhapsCondition(), to }] : undefined };
        }),
      }));
      return { sections, closings: CLOSINGS, hiddenValues: [{ id: 'area', label: {} }], variables };
    }),
  );
}

const CLOSINGS: NonNullable<Questionnaire['closings']> = [
  { id: 'thanks', title: { en: 'Thanks' }, text: {} },
  { id: 'others', title: {}, text: { bn: 'ধন্যবাদ' }, screensOut: true },
];

/** The question, or where it may the same with options that are taken from one of these. */
function perhapsCarrying(question: Question, before: readonly Question[]): fc.Arbitrary<Question> {
  const sources = before.filter((one) => carriableIn(one).length > 0);
  if (!kindOf(question).askingFor || !hasOwnOptions(question) || sources.length === 0) return fc.constant(question);
  const carrying = fc
    .record({
      from: fc.constantFrom(...sources.map(({ id }) => id)),
      which: fc.constantFrom('chosen' as const, 'not_chosen' as const),
      hasOwn: fc.boolean(),
    })
    .map(({ hasOwn, ...carried }): Question => {
      const own = hasOwn ? question.options.map((option) => ({ ...option, id: `${question.id}-${option.id}` })) : [];
      const asked: Question = Object.assign({}, question, { carried, options: own });
      const section = { id: 'all', title: {}, intro: {}, questions: [...before, asked] };
      return carryOptions({ sections: [section] }).sections[0]?.questions.at(-1) ?? asked;
    });
  return fc.oneof(fc.constant(question), carrying);
}
