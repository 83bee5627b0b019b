import { useQuery } from '@tanstack/react-query';
import { reportPaths } from '#features/reports/paths.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { holdsNothing } from '#ui/dashboard/lists/table/holds-nothing.ts';
import { ColumnChoice } from '#ui/dashboard/lists/tools/column-choice.tsx';
import { DownloadRows } from '#ui/dashboard/lists/tools/download-rows.tsx';
import { FilterChips } from '#ui/dashboard/lists/tools/filter-chips.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { type ListState, useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { ofType, type ProjectType } from '../../contract/kinds.ts';
import { findProjects, PROJECT_SORTS, type ProjectSummary } from '../../contract/list.ts';
import { PROJECT_STATUSES } from '../../contract/project.ts';
import { PROJECT_FOLDERS, projectPaths } from '../../paths.ts';
import { CategoryFilter } from '../categories/category-filter.tsx';
import { CompanyFilter } from '../company/company-filter.tsx';
import { NewProjectButton } from '../new-project-button.tsx';
import { useTitleText } from '../project-title.tsx';
import { projectsQuery } from '../queries.ts';
import { useProjectBulk } from './bulk-actions.tsx';
import { FromTemplate } from './from-template.tsx';
import { OrderChoice } from './order-choice.tsx';
import { useProjectColumns } from './project-columns.tsx';
import { RowActions } from './row-actions.tsx';

const MOST_A_PAGE = 100;
const FEW = 5;

interface ProjectListProps {
  type: ProjectType;
  /** Where each of them leads whoever may change it. */
  to?: 'build' | 'results' | 'rounds';
}

/** The projects of a type that one works with: the own ones, and those that companies share. */
export function ProjectList({ type, to = 'build' }: ProjectListProps) {
  const t = useText();
  const titleOf = useTitleText();
  const list = useListState({ sort: PROJECT_SORTS[0], filters: ['status', 'category', 'company'] });
  const { kind, mode } = ofType(type);
  const listed = { ...list.query, kind, mode: mode ?? undefined };
  const query = useQuery(projectsQuery(listed));
  const columns = useProjectColumns();
  const bulk = useProjectBulk(kind);
  // Where it asks which one is meant, there is nothing else to do with them.
  const isWhole = to === 'build';
  return (
    <>
      {holdsNothing(query, list) ? null : (
        <ListTools
          end={
            isWhole ? (
              <>
                <OrderChoice list={list} />
                <ColumnChoice list={list} columns={columns} />
                <DownloadRows
                  name={PROJECT_FOLDERS[type]}
                  columns={columns}
                  read={(cursor) => call(findProjects, { query: { ...listed, limit: MOST_A_PAGE, cursor } })}
                />
              </>
            ) : null
          }
        >
          <ListSearch list={list} label={t(`projects:searchOf.${type}`)} />
          {isWhole ? (
            <FilterChips
              list={list}
              name="status"
              label={t('projects:column.status')}
              options={PROJECT_STATUSES.map((status) => ({ value: status, label: t(`projects:status.${status}`) }))}
              counts={query.data?.byStatus}
            >
              <CategoryFilter list={list} />
              <CompanyFilter list={list} />
            </FilterChips>
          ) : null}
        </ListTools>
      )}
      <DataTable
        query={query}
        list={list}
        label={t(`projects:listTitle.${type}`)}
        columns={columns}
        keyOf={({ _id }) => _id}
        nameOf={({ title }) => titleOf(title)}
        linkTo={(project) =>
          to === 'results' || project.role === 'viewer'
            ? reportPaths.responseReports(project)
            : projectPaths[to](project)
        }
        {...(isWhole && {
          bulk,
          sorts: PROJECT_SORTS,
          actions: (project: ProjectSummary) => <RowActions project={project} />,
        })}
        empty={<NoProjects type={type} />}
      />
      {isWhole && holdsFew(query.data, list) ? <FromTemplate type={type} /> : null}
    </>
  );
}

/** Whether all there are leave much of the screen empty. */
function holdsFew(page: Data<typeof findProjects> | undefined, { narrowed, page: number }: ListState): boolean {
  const count = page?.items.length ?? 0;
  return !narrowed && number === 1 && page?.next === null && count > 0 && count < FEW;
}

const PICTURES = {
  survey: 'no-surveys',
  poll: 'no-polls',
  feedback: 'no-feedback',
  quiz: 'no-questions',
  'practice-quiz': 'no-questions',
  'series-quiz': 'no-questions',
} as const;

function NoProjects({ type }: { type: ProjectType }) {
  const t = useText();
  return (
    <EmptyState
      picture={PICTURES[type]}
      title={t(`projects:empty.${type}.title`)}
      text={t(`projects:empty.${type}.text`)}
      action={<NewProjectButton type={type} />}
    />
  );
}
