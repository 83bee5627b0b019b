import type { Locale } from '#domain/text/locale.ts';
import type { DetailField } from '#features/projects/contract/settings.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Column } from '#ui/dashboard/lists/column.ts';
import type { ResponseSummary } from '../../contract.ts';
import { Detail } from './detail.tsx';

interface Shown {
  details: DetailField[];
  versions: number[];
  languages: Locale[];
}

/** What the table says of a response; language and version only where there are several. */
export function useResponseColumns({ details, versions, languages }: Shown): Column<ResponseSummary>[] {
  const t = useText();
  const format = useFormat();
  const columns: Column<ResponseSummary>[] = [
    {
      id: 'completedAt',
      title: t('reports:when'),
      kind: 'date',
      value: ({ completedAt }) => completedAt,
      // It names the response, so it is said exactly.
      render: ({ completedAt }) => format.dateTime(completedAt),
    },
    ...details.map(
      (field): Column<ResponseSummary> => ({
        id: field,
        title: t(`projects:detail.${field}`),
        kind: 'text',
        value: (response) => response.details[field] ?? null,
        render: (response) => <Detail field={field} value={response.details[field]} />,
      }),
    ),
    { id: 'answered', title: t('reports:answers'), kind: 'number', value: ({ answered }) => answered },
    {
      id: 'seconds',
      title: t('reports:duration'),
      kind: 'number',
      width: 152,
      priority: 2,
      value: ({ seconds }) => seconds,
      render: ({ seconds }) => format.duration(seconds),
    },
  ];
  if (languages.length > 1) {
    columns.push({
      id: 'locale',
      title: t('common:language'),
      kind: 'text',
      width: 112,
      priority: 3,
      value: ({ locale }) => t(`common:languageName.${locale}`),
      render: ({ locale }) => <span lang={locale}>{t(`common:languageName.${locale}`)}</span>,
    });
  }
  if (versions.length > 1) {
    columns.push({
      id: 'version',
      title: t('reports:version'),
      kind: 'number',
      priority: 3,
      value: ({ version }) => version,
      render: ({ version }) => format.digits(version),
    });
  }
  return columns;
}
