import { Button } from '@mantine/core';
import { localizedText } from '#domain/text/localized.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { Cover } from '#ui/plain/cover.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import type { findTemplates } from '../../contract.ts';
import styles from './gallery.module.css';

export type Template = Data<typeof findTemplates>[number];

interface TemplateCardProps {
  template: Template;
  busy: boolean;
  disabled: boolean;
  onStart: () => void;
  onLook: () => void;
}

/** A template under its cover: a press begins with it, and what it asks can be looked at before. */
export function TemplateCard({ template, busy, disabled, onStart, onLook }: TemplateCardProps) {
  const t = useText();
  const locale = useLocale();
  const title = localizedText(template.title, locale);
  const count = template.questions;
  return (
    <li className={styles.card}>
      <button
        type="button"
        className={styles.start}
        aria-label={t('dashboard:useTemplateNamed', { title })}
        aria-busy={busy || undefined}
        aria-disabled={disabled || undefined}
        onClick={() => disabled || onStart()}
      >
        <Cover question={template.first} tone={template.theme} print={template.print} />
        <LocalizedText className={styles.name} text={template.title} />
        <LocalizedText className={styles.about} text={template.summary} />
      </button>
      <div className={styles.foot}>
        <Button
          variant="subtle"
          size="compact-md"
          px="xs"
          aria-label={t('projects:lookAtNamed', { title, count })}
          onClick={onLook}
        >
          {t('projects:lookAt', { count })}
        </Button>
      </div>
    </li>
  );
}
