import { isAsking } from '#domain/questionnaire/registry.ts';
import { textsOf } from '#domain/questionnaire/texts/question-texts.ts';
import { askedAlone, type KeptQuestion, keptQuestion } from '#domain/quiz/bank/kept-question.ts';
import { isBlank } from '#domain/text/localized.ts';
import { cleanLine, searchKey } from '#domain/text/normalise.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { jsonBytes } from '#kit/server/byte-cache.ts';
import { MOST_BANK_QUESTION_BYTES } from '../../contract/bank-questions.ts';
import { cleanQuestionnaire } from '../clean-questionnaire.ts';

/** A question as the bank stores it, with what it is found by. `at` names it to who sent it. */
export function keptRow(sent: KeptQuestion, sentTags: readonly string[], at: string) {
  const { question, marking } = cleanKept(sent, at);
  if (!isAsking(question)) throw invalidField(`${at}question.kind`, 'malformed');
  if (isBlank(question.title)) throw invalidField(`${at}question.title`, 'required');
  if (jsonBytes({ question, marking }) > MOST_BANK_QUESTION_BYTES) {
    throw new AppError('too_large', { message: 'bankQuestionTooLarge' });
  }
  const tags = [...new Set(sentTags.map((tag) => cleanLine(tag).toLowerCase()))].filter((tag) => tag !== '');
  const words = textsOf(question).flatMap(({ text }) => Object.values(text));
  return { question, marking, tags, searchKey: [...words, ...tags].map(searchKey).join(' ') };
}

/** As a questionnaire of this question alone would be saved. */
function cleanKept(sent: KeptQuestion, at: string): KeptQuestion {
  const { question, marking } = keptQuestion(sent);
  try {
    const clean = cleanQuestionnaire(askedAlone([{ question, marking }]));
    const [asked = question] = clean.sections[0]?.questions ?? [];
    return { question: asked, marking: clean.marking?.questions[question.id] ?? marking };
  } catch (error) {
    if (!(error instanceof AppError && error.fields)) throw error;
    // The questionnaire is ours: what is wrong in it is wrong in what was sent.
    throw new AppError('invalid', { fields: { [`${at}question`]: Object.values(error.fields).flat() } });
  }
}
