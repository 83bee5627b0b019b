import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { Project } from '#features/projects/contract/project.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { Drawer } from '#ui/dashboard/dialogs/drawer.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import type { Report } from '../../contract/report.ts';
import { useReportPlace } from '../use-report-place.ts';
import { OneResponse } from './one-response.tsx';
import styles from './responses.module.css';
import type { ReadBeside } from './use-neighbours.ts';

interface ResponsePanelProps {
  survey: Project;
  report: Report;
  responseId: string;
  beside: ReadBeside;
}

/** One response beside the list; over it where there is no room for both. */
export function ResponsePanel(props: ResponsePanelProps) {
  const t = useText();
  const navigate = useLocaleNavigate();
  const { toResponses } = useReportPlace();
  const isAlone = useMediaQuery('(max-width: 1199px)', false, { getInitialValueInEffect: false });

  function close(): void {
    navigate(toResponses, { preventScrollReset: true });
    // Where one came from, if it is on this page of the list.
    document.querySelector<HTMLElement>(`[data-response="${props.responseId}"]`)?.focus();
  }

  function leave(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  }

  if (isAlone) {
    return (
      <Drawer
        opened
        onClose={close}
        position="right"
        size="min(560px, 100%)"
        title={<VisuallyHidden>{t('reports:response')}</VisuallyHidden>}
        data-steps
      >
        <OneResponse {...props} />
      </Drawer>
    );
  }
  return (
    <aside className={styles.panel} aria-label={t('reports:response')} onKeyDown={leave}>
      <ActionIcon
        className={styles.close}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('common:close')}
        onClick={close}
      >
        <IconX size={20} aria-hidden="true" />
      </ActionIcon>
      <OneResponse {...props} />
    </aside>
  );
}
