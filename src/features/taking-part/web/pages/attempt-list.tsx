import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { libraryPaths } from '#features/library/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { holdsNothing } from '#ui/dashboard/lists/table/holds-nothing.ts';
import { FilterChips } from '#ui/dashboard/lists/tools/filter-chips.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { ATTEMPT_STANDINGS, type AttemptSummary, findOwnAttempts } from '../../contract/attempts.ts';
import { takingPartPaths } from '../../paths.ts';
import { OwnPractice } from '../attempts/own-practice.tsx';
import { ownAttemptsQuery } from '../attempts/queries.ts';
import { useAttemptColumns } from '../attempts/use-attempt-columns.ts';

export const handle = { texts: ['attempts', 'takingPart'] } satisfies PageHandle;

export const loader = openToCallers(findOwnAttempts);

export default function AttemptListPage() {
  const t = useText();
  const list = useListState({ filters: ['standing'] });
  const query = useQuery(ownAttemptsQuery(list.query));
  return (
    <>
      <PageHead title={t('dashboard:participatedQuiz')} />
      <PageHeader title={t('dashboard:participatedQuiz')} description={t('attempts:listText')} />
      <OwnPractice />
      {holdsNothing(query, list) ? null : (
        <ListTools>
          <ListSearch list={list} label={t('attempts:search')} />
          <FilterChips
            list={list}
            name="standing"
            label={t('attempts:standing')}
            options={ATTEMPT_STANDINGS.map((value) => ({ value, label: t(`attempts:standingOf.${value}`) }))}
            counts={query.data?.byStanding}
          />
        </ListTools>
      )}
      <DataTable<AttemptSummary>
        query={query}
        list={list}
        label={t('dashboard:participatedQuiz')}
        columns={useAttemptColumns()}
        keyOf={({ _id }) => _id}
        linkTo={({ _id }) => takingPartPaths.attempt(_id)}
        empty={
          <EmptyState
            picture="no-responses"
            title={t('attempts:none')}
            text={t('attempts:noneText')}
            action={
              <Button component={LocaleLink} variant="default" to={libraryPaths.newProject('quiz')}>
                {t('attempts:makeOne')}
              </Button>
            }
          />
        }
      />
    </>
  );
}
