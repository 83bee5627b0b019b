import { type Answer, isInParts } from '../answers/answer.ts';
import { type Blank, hasBlanks, partsOfPassage } from '../questionnaire/kinds/blanks/passage.ts';
import { optionWords } from '../questionnaire/kinds/choice/options.ts';
import { optionsOf } from '../questionnaire/registry.ts';
import type { Question } from '../questionnaire/schema.ts';
import type { Locale } from '../text/locale.ts';
import { localizedText } from '../text/localized.ts';
import { blankWords } from './key-words.ts';
import type { AnswerKey, KeyOf } from './marking-schema.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { Result } from './result-schema.ts';
import type { Revealed } from './reveal.ts';
import { shareOfBlank } from './share-of-blanks.ts';

type MarkedPassage = NonNullable<Result['questions'][number]['passage']>;

interface Showing {
  key: AnswerKey | undefined;
  answer: Answer | undefined;
  locale: Locale;
  shown: readonly Revealed[];
}

/** A passage as it was filled, each blank with whether that is right and what is, as far as it is shown; else null. */
export function markedPassage(question: Question, showing: Showing): MarkedPassage | null {
  const { key, locale, shown } = showing;
  const tellsBlanks = shown.includes('attempt') || shown.includes('key');
  if (!hasBlanks(question) || key?.by !== 'blanks' || !tellsBlanks) return null;
  return partsOfPassage(localizedText(question.passage, locale), question.blanks).map((part) =>
    'words' in part ? part : { blank: markedBlank(question, part.blank, { ...showing, key }) },
  );
}

function markedBlank(
  question: Question,
  { id, asks }: Blank,
  { key, answer, locale, shown }: Showing & { key: KeyOf<'blanks'> },
) {
  const said = answer !== undefined && isInParts(answer) ? answer[id] : undefined;
  const given = typeof said === 'string' ? said : '';
  const words = asks === 'choice' && given !== '' ? optionWords(optionsOf(question, id), given, locale) : given;
  return {
    given: shown.includes('attempt') ? words : null,
    outcome: shown.includes('correctness') ? outcomeIn(key, id, answer, given) : null,
    right: shown.includes('key') ? blankWords(question, key, id, locale) : null,
  };
}

function outcomeIn(key: KeyOf<'blanks'>, id: string, answer: Answer | undefined, given: string): Outcome {
  if (answer === undefined || given === '') return 'unanswered';
  return outcomeOf(shareOfBlank(key, id, answer));
}
