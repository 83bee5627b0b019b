import { Skeleton, Table } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { CardFrame } from '#ui/charts/card/card-frame.tsx';
import { LoadMore } from '#ui/dashboard/lists/load-more.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import type { ReportedFile } from '../../../contract/files.ts';
import { FileLink } from '../../file-link.tsx';
import { useNarrowing } from '../../narrowing/use-narrowing.ts';
import { filesQuery } from '../../queries.ts';
import { useFileWords } from '../../use-file-words.ts';
import { useReportPlace } from '../../use-report-place.ts';
import styles from '../summary.module.css';
import type { CardProps } from './card-props.ts';
import own from './files.module.css';
import { TextsBeside } from './texts/text-answers.tsx';

/** The files that were sent, the latest first, each to be downloaded. */
export function FilesCard({ projectId, heading, report }: CardProps) {
  const t = useText();
  return (
    <CardFrame {...heading}>
      {report.base > 0 ? (
        <FileList projectId={projectId} questionId={report.question.id} />
      ) : (
        <p className={styles.quiet}>{t('common:noAnswersYet')}</p>
      )}
    </CardFrame>
  );
}

/** Those that were drawn, as files, then those that were typed. */
export function SignaturesCard(props: CardProps) {
  const t = useText();
  const { question, base, wrote } = props.report;
  const isDrawn = base > (wrote ?? 0);
  return (
    <CardFrame {...props.heading}>
      {base === 0 ? <p className={styles.quiet}>{t('common:noAnswersYet')}</p> : null}
      {isDrawn ? <FileList projectId={props.projectId} questionId={question.id} /> : null}
      <TextsBeside {...props} title={t('reports:typedSignatures')} />
    </CardFrame>
  );
}

function FileList({ projectId, questionId }: { projectId: string; questionId: string }) {
  const t = useText();
  const { narrowing } = useNarrowing();
  const query = useInfiniteQuery(filesQuery(projectId, questionId, narrowing));
  const { data, error, refetch } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Waiting>
        <Skeleton height={160} />
      </Waiting>
    );
  }
  const files = data.pages.flatMap((page) => page.items);
  return (
    <>
      <p className={styles.quiet}>{t('reports:filesGiven', { count: data.pages[0]?.total ?? 0 })}</p>
      <Table className={own.files}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('reports:file')}</Table.Th>
            <Table.Th>{t('reports:fileType')}</Table.Th>
            <Table.Th ta="end">{t('reports:fileSize')}</Table.Th>
            <Table.Th>{t('reports:when')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {files.map((file) => (
            <FileLine key={file._id} projectId={projectId} file={file} />
          ))}
        </Table.Tbody>
      </Table>
      <LoadMore query={query} shown={files.length} />
    </>
  );
}

function FileLine({ projectId, file }: { projectId: string; file: ReportedFile }) {
  const t = useText();
  const format = useFormat();
  const { toResponse } = useReportPlace();
  const words = useFileWords();
  const when = format.shortDateTime(file.completedAt);
  return (
    <Table.Tr>
      <Table.Td>
        <FileLink projectId={projectId} id={file._id} />
      </Table.Td>
      <Table.Td>{words.type(file.type)}</Table.Td>
      <Table.Td ta="end">{words.size(file.size)}</Table.Td>
      <Table.Td>
        <LocaleLink to={toResponse(file.responseId)} aria-label={t('reports:openResponse', { when })}>
          {when}
        </LocaleLink>
      </Table.Td>
    </Table.Tr>
  );
}
