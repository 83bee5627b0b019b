import { Button } from '@mantine/core';
import type { findTemplates } from '#features/library/contract.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { ProjectTitle, useTitleText } from '../project-title.tsx';
import styles from './home.module.css';

interface TemplateCardProps {
  template: Data<typeof findTemplates>[number];
  busy: boolean;
  disabled: boolean;
  onStart: () => void;
}

export function TemplateCard({ template, busy, disabled, onStart }: TemplateCardProps) {
  const t = useText();
  const titleOf = useTitleText();
  return (
    <div className={styles.choice}>
      <h3>
        <ProjectTitle title={template.title} />
      </h3>
      <p>
        <LocalizedText text={template.description} />
        <span className={styles.hint}>{t('questions:count', { count: template.questions })}</span>
      </p>
      <Button
        variant="light"
        loading={busy}
        disabled={disabled && !busy}
        aria-label={t('dashboard:useTemplateNamed', { title: titleOf(template.title) })}
        onClick={onStart}
      >
        {t('dashboard:useTemplate')}
      </Button>
    </div>
  );
}
