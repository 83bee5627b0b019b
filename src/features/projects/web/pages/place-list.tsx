import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PLACE_LEVELS } from '#domain/places/place-levels.ts';
import { localizedText } from '#domain/text/localized.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { FilterChips } from '#ui/dashboard/lists/tools/filter-chips.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { findPlaceEntries, PLACE_STATES } from '../../contract/place-entries.ts';
import { projectPaths } from '../../paths.ts';
import { usePlaceColumns } from '../places/use-place-columns.ts';

export const handle = { texts: ['content', 'places'] } satisfies PageHandle;

export const loader = openToCallers(findPlaceEntries);

export default function PlaceListPage() {
  const t = useText();
  const locale = useLocale();
  const list = useListState({ filters: ['level', 'state'] });
  const query = useQuery({
    ...callQuery(findPlaceEntries, { query: list.query }),
    placeholderData: keepPreviousData,
  });
  const columns = usePlaceColumns();
  return (
    <>
      <PageHead title={t('dashboard:locations')} />
      <PageHeader
        title={t('dashboard:locations')}
        description={t('places:text')}
        actions={
          <Button
            component={LocaleLink}
            to={projectPaths.newPlace}
            leftSection={<IconPlus size={18} aria-hidden="true" />}
          >
            {t('places:new')}
          </Button>
        }
      />
      <ListTools
        end={
          <NativeSelect
            aria-label={t('content:state')}
            value={list.filters.state ?? ''}
            onChange={(event) => list.filter('state', event.currentTarget.value || undefined)}
            data={[
              { value: '', label: t('places:everyState') },
              ...PLACE_STATES.map((value) => ({ value, label: t(`content:stateOf.${value}`) })),
            ]}
          />
        }
      >
        <ListSearch list={list} label={t('places:search')} />
        <FilterChips
          list={list}
          name="level"
          label={t('places:level')}
          options={PLACE_LEVELS.map((value) => ({ value, label: t(`places:levels.${value}`) }))}
          counts={query.data?.byLevel}
        />
      </ListTools>
      <DataTable
        query={query}
        list={list}
        label={t('dashboard:locations')}
        columns={columns}
        keyOf={({ _id }) => _id}
        nameOf={({ name }) => localizedText(name, locale)}
        linkTo={({ _id }) => projectPaths.place(_id)}
        empty={<EmptyState picture="no-content" title={t('places:none')} text={t('places:noneText')} />}
      />
    </>
  );
}
