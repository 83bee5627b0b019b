import { useState } from 'react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { ExchangeFormat } from '#domain/quiz/exchange/exchanged.ts';
import type { Locale } from '#domain/text/locale.ts';
import { CallError } from '#kit/contract/call.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { readQuestions } from '../../../contract/exchange.ts';

/** Reads a file that was picked. */
export function useReadQuestions({ format, locale }: { format: ExchangeFormat; locale: Locale }) {
  const t = useText();
  const messageOf = useErrorMessage();
  const [isReading, setReading] = useState(false);
  const [taken, setTaken] = useState<Data<typeof readQuestions>>();
  const [problem, setProblem] = useState<string>();

  async function read(file: File): Promise<void> {
    setTaken(undefined);
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

  return { isReading, taken, problem, read, forget: () => setTaken(undefined), clear: () => setProblem(undefined) };
}
