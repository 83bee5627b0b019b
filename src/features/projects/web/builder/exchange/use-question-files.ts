import { useState } from 'react';
import type { ExchangeFormat, Note } from '#domain/quiz/exchange/exchanged.ts';
import { giveQuestions } from '#domain/quiz/exchange/give-questions.ts';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { saveFile } from '#ui/save-file.ts';
import { useBuilderTools } from '../builder-context.ts';
import { numberOf } from '../parts/numbering.ts';
import { FILE_ENDINGS } from './formats.ts';
import { useReadQuestions } from './use-read-questions.ts';

/** What became of the file that was saved last. */
interface GivenFile {
  count: number;
  left: readonly { why: Note['why']; place: number }[];
}

/** Reads a file that was picked, and saves the questions as one. */
export function useQuestionFiles({ format, locale }: { format: ExchangeFormat; locale: Locale }) {
  const t = useText();
  const { now } = useBuilderTools();
  const { read, clear, forget, ...reading } = useReadQuestions({ format, locale });
  const [given, setGiven] = useState<GivenFile>();

  /** What is on the screen, saved or not. */
  function give(): void {
    const { questionnaire } = now();
    const { text, count, left } = giveQuestions(questionnaire, { format, locale });
    clear();
    setGiven({
      count,
      left: left.map(({ questionId, why }) => ({ why, place: numberOf(questionnaire, questionId) ?? 0 })),
    });
    if (count > 0)
      saveFile(new Blob([text], { type: 'text/plain' }), `${t('quiz:files.name')}.${FILE_ENDINGS[format]}`);
  }

  return {
    ...reading,
    given,
    async read(file: File) {
      setGiven(undefined);
      await read(file);
    },
    give,
    close: forget,
  };
}
