import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Project } from '#features/projects/contract/project.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { holdsNothing } from '#ui/dashboard/lists/table/holds-nothing.ts';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import type { Taker } from '../../contract/grades.ts';
import { DownloadMenu } from '../download-menu.tsx';
import { gradeFiles } from '../downloads.ts';
import { gradesQuery } from '../queries.ts';
import { NoResponses } from '../summary/no-responses.tsx';
import { useGradeColumns } from './use-grade-columns.tsx';

/** Everybody who took a quiz under their account, or told their name, with what they came to. */
export function GradeList({ survey }: { survey: Project }) {
  const t = useText();
  const locale = useLocale();
  const list = useListState();
  const query = useQuery(gradesQuery(survey._id, list.query));
  const isOfAccounts = survey.responseMethod === 'registered';
  return (
    <>
      {holdsNothing(query, list) ? null : (
        <ListTools
          end={
            <DownloadMenu
              label={t(list.narrowed ? 'reports:downloadThese' : 'reports:downloadPeople')}
              files={gradeFiles(survey._id, { locale, q: list.q })}
              rows={query.data?.total}
            />
          }
        >
          <ListSearch list={list} label={t('reports:searchPeople')} />
        </ListTools>
      )}
      {query.data && isOfAccounts ? <Text mb="sm">{t(`reports:gradeBy.${query.data.grade}`)}</Text> : null}
      <DataTable<Taker>
        query={query}
        list={list}
        label={t('reports:people')}
        columns={useGradeColumns(isOfAccounts, query.data?.rounds ?? 1)}
        keyOf={({ _id }) => _id}
        empty={<NoResponses survey={survey} started={0} />}
      />
    </>
  );
}
