import { Button } from '@mantine/core';
import { IconDownload, IconPencil, IconPrinter } from '@tabler/icons-react';
import { projectPaths } from '#features/projects/paths.ts';
import { pathOf } from '#kit/contract/request.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { exportResponses } from '../contract.ts';

/** Prescribed: charts have come to rest by then. */
const PRINT_AFTER_MS = 1000;

/** Beside the report's title: to the questions, print, and the responses as a file in the language of the page. */
export function ReportActions({ projectId, hasResponses }: { projectId: string; hasResponses: boolean }) {
  const t = useText();
  const locale = useLocale();
  return (
    <>
      <Button
        variant="default"
        component={LocaleLink}
        to={projectPaths.survey(projectId)}
        leftSection={<IconPencil size={18} aria-hidden="true" />}
      >
        {t('reports:editSurvey')}
      </Button>
      {hasResponses ? (
        <>
          <Button
            variant="default"
            onClick={() => setTimeout(() => window.print(), PRINT_AFTER_MS)}
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
          >
            {t('common:print')}
          </Button>
          <Button
            component="a"
            href={pathOf(exportResponses, { params: { id: projectId }, query: { locale } })}
            download
            leftSection={<IconDownload size={18} aria-hidden="true" />}
          >
            {t('reports:downloadCsv')}
          </Button>
        </>
      ) : null}
    </>
  );
}
