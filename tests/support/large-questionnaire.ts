import type { Questionnaire } from '#domain/questionnaire/schema.ts';

/**
 * Choices in two languages; 200 questions of 20 options take some 380 kB as JSON. `wording` makes every text another.
 */
export function largeQuestionnaire({ questions = 200, options = 20, wording = '' } = {}): Questionnaire {
  return {
    sections: [
      {
        id: 's1',
        title: { en: 'Everything', bn: 'সব কিছু' },
        intro: {},
        questions: numbers(questions).map((question) => ({
          id: `q${question}`,
          kind: 'single_choice',
          required: false,
          title: { en: `Which of these, ${question} ${wording}`, bn: `এগুলোর মধ্যে কোনটি, ${question} ${wording}` },
          help: {},
          options: numbers(options).map((option) => ({
            id: `o${option}`,
            label: { en: `The answer ${option} ${wording}`, bn: `উত্তর নম্বর ${option} ${wording}` },
          })),
        })),
      },
    ],
  };
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
