import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { hasFlyingEtiquette, readFlyingEtiquette } from '#tests/support/flying-etiquette.ts';

/** The survey of the 26 real questions; where its file is absent, as many made-up ones of the same size. */
export function twentySixQuestions(): Questionnaire {
  if (hasFlyingEtiquette) return readFlyingEtiquette().questionnaire;
  console.warn('../shared/data/flying-etiquette.csv is not here: measured with 26 made-up questions.');
  const questions = Array.from({ length: 26 }, (_, index) => ({
    kind: 'single_choice' as const,
    id: `q${index + 1}`,
    title: { en: `Thinking of journey number ${index + 1}, how often would you say that this happened to you?` },
    help: {},
    required: false,
    options: ['Always', 'Usually', 'About half the time', 'Once in a while', 'Never'].map((label, at) => ({
      id: `o${at + 1}`,
      label: { en: label },
    })),
  }));
  return { sections: [{ id: 's1', title: {}, intro: {}, questions }] };
}
