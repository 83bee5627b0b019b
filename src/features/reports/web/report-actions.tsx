import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconPrinter } from '@tabler/icons-react';
import { pathOf } from '#kit/contract/request.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { exportResponses } from '../contract/export.ts';
import styles from './report.module.css';

/** Prescribed: charts have come to rest by then. */
const PRINT_AFTER_MS = 1000;

function print(): void {
  setTimeout(() => window.print(), PRINT_AFTER_MS);
}

/** The report on paper, and the responses as a file in the language of the page; in a menu where there is no room. */
export function ReportActions({ projectId }: { projectId: string }) {
  const t = useText();
  const locale = useLocale();
  const file = pathOf(exportResponses, { params: { id: projectId }, query: { locale } });
  const printer = <IconPrinter size={18} aria-hidden="true" />;
  const arrow = <IconDownload size={18} aria-hidden="true" />;
  return (
    <>
      <div className={styles.actions} data-print="none">
        <Button variant="default" onClick={print} leftSection={printer}>
          {t('common:print')}
        </Button>
        <Button variant="default" component="a" href={file} download leftSection={arrow}>
          {t('reports:downloadCsv')}
        </Button>
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
            <Menu.Item leftSection={arrow} component="a" href={file} download>
              {t('reports:downloadCsv')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </>
  );
}
