import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { LOCALES } from '#domain/text/locale.ts';
import { localizedText, missingLocales } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { Cover } from '#ui/plain/cover.tsx';
import type { Template } from './template-card.tsx';
import styles from './template-questions.module.css';
import { TemplateQuestions } from './template-questions.tsx';

interface TemplateDialogProps {
  template: Template;
  busy: boolean;
  onStart: () => void;
  onClose: () => void;
}

/** What a template asks, under its cover and in each of its languages, before one decides for it. */
export function TemplateDialog({ template, busy, onStart, onClose }: TemplateDialogProps) {
  const t = useText();
  const reader = useLocale();
  const [locale, setLocale] = useState(reader);
  const missing = missingLocales(template.title, LOCALES);
  const languages = LOCALES.filter((each) => !missing.includes(each));
  return (
    <Dialog opened onClose={onClose} title={localizedText(template.title, reader)}>
      <div className={styles.band}>
        <Cover question={template.first} tone={template.theme} print={template.print} />
      </div>
      {languages.length > 1 ? (
        <SegmentedControl
          aria-label={t('common:language')}
          value={locale}
          onChange={setLocale}
          data={languages.map((value) => ({ value, label: t(`common:languageName.${value}`) }))}
        />
      ) : null}
      <TemplateQuestions id={template._id} locale={locale} />
      <div className={styles.use}>
        <Button loading={busy} onClick={onStart}>
          {t('dashboard:useTemplate')}
        </Button>
      </div>
    </Dialog>
  );
}
