import type { Questionnaire } from '#domain/questionnaire/schema.ts';

const CONDITIONS = 10;

/** The same questions, where of every second one the answer before decides whether it is asked. */
export function withTenConditions({ sections }: Questionnaire): Questionnaire {
  return {
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.map((question, at, all) => {
        const before = all[at - 1]?.id;
        if (before === undefined || at % 2 === 0 || at > 2 * CONDITIONS) return question;
        return { ...question, showIf: { op: 'not', of: { op: 'chose', question: before, options: ['o1'] } } };
      }),
    })),
  };
}
