import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { localizePath } from '#domain/text/locale.ts';
import type { Project } from '#features/projects/contract.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import styles from './summary.module.css';

/** Where respondents begin, to look at and to copy. In the browser only. */
export function SurveyLink({ survey }: { survey: Project }) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const path = localizePath(`/survey/welcome/${survey._id}`, survey.languages[0] ?? 'en');
  const link = window.location.origin + path;

  async function copy(): Promise<void> {
    field.current?.select();
    try {
      // Browsers give it to pages that are served securely alone.
      await navigator.clipboard.writeText(link);
      showToast('success', t('reports:linkCopied'));
    } catch {
      showToast('info', t('reports:copyByHand'));
    }
  }

  return (
    <div className={styles.link}>
      <TextInput
        ref={field}
        readOnly
        value={link}
        aria-label={t('reports:link')}
        onFocus={(event) => event.target.select()}
      />
      <Button leftSection={<IconCopy size={18} aria-hidden="true" />} onClick={() => void copy()}>
        {t('reports:copyLink')}
      </Button>
    </div>
  );
}
