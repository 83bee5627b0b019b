import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Project } from '#features/projects/contract/project.ts';
import { DETAIL_FIELDS } from '#features/projects/contract/settings.ts';
import { detailRule } from '#features/projects/policy.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/empty-state.tsx';
import { DataTable } from '#ui/dashboard/lists/data-table.tsx';
import { ListSearch } from '#ui/dashboard/lists/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import type { Report } from '../../contract.ts';
import { responsesQuery } from '../queries.ts';
import { stoppedEarly } from '../search-on.ts';
import { useReportPlace } from '../use-report-place.ts';
import { useResponseColumns } from './response-columns.tsx';
import { SearchedSoFar } from './searched-so-far.tsx';

/** Every response, the newest first; what was asked of the person is shown and searched. */
export function ResponseList({ report, survey }: { report: Report; survey: Project }) {
  const t = useText();
  const list = useListState();
  const { toResponse } = useReportPlace();
  const query = useQuery(responsesQuery(survey._id, list.query));
  const details = DETAIL_FIELDS.filter(
    (field) => detailRule(survey, field) !== 'off' || query.data?.items.some((item) => item.details[field]),
  );
  const columns = useResponseColumns({ details, versions: report.versions, languages: survey.languages });
  const { data } = query;
  const isPartly = list.q !== '' && stoppedEarly(data);
  const known = list.page === 1 ? data?.total : null;
  const fresh = report.headline.completed - (known ?? report.headline.completed);
  return (
    <>
      {details.length > 0 || fresh > 0 ? (
        <ListTools>
          {details.length > 0 ? <ListSearch list={list} label={t('reports:searchResponses')} /> : null}
          {fresh > 0 ? (
            <Button variant="light" onClick={() => void query.refetch()}>
              {t('reports:showNew', { count: fresh })}
            </Button>
          ) : null}
        </ListTools>
      ) : null}
      {isPartly && data ? <SearchedSoFar found={data.items.length} read={data.read} page={list.page} /> : null}
      <DataTable
        query={query}
        list={list}
        columns={columns}
        label={t('reports:responses')}
        keyOf={({ _id }) => _id}
        linkTo={({ _id }) => toResponse(_id)}
        empty={<NothingSubmitted />}
      />
    </>
  );
}

function NothingSubmitted() {
  const t = useText();
  return (
    <EmptyState
      icon={<IconMessages size={48} stroke={1.5} />}
      title={t('reports:noResponses')}
      text={t('reports:responsesEmptyText')}
    />
  );
}
