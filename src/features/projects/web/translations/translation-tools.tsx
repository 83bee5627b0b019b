import { Button, Menu, Switch } from '@mantine/core';
import { IconDownload, IconFileTypeCsv, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import type { PlacedText } from '#domain/questionnaire/texts/questionnaire-texts.ts';
import { countMissing, translationLines } from '#domain/questionnaire/translations/translations.ts';
import { BYTE_ORDER_MARK, csvLine } from '#domain/text/csv.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useIsPhone } from '#ui/dashboard/use-is-phone.ts';
import { saveFile } from '#ui/save-file.ts';
import { useQuestionnaire } from '../builder/state/use-draft.ts';
import { useTitleText } from '../project-title.tsx';
import { ToolButton } from '../workshop/tool-button.tsx';
import { DraftUndoRedo } from '../workshop/undo-redo.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import styles from './translations.module.css';
import { UploadDialog } from './upload-dialog.tsx';
import { usePlacedName } from './use-placed-name.ts';

interface TranslationToolsProps {
  workshop: Workshop;
  texts: readonly PlacedText[];
  onlyMissing: boolean;
  onOnlyMissing: (on: boolean) => void;
  onNext: () => void;
}

/** Over the texts: what is missing, back and forth, and the file that goes out and comes in. */
export function TranslationTools({ workshop, texts, onlyMissing, onOnlyMissing, onNext }: TranslationToolsProps) {
  const t = useText();
  const { partOf, textOf } = usePlacedName();
  const titleOf = useTitleText();
  const isNarrow = useIsPhone();
  const [isUploading, setUploading] = useState(false);
  const { project, builder } = workshop;
  const { tools } = builder;
  const questionnaire = useQuestionnaire();
  const { languages } = tools;

  function download(): void {
    const lines = translationLines(
      texts,
      languages,
      (placed) => `${partOf(placed, questionnaire)} · ${textOf(placed, questionnaire)}`,
    );
    const file = new Blob([BYTE_ORDER_MARK + lines.map(csvLine).join('')], { type: 'text/csv' });
    saveFile(file, `${titleOf(project.title)} – ${t('projects:translations')}.csv`);
  }

  return (
    <div className={styles.tools} role="toolbar" aria-label={t('translations:tools')}>
      <DraftUndoRedo undo={tools.undo} redo={tools.redo} />
      <ul className={styles.counts}>
        {languages.map((locale) => {
          const count = countMissing(texts, locale);
          return (
            <li key={locale} data-missing={count > 0 || undefined}>
              {t('translations:missing', { count, language: t(`builder:language.${locale}`) })}
            </li>
          );
        })}
      </ul>
      {onlyMissing || languages.some((locale) => countMissing(texts, locale) > 0) ? (
        <>
          <Switch
            label={t('translations:onlyMissing')}
            checked={onlyMissing}
            onChange={(event) => onOnlyMissing(event.currentTarget.checked)}
          />
          <Button variant="default" onClick={onNext}>
            {t('translations:next')}
          </Button>
        </>
      ) : null}
      <span className={styles.gap} />
      {isNarrow ? (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <ToolButton label={t('translations:file')}>
              <IconFileTypeCsv size={20} />
            </ToolButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconDownload size={18} aria-hidden="true" />} onClick={download}>
              {t('translations:download')}
            </Menu.Item>
            <Menu.Item leftSection={<IconUpload size={18} aria-hidden="true" />} onClick={() => setUploading(true)}>
              {t('translations:upload')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : (
        <>
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden="true" />} onClick={download}>
            {t('translations:download')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconUpload size={18} aria-hidden="true" />}
            onClick={() => setUploading(true)}
          >
            {t('translations:upload')}
          </Button>
        </>
      )}
      <div className={styles.heads} aria-hidden="true">
        {languages.map((locale) => (
          <span key={locale} lang={locale}>
            {t(`common:languageName.${locale}`)}
          </span>
        ))}
      </div>
      <UploadDialog opened={isUploading} onClose={() => setUploading(false)} workshop={workshop} texts={texts} />
    </div>
  );
}
