import { Button } from '@mantine/core';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import type { Template } from './template-card.tsx';
import styles from './template-questions.module.css';
import { TemplateQuestions } from './template-questions.tsx';

interface TemplateDialogProps {
  template: Template;
  busy: boolean;
  onStart: () => void;
  onClose: () => void;
}

/** What a template asks, before one decides for it. */
export function TemplateDialog({ template, busy, onStart, onClose }: TemplateDialogProps) {
  const t = useText();
  const title = localizedText(template.title, useLocale());
  return (
    <Dialog opened onClose={onClose} title={title}>
      <TemplateQuestions id={template._id} />
      <div className={styles.use}>
        <Button loading={busy} onClick={onStart}>
          {t('dashboard:useTemplate')}
        </Button>
      </div>
    </Dialog>
  );
}
