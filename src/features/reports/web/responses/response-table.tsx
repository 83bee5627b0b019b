import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { hiddenValueTitle } from '#domain/questionnaire/hidden-values/hidden-values.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { TableFoot } from '#ui/dashboard/lists/table/table-foot.tsx';
import type { ListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { useScrollEdges } from '#ui/use-scroll-edges.ts';
import type { ListedResponse } from '../../contract/responses.ts';
import { QuestionHead } from './question-head.tsx';
import { ResponseRow } from './response-row.tsx';
import styles from './table.module.css';
import type { ResponseColumns } from './use-question-columns.ts';

/** As wide as what a row says, one after the other. */
const WAITING_ROWS = ['88%', '64%', '76%', '92%', '58%', '82%', '70%', '95%'];

interface ResponseTableProps extends ResponseColumns {
  query: UseQueryResult<{ items: ListedResponse[]; next: string | null; total: number | null }>;
  list: ListState;
}

/**
 * A page of responses: rows that lead to a response, columns of its facts and answers. It scrolls sideways under its
 * head and beside the time; where it is narrow, every row is a card.
 */
export function ResponseTable({ query, list, ...columns }: ResponseTableProps) {
  const t = useText();
  const locale = useLocale();
  const edges = useScrollEdges();
  const { data, error, isFetching, refetch } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Waiting className={styles.waiting}>
        {WAITING_ROWS.map((width) => (
          <div key={width}>
            <Skeleton width={128} height={16} />
            <Skeleton width={width} height={16} />
          </div>
        ))}
      </Waiting>
    );
  }
  if (data.items.length === 0 && list.page === 1 && data.next === null) return <Nothing list={list} />;
  const { details, hiddenValues, questions, values, marks, languages, versions } = columns;
  return (
    <div className={styles.list} aria-busy={isFetching}>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
        <section className={styles.box} aria-label={t('reports:responses')} ref={edges} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('reports:when')}</th>
                {details.map((field) => (
                  <th key={field} scope="col">
                    {t(`projects:detail.${field}`)}
                  </th>
                ))}
                {marks ? (
                  <th scope="col" data-number>
                    {t('reports:marks')}
                  </th>
                ) : null}
                {hiddenValues.map((value) => (
                  <th key={value.id} scope="col">
                    {hiddenValueTitle(value, locale)}
                  </th>
                ))}
                {questions.map((question) => (
                  <QuestionHead
                    key={question.id}
                    question={question}
                    onHide={() => list.showColumn(question.id, false)}
                  />
                ))}
                {values.map(({ id, title, isNumeric }) => (
                  <th key={id} scope="col" data-number={isNumeric || undefined}>
                    {title}
                  </th>
                ))}
                <th scope="col" data-number>
                  {t('reports:duration')}
                </th>
                {languages.length > 1 ? <th scope="col">{t('common:language')}</th> : null}
                {versions.length > 1 ? (
                  <th scope="col" data-number>
                    {t('reports:version')}
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {data.items.map((response) => (
                <ResponseRow key={response._id} response={response} {...columns} />
              ))}
            </tbody>
          </table>
          {data.items.length === 0 ? <p className={styles.none}>{t('common:nothingFound')}</p> : null}
        </section>
      </div>
      <TableFoot list={list} next={data.next} total={data.total} />
    </div>
  );
}

function Nothing({ list }: { list: ListState }) {
  const t = useText();
  return list.narrowed ? (
    <EmptyState
      picture="nothing-found"
      title={t('common:nothingFound')}
      text={t('common:nothingFoundHint')}
      action={
        <Button variant="default" onClick={list.clear}>
          {t('common:clearFilters')}
        </Button>
      }
    />
  ) : (
    <EmptyState picture="no-responses" title={t('reports:noResponses')} text={t('reports:responsesEmptyText')} />
  );
}
