import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { LOCALES, type Locale, localizePath } from '#domain/text/locale.ts';
import { localizedText, missingLocales } from '#domain/text/localized.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { PreviewPages } from '#ui/dashboard/preview/preview-pages.tsx';
import { useIsPhone } from '#ui/dashboard/use-is-phone.ts';
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

/** What a template asks, in each of its languages, before one decides for it: as a list, or as the pages to try. */
export function TemplateDialog({ template, busy, onStart, onClose }: TemplateDialogProps) {
  const t = useText();
  const reader = useLocale();
  const isPhone = useIsPhone();
  const [locale, setLocale] = useState(reader);
  const [isTrying, setTrying] = useState(false);
  const missing = missingLocales(template.title, LOCALES);
  const languages = LOCALES.filter((each) => !missing.includes(each));
  return (
    <Dialog
      opened
      onClose={isTrying ? () => setTrying(false) : onClose}
      title={isTrying ? t('forms:preview.title') : localizedText(template.title, reader)}
      size={isTrying ? 'large' : 'medium'}
      fullScreen={isTrying && isPhone}
    >
      {isTrying ? (
        <div className={styles.tried}>
          <PreviewPages
            addressIn={(language) => localizePath(takingPartPaths.preview(template._id), language)}
            languages={languages}
            locale={languages.includes(locale) ? locale : (languages[0] ?? reader)}
          />
        </div>
      ) : (
        <Listed template={template} languages={languages} locale={locale} onLanguage={setLocale} />
      )}
      <div className={styles.use}>
        <Button variant="default" onClick={() => setTrying(!isTrying)}>
          {t(isTrying ? 'dashboard:seeTemplate' : 'dashboard:tryTemplate')}
        </Button>
        <Button loading={busy} onClick={onStart}>
          {t('dashboard:useTemplate')}
        </Button>
      </div>
    </Dialog>
  );
}

interface ListedProps {
  template: Template;
  languages: readonly Locale[];
  locale: Locale;
  onLanguage: (locale: Locale) => void;
}

/** Its questions under its cover. */
function Listed({ template, languages, locale, onLanguage }: ListedProps) {
  const t = useText();
  return (
    <>
      <div className={styles.band}>
        <Cover question={template.first} tone={template.theme} print={template.print} />
      </div>
      {languages.length > 1 ? (
        <SegmentedControl
          aria-label={t('common:language')}
          value={locale}
          onChange={onLanguage}
          data={languages.map((value) => ({ value, label: t(`common:languageName.${value}`) }))}
        />
      ) : null}
      <TemplateQuestions id={template._id} locale={locale} />
    </>
  );
}
