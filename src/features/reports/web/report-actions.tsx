import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconPrinter } from '@tabler/icons-react';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { DownloadItems, DownloadMenu } from './download-menu.tsx';
import { responseFiles } from './downloads.ts';
import styles from './report.module.css';

/** Prescribed: charts have come to rest by then. */
const PRINT_AFTER_MS = 1000;

function print(): void {
  setTimeout(() => window.print(), PRINT_AFTER_MS);
}

interface ReportActionsProps {
  projectId: string;
  /** How many responses there are. */
  completed: number;
}

/** The report on paper, and the responses as a file in the language of the page; in a menu where there is no room. */
export function ReportActions({ projectId, completed }: ReportActionsProps) {
  const t = useText();
  const files = responseFiles(projectId, { locale: useLocale() });
  const printer = <IconPrinter size={18} aria-hidden="true" />;
  return (
    <>
      <div className={styles.actions} data-print="none">
        <Button variant="default" onClick={print} leftSection={printer}>
          {t('common:print')}
        </Button>
        <DownloadMenu label={t('reports:download')} files={files} rows={completed} />
      </div>
      <div className={styles.menu} data-print="none">
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('projects:more')}>
              <IconDots size={20} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={printer} onClick={print}>
              {t('common:print')}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Label>{t('reports:download')}</Menu.Label>
            <DownloadItems files={files} rows={completed} />
          </Menu.Dropdown>
        </Menu>
      </div>
    </>
  );
}
