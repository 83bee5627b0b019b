import { questionsOf } from '../../questionnaire/flow.ts';
import type { Questionnaire } from '../../questionnaire/schema.ts';
import type { Locale } from '../../text/locale.ts';
import { NO_MARKING } from '../edit-marking.ts';
import type { Exchanged, ExchangeFormat, Left, Note } from './exchanged.ts';
import { exchangedOf } from './from-questions.ts';
import { aikenOf } from './write-aiken.ts';
import { giftOf } from './write-gift.ts';
import { moodleFile, moodleOf } from './write-moodle.ts';

interface Writer {
  write(question: Exchanged): string | Left;
  file(questions: readonly string[]): string;
}

const blocksOf = (questions: readonly string[]) => questions.map((question) => `${question}\n`).join('\n');

const WRITERS: Record<ExchangeFormat, Writer> = {
  gift: { write: giftOf, file: blocksOf },
  aiken: { write: aikenOf, file: blocksOf },
  moodle: { write: moodleOf, file: moodleFile },
};

interface Given {
  text: string;
  /** How many questions it has. */
  count: number;
  left: readonly { questionId: string; why: Note['why'] }[];
}

/** The questions of a quiz as a file in one language, and which of them it cannot have. */
export function giveQuestions(
  questionnaire: Questionnaire,
  { format, locale }: { format: ExchangeFormat; locale: Locale },
): Given {
  const { write, file } = WRITERS[format];
  const { marking = NO_MARKING } = questionnaire;
  const written: string[] = [];
  const left: Given['left'][number][] = [];
  for (const question of questionsOf(questionnaire)) {
    const exchanged = exchangedOf(question, marking, locale);
    const text = 'left' in exchanged ? exchanged : write(exchanged);
    if (typeof text === 'string') written.push(text);
    else left.push({ questionId: question.id, why: text.left });
  }
  return { text: file(written), count: written.length, left };
}
