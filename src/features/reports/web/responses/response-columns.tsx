import type { DataTableColumn } from 'mantine-datatable';
import type { Locale } from '#domain/text/locale.ts';
import type { DetailField } from '#features/projects/contract/settings.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { ResponseSummary } from '../../contract.ts';
import { useReportPlace } from '../use-report-place.ts';
import { Detail } from './detail.tsx';
import styles from './responses.module.css';

interface Shown {
  details: DetailField[];
  versions: number[];
  languages: Locale[];
}

/** What the table says of a response; language and version only where there are several. */
export function useResponseColumns({ details, versions, languages }: Shown): DataTableColumn<ResponseSummary>[] {
  const t = useText();
  const format = useFormat();
  const { toResponse } = useReportPlace();
  const columns: DataTableColumn<ResponseSummary>[] = [
    {
      accessor: 'completedAt',
      title: t('reports:when'),
      render: ({ _id, completedAt }) => (
        <LocaleLink to={toResponse(_id)} className={styles.open}>
          {format.dateTime(completedAt)}
        </LocaleLink>
      ),
    },
    ...details.map((field) => ({
      accessor: field,
      title: t(`projects:detail.${field}`),
      render: (response: ResponseSummary) => <Detail field={field} value={response.details[field]} />,
    })),
    {
      accessor: 'answered',
      title: t('reports:answers'),
      textAlign: 'right',
      noWrap: true,
      render: ({ answered }) => format.number(answered),
    },
    {
      accessor: 'seconds',
      title: t('reports:duration'),
      textAlign: 'right',
      noWrap: true,
      render: ({ seconds }) => format.duration(seconds),
    },
  ];
  if (languages.length > 1) {
    columns.push({
      accessor: 'locale',
      title: t('common:language'),
      render: ({ locale }) => <span lang={locale}>{t(`common:languageName.${locale}`)}</span>,
    });
  }
  if (versions.length > 1) {
    columns.push({
      accessor: 'version',
      title: t('reports:version'),
      textAlign: 'right',
      render: ({ version }) => format.digits(version),
    });
  }
  return columns;
}
