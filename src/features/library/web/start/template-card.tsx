import { Button } from '@mantine/core';
import { localizedText } from '#domain/text/localized.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import type { findTemplates } from '../../contract.ts';
import styles from './first-project.module.css';

interface TemplateCardProps {
  template: Data<typeof findTemplates>[number];
  busy: boolean;
  disabled: boolean;
  onStart: () => void;
}

export function TemplateCard({ template, busy, disabled, onStart }: TemplateCardProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className={styles.choice}>
      <h3>
        <LocalizedText text={template.title} />
      </h3>
      <p>
        <LocalizedText text={template.description} />
        <span className={styles.hint}>{t('questions:count', { count: template.questions })}</span>
      </p>
      <Button
        variant="light"
        loading={busy}
        disabled={disabled && !busy}
        aria-label={t('dashboard:useTemplateNamed', { title: localizedText(template.title, locale) })}
        onClick={onStart}
      >
        {t('dashboard:useTemplate')}
      </Button>
    </div>
  );
}
