import { Button, Group } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { PlacedText } from '#domain/questionnaire/texts/questionnaire-texts.ts';
import {
  type ReadTranslations,
  readTranslations,
  writeTexts,
} from '#domain/questionnaire/translations/translations.ts';
import { readCsv } from '#domain/text/csv.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import { useQuestionnaire } from '../builder/state/use-draft.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import { FileReport } from './file-report.tsx';
import { textOf } from './text-of-file.ts';
import { changedAround, isAround } from './texts-around.ts';
import styles from './translations.module.css';

// It brings a library, which is fetched with the dialog.
const FileDrop = lazy(async () => ({
  default: (await import('#ui/dashboard/forms/fields/files/file-drop.tsx')).FileDrop,
}));

const TABLES = { 'text/csv': ['.csv'] };
/** Every text of the largest questionnaire, with quotes around each. */
const MOST_BYTES = 2_000_000;

interface UploadDialogProps {
  opened: boolean;
  onClose: () => void;
  workshop: Workshop;
  /** Those that a file may change. */
  texts: readonly PlacedText[];
}

/** A file of translations: what it would change and what it leaves out is seen before any of it is taken. */
export function UploadDialog({ opened, onClose, workshop, texts }: UploadDialogProps) {
  const t = useText();
  const [files, setFiles] = useState<File[]>([]);
  const [lines, setLines] = useState<string[][] | 'unreadable'>();
  const questionnaire = useQuestionnaire();
  const { settings } = workshop;
  const { tools } = workshop.builder;
  const read = lines && lines !== 'unreadable' ? readTranslations(lines, texts, tools.languages) : undefined;

  async function choose(chosen: File[]): Promise<void> {
    setFiles(chosen);
    const text = chosen[0] && (await textOf(chosen[0]));
    setLines(chosen.length === 0 ? undefined : text === undefined ? 'unreadable' : readCsv(text));
  }

  function close(): void {
    setFiles([]);
    setLines(undefined);
    onClose();
  }

  function take({ taken }: ReadTranslations): void {
    const ofQuestions = taken.filter((text) => !isAround(text));
    const canUndo = ofQuestions.length === taken.length;
    // Settings have no steps to go back.
    const words = t(canUndo ? 'translations:taken' : 'translations:takenWithSettings', { count: taken.length });
    settings.change(changedAround(settings.values, taken));
    if (ofQuestions.length > 0) tools.edit((current) => writeTexts(current, ofQuestions));
    tools.say(words);
    showToast('success', words);
    close();
  }

  return (
    <Dialog opened={opened} onClose={close} title={t('translations:upload')} size="medium">
      <div className={styles.upload}>
        <Suspense>
          <FileDrop
            label={t('translations:file')}
            description={t('translations:fileHint')}
            accept={TABLES}
            maxBytes={MOST_BYTES}
            value={files}
            onChange={(chosen) => void choose(chosen)}
          />
        </Suspense>
        {lines === 'unreadable' ? (
          <Alert tone="danger" announce>
            {t('translations:notText')}
          </Alert>
        ) : null}
        {lines && lines !== 'unreadable' && !read ? (
          <Alert tone="danger" announce>
            {t('translations:notTranslations', { languages: tools.languages.join(', ') })}
          </Alert>
        ) : null}
        {read ? <FileReport read={read} questionnaire={questionnaire} /> : null}
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close}>
          {t('common:cancel')}
        </Button>
        {read && read.taken.length > 0 ? (
          <Button onClick={() => take(read)}>{t('translations:take', { count: read.taken.length })}</Button>
        ) : null}
      </Group>
    </Dialog>
  );
}
