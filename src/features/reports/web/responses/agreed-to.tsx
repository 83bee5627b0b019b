import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { ConsentTexts } from './consent-texts.tsx';
import styles from './responses.module.css';

interface AgreedToProps {
  projectId: string;
  questionId: string;
  /** Which of its texts. */
  number: number;
  at: string;
}

/** Which text somebody agreed to and when, and the way to all there were. */
export function AgreedTo({ projectId, questionId, number, at }: AgreedToProps) {
  const t = useText();
  const format = useFormat();
  const [reading, setReading] = useState(false);
  return (
    <p className={styles.skipped}>
      {t('reports:agreedTo', { number, when: format.dateTime(at) })}{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => setReading(true)}>
        {t('reports:consentTexts')}
      </Button>
      <Dialog opened={reading} onClose={() => setReading(false)} title={t('reports:consentTextsTitle')}>
        <ConsentTexts projectId={projectId} questionId={questionId} />
      </Dialog>
    </p>
  );
}
