// What the choices share whose owner writes the options.
import { mapAlt } from '../../images/map-alt.ts';
import type { ChangeText } from '../../kind.ts';
import type { ChoiceQuestion, Option, Question } from '../../schema.ts';
import { mapListed } from './map-listed.ts';

const FRESH_OPTIONS = 2;

/** The options of a fresh question, still without text. */
export function blankOptions(id: () => string): Option[] {
  return Array.from({ length: FRESH_OPTIONS }, () => ({ id: id(), label: {} }));
}

/** Whether the question's owner writes what can be chosen. */
export function hasOwnOptions(question: Question): question is ChoiceQuestion {
  return 'options' in question;
}

export function writtenOptions({ options }: Pick<ChoiceQuestion, 'options'>): readonly Option[] {
  return options;
}

/** The question with the label of each option changed. */
export function mapLabels<Q extends ChoiceQuestion>(question: Q, change: ChangeText): Q {
  const options = mapListed(question.options, change, { blank: 'blankOption', missing: 'missingOption' });
  return { ...question, options };
}

/** The same, and what is said of the image of each. */
export function mapPicturedOptions<Q extends ChoiceQuestion>(question: Q, change: ChangeText): Q {
  const labelled = mapLabels(question, change);
  const options = labelled.options.map((option, index) =>
    mapAlt(option, change, {
      text: 'alt',
      severity: 'error',
      blank: 'blankOptionAlt',
      missing: 'missingOptionAlt',
      values: { position: index + 1 },
      optionId: option.id,
      ...(option.carried && { isIdle: true }),
    }),
  );
  return { ...labelled, options };
}

/** Whether any of its options is shown with an image. */
export function hasPicturedOptions(options: readonly Option[]): boolean {
  return options.some(({ image }) => image !== undefined);
}
