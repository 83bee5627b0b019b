import { useState } from 'react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { ExchangeFormat, Note } from '#domain/quiz/exchange/exchanged.ts';
import { giveQuestions } from '#domain/quiz/exchange/give-questions.ts';
import type { Locale } from '#domain/text/locale.ts';
import { CallError } from '#kit/contract/call.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { saveFile } from '#ui/save-file.ts';
import { readQuestions } from '../../../contract/exchange.ts';
import { useBuilderTools } from '../builder-context.ts';
import { numberOf } from '../parts/numbering.ts';

const ENDING: Record<ExchangeFormat, string> = { gift: 'gift', aiken: 'txt', moodle: 'xml' };

/** What became of the file that was saved last. */
interface GivenFile {
  count: number;
  left: readonly { why: Note['why']; place: number }[];
}

/** Reads a file that was picked, and saves the questions as one. */
export function useQuestionFiles({ format, locale }: { format: ExchangeFormat; locale: Locale }) {
  const t = useText();
  const { now } = useBuilderTools();
  const messageOf = useErrorMessage();
  const [isReading, setReading] = useState(false);
  const [taken, setTaken] = useState<Data<typeof readQuestions>>();
  const [given, setGiven] = useState<GivenFile>();
  const [problem, setProblem] = useState<string>();

  async function read(file: File): Promise<void> {
    setGiven(undefined);
    setProblem(undefined);
    if (file.size > LIMITS.bytes) {
      setProblem(t('quiz:files.tooLarge', { kilobytes: LIMITS.bytes / 1_000 }));
      return;
    }
    setReading(true);
    try {
      const body = new Uint8Array(await file.arrayBuffer());
      setTaken(await call(readQuestions, { query: { format, locale }, body }));
    } catch (error) {
      const atBody = error instanceof CallError ? error.fields.body?.[0] : undefined;
      setProblem(atBody ?? messageOf(error));
    } finally {
      setReading(false);
    }
  }

  /** What is on the screen, saved or not. */
  function give(): void {
    const { questionnaire } = now();
    const { text, count, left } = giveQuestions(questionnaire, { format, locale });
    setProblem(undefined);
    setGiven({
      count,
      left: left.map(({ questionId, why }) => ({ why, place: numberOf(questionnaire, questionId) ?? 0 })),
    });
    if (count > 0) saveFile(new Blob([text], { type: 'text/plain' }), `${t('quiz:files.name')}.${ENDING[format]}`);
  }

  return { isReading, taken, given, problem, read, give, close: () => setTaken(undefined) };
}
