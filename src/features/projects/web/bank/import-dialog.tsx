import { Button, FileButton, Group, NativeSelect, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { KeptQuestion } from '#domain/quiz/bank/kept-question.ts';
import { markingOf } from '#domain/quiz/edit-marking.ts';
import { EXCHANGE_FORMATS, type ExchangeFormat } from '#domain/quiz/exchange/exchanged.ts';
import { LOCALES } from '#domain/text/locale.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import type { Bank } from '../../contract/bank-categories.ts';
import type { readQuestions } from '../../contract/exchange.ts';
import { LinesLanguage } from '../builder/controls/lines-language.tsx';
import { ACCEPTED_FILES, FORMAT_NAMES } from '../builder/exchange/formats.ts';
import { NoteList } from '../builder/exchange/note-list.tsx';
import { useReadQuestions } from '../builder/exchange/use-read-questions.ts';
import { type Filing, FilingFields } from './filing-fields.tsx';
import { useKeepQuestions } from './use-keep-questions.ts';

interface ImportDialogProps {
  bank: Bank;
  /** Where they are kept to begin with. */
  category: string | null;
  onClose: () => void;
}

/** Keeps the questions of a file: read first, told what was taken, changed and left, and then kept. */
export function ImportDialog({ bank, category, onClose }: ImportDialogProps) {
  const t = useText();
  const [format, setFormat] = useState<ExchangeFormat>('gift');
  const [locale, setLocale] = useState(useLocale());
  const [filing, setFiling] = useState<Filing>({ category, tags: [] });
  const { isReading, taken, problem, read } = useReadQuestions({ format, locale });
  const keeping = useKeepQuestions(bank, onClose);
  /** The same objects for the same file: what was kept of them is not kept again. */
  const kept = useMemo(() => (taken ? keptOf(taken) : []), [taken]);
  const said = (taken?.questions.length ?? 0) - kept.length;
  return (
    <Dialog opened onClose={onClose} title={t('bank:import')}>
      <Stack gap="md">
        <NativeSelect
          label={t('quiz:files.format')}
          value={format}
          onChange={(event) => setFormat(event.currentTarget.value as ExchangeFormat)}
          data={EXCHANGE_FORMATS.map((value) => ({ value, label: FORMAT_NAMES[value] }))}
        />
        <LinesLanguage languages={LOCALES} locale={locale} onChange={setLocale} />
        <FilingFields bank={bank} value={filing} onChange={setFiling} />
        {(problem ?? keeping.problem) ? (
          <Alert tone="danger" announce>
            {problem ?? keeping.problem}
          </Alert>
        ) : null}
        {taken ? (
          <div role="status">
            {t('quiz:files.taken', { count: kept.length })}
            {said > 0 ? ` ${t('bank:saidOnly', { count: said })}` : null}
            <NoteList notes={taken.notes.map(({ why, line }) => ({ why, place: line }))} of="lines" />
          </div>
        ) : null}
        <Group justify="flex-end">
          <FileButton accept={ACCEPTED_FILES[format]} onChange={(file) => file && void read(file)}>
            {(props) => (
              <Button {...props} variant={kept.length > 0 ? 'default' : 'filled'} loading={isReading}>
                {t('bank:chooseFile')}
              </Button>
            )}
          </FileButton>
          {kept.length > 0 ? (
            <Button loading={keeping.isKeeping} onClick={() => void keeping.keep(kept, filing)}>
              {t('bank:keep', { count: kept.length })}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Dialog>
  );
}

/** What only says something has no place in a bank. */
function keptOf({ questions, marking }: Data<typeof readQuestions>): KeptQuestion[] {
  return questions
    .filter(isAsking)
    .map((question) => ({ question, marking: markingOf({ marking: { questions: marking } }, question.id) }));
}
