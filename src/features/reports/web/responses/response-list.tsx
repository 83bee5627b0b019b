import { Button } from '@mantine/core';
import { hiddenValueTitle } from '#domain/questionnaire/hidden-values/hidden-values.ts';
import type { Project } from '#features/projects/contract/project.ts';
import { DETAIL_FIELDS } from '#features/projects/contract/settings.ts';
import { detailRule } from '#features/projects/policy.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { ColumnChoice } from '#ui/dashboard/lists/tools/column-choice.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import type { Report } from '../../contract/report.ts';
import { CountedTo } from '../counted-to.tsx';
import { DownloadMenu } from '../download-menu.tsx';
import { responseFiles } from '../downloads.ts';
import { FindPerson } from '../people/find-person.tsx';
import { stoppedEarly } from '../search-on.ts';
import { useReportPlace } from '../use-report-place.ts';
import { ResponseFilters } from './response-filters.tsx';
import { ResponsePanel } from './response-panel.tsx';
import { ResponseTable } from './response-table.tsx';
import styles from './responses.module.css';
import { SearchedSoFar } from './searched-so-far.tsx';
import { useQuestionColumns, valueColumns } from './use-question-columns.ts';
import { useResponses } from './use-responses.ts';

/** Every response, the newest first, a column a question; one of them is read beside the list. */
export function ResponseList({ report, survey }: { report: Report; survey: Project }) {
  const t = useText();
  const locale = useLocale();
  const { responseId } = useReportPlace();
  const { list, query, asked, isSubmitted } = useResponses(survey._id);
  const questions = useQuestionColumns(report.questions);
  const values = valueColumns(report.values);
  const { data } = query;
  const hiddenValues = report.hiddenValues.map((value) => ({ id: value.id, title: hiddenValueTitle(value, locale) }));
  const details = DETAIL_FIELDS.filter(
    (field) => isSubmitted && (detailRule(survey, field) !== 'off' || data?.items.some((item) => item.details[field])),
  );
  const searched =
    details.length > 0
      ? 'reports:searchResponses'
      : hiddenValues.length > 0
        ? 'reports:searchSourcesOrValues'
        : 'reports:searchSources';
  const isPartly = list.narrowed && stoppedEarly(data);
  const known = list.page === 1 ? data?.total : null;
  const fresh = report.headline.completed - (known ?? report.headline.completed);
  const { state, ...exported } = list.filters;
  const file = { locale, ...exported, ...(list.q && { q: list.q }) };
  return (
    <>
      <ListTools
        end={
          <ColumnChoice
            list={list}
            columns={[{ id: '', title: t('reports:when') }, ...hiddenValues, ...questions, ...values]}
          />
        }
      >
        {isSubmitted ? <ListSearch list={list} label={t(searched)} /> : null}
        <ResponseFilters
          projectId={survey._id}
          list={list}
          isSubmitted={isSubmitted}
          headline={report.headline}
          languages={survey.languages}
        />
        {list.narrowed && isSubmitted ? (
          <DownloadMenu label={t('reports:downloadThese')} files={responseFiles(survey._id, file)} />
        ) : null}
        {survey.abilities.update ? <FindPerson projectId={survey._id} /> : null}
        {fresh > 0 ? (
          <Button variant="light" onClick={() => void query.refetch()}>
            {t('reports:showNew', { count: fresh })}
          </Button>
        ) : null}
      </ListTools>
      {isSubmitted && data ? <CountedTo countedTo={data.countedTo} waiting={data.waiting} /> : null}
      {isPartly && data ? <SearchedSoFar found={data.items.length} read={data.read} page={list.page} /> : null}
      <div className={styles.split} data-needs-width data-open={responseId !== null || undefined}>
        <ResponseTable
          query={query}
          list={list}
          details={details}
          hiddenValues={isSubmitted ? report.hiddenValues.filter(({ id }) => !list.hidden.includes(id)) : []}
          questions={questions.filter(({ id }) => !list.hidden.includes(id))}
          marks={isSubmitted && report.marks !== null}
          values={isSubmitted ? values.filter(({ id }) => !list.hidden.includes(id)) : []}
          languages={survey.languages}
          versions={report.versions}
        />
        {responseId ? (
          <ResponsePanel
            survey={survey}
            report={report}
            responseId={responseId}
            beside={{ projectId: survey._id, list, asked, page: data }}
          />
        ) : null}
      </div>
    </>
  );
}
