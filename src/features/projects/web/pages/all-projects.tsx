import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { holdsNothing } from '#ui/dashboard/lists/table/holds-nothing.ts';
import { ColumnChoice } from '#ui/dashboard/lists/tools/column-choice.tsx';
import { DownloadRows } from '#ui/dashboard/lists/tools/download-rows.tsx';
import { FilterChips } from '#ui/dashboard/lists/tools/filter-chips.tsx';
import { FilterPill } from '#ui/dashboard/lists/tools/filter-pill.tsx';
import { FilterSelect } from '#ui/dashboard/lists/tools/filter-select.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { PROJECT_TYPES } from '../../contract/kinds.ts';
import { PROJECT_SORTS } from '../../contract/list.ts';
import { type AnyProjectSummary, findAllProjects, STANDINGS } from '../../contract/oversight.ts';
import { PRIVACIES } from '../../contract/settings.ts';
import { projectPaths } from '../../paths.ts';
import { OrderChoice } from '../list/order-choice.tsx';
import { useAllProjectColumns } from '../oversight/use-all-project-columns.tsx';
import { useStandingWord } from '../oversight/use-standing-word.ts';
import { useTitleText } from '../project-title.tsx';
import { allProjectsQuery } from '../queries.ts';

export const handle = { texts: ['projects', 'oversight'] } satisfies PageHandle;

export const loader = openToCallers(findAllProjects);

const MOST_A_PAGE = 100;

export default function AllProjectsPage() {
  const t = useText();
  const titleOf = useTitleText();
  const wordOf = useStandingWord();
  const list = useListState({ sort: '-createdAt', filters: ['owner', 'company', 'type', 'standing', 'privacy'] });
  const query = useQuery(allProjectsQuery(list.query));
  const columns = useAllProjectColumns();
  /** All of one owner's tell who that is. */
  const owner = query.data?.items[0]?.owner.fullName ?? t('oversight:oneOwner');
  return (
    <>
      <PageHead title={t('dashboard:allProjectsTitle')} />
      <PageHeader title={t('dashboard:allProjectsTitle')} description={t('oversight:text')} />
      {holdsNothing(query, list) ? null : (
        <ListTools
          end={
            <>
              <OrderChoice list={list} />
              <ColumnChoice list={list} columns={columns} />
              <DownloadRows
                name="projects"
                columns={columns}
                read={(cursor) => call(findAllProjects, { query: { ...list.query, limit: MOST_A_PAGE, cursor } })}
              />
            </>
          }
        >
          <ListSearch list={list} label={t('oversight:search')} />
          <FilterChips
            list={list}
            name="standing"
            label={t('projects:column.status')}
            options={STANDINGS.map((value) => ({ value, label: wordOf(value) }))}
            counts={query.data?.byStanding}
          >
            <FilterSelect
              list={list}
              name="type"
              label={t('oversight:kind')}
              any={t('oversight:anyKind')}
              options={PROJECT_TYPES.map((value) => ({ value, label: t(`projects:typeName.${value}`) }))}
              counts={query.data?.byType}
            />
            <FilterSelect
              list={list}
              name="privacy"
              label={t('oversight:privacy')}
              any={t('oversight:anyAccess')}
              options={PRIVACIES.map((value) => ({ value, label: t(`projects:privacyOf.${value}`) }))}
              counts={query.data?.byPrivacy}
            />
          </FilterChips>
          {list.filters.owner ? (
            <FilterPill
              label={t('oversight:onlyOwner', { name: owner })}
              onRemove={() => list.filter('owner', undefined)}
            />
          ) : null}
          {list.filters.company ? (
            <FilterPill label={t('oversight:onlyCompany')} onRemove={() => list.filter('company', undefined)} />
          ) : null}
        </ListTools>
      )}
      <DataTable<AnyProjectSummary>
        query={query}
        list={list}
        label={t('dashboard:allProjectsTitle')}
        columns={columns}
        keyOf={({ _id }) => _id}
        nameOf={({ title }) => titleOf(title)}
        linkTo={({ _id }) => projectPaths.anyProject(_id)}
        sorts={PROJECT_SORTS}
        empty={<EmptyState picture="no-surveys" title={t('oversight:none')} text={t('oversight:noneText')} />}
      />
    </>
  );
}
