import { Button, FileButton, Group, NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import { EXCHANGE_FORMATS, type ExchangeFormat } from '#domain/quiz/exchange/exchanged.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { LinesLanguage } from '../controls/lines-language.tsx';
import { Folded } from '../inspector/folded.tsx';
import { ACCEPTED_FILES, FORMAT_NAMES } from './formats.ts';
import { NoteList } from './note-list.tsx';
import styles from './question-files.module.css';
import { QuestionsRead } from './questions-read.tsx';
import { useQuestionFiles } from './use-question-files.ts';

/** Questions from a file of another program, and those of this quiz as one. */
export function QuestionFiles() {
  const t = useText();
  const { locale: firstLocale, languages } = useBuilderTools();
  const [format, setFormat] = useState<ExchangeFormat>('gift');
  const [locale, setLocale] = useState(firstLocale);
  /** What was picked may be picked again once it is mended. */
  const resetPick = useRef<() => void>(null);
  const { isReading, taken, given, problem, read, give, close } = useQuestionFiles({ format, locale });

  function pick(file: File): void {
    void read(file);
    resetPick.current?.();
  }

  return (
    <Folded title={t('quiz:files.title')} hint={t('quiz:files.hint')} count={0}>
      <div className={styles.files}>
        <NativeSelect
          label={t('quiz:files.format')}
          value={format}
          onChange={(event) => setFormat(event.currentTarget.value as ExchangeFormat)}
          data={EXCHANGE_FORMATS.map((value) => ({ value, label: FORMAT_NAMES[value] }))}
        />
        <LinesLanguage languages={languages} locale={locale} onChange={setLocale} />
        <Group>
          <FileButton accept={ACCEPTED_FILES[format]} resetRef={resetPick} onChange={(file) => file && pick(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={isReading}>
                {t('quiz:files.read')}
              </Button>
            )}
          </FileButton>
          <Button variant="default" onClick={give}>
            {t('quiz:files.give')}
          </Button>
        </Group>
        {problem ? (
          <Alert tone="danger" announce>
            {problem}
          </Alert>
        ) : null}
        {given ? (
          <div role="status">
            {t('quiz:files.given', { count: given.count })}
            <NoteList notes={given.left} of="numbers" />
          </div>
        ) : null}
      </div>
      {taken ? <QuestionsRead taken={taken} onClose={close} /> : null}
    </Folded>
  );
}
