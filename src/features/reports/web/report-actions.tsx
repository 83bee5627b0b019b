import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { pathOf } from '#kit/contract/request.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { exportResponses } from '../contract/export.ts';
import styles from './report.module.css';

/** Prescribed: charts have come to rest by then. */
const PRINT_AFTER_MS = 1000;

/** The report on paper, and the responses as a file in the language of the page. */
export function ReportActions({ projectId }: { projectId: string }) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className={styles.actions} data-print="none">
      <Button
        variant="default"
        onClick={() => setTimeout(() => window.print(), PRINT_AFTER_MS)}
        leftSection={<IconPrinter size={18} aria-hidden="true" />}
      >
        {t('common:print')}
      </Button>
      <Button
        variant="default"
        component="a"
        href={pathOf(exportResponses, { params: { id: projectId }, query: { locale } })}
        download
        leftSection={<IconDownload size={18} aria-hidden="true" />}
      >
        {t('reports:downloadCsv')}
      </Button>
    </div>
  );
}
