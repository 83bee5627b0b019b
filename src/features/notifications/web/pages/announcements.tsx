import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPencil, IconPlus, IconSpeakerphone } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { localizedText } from '#domain/text/localized.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { RowMenu, RowMenuItem } from '#ui/dashboard/lists/row-menu.tsx';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { holdsNothing } from '#ui/dashboard/lists/table/holds-nothing.ts';
import { FilterChips } from '#ui/dashboard/lists/tools/filter-chips.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';
import { ANNOUNCEMENT_STATES, type Announcement, findAnnouncements } from '../../contract/announcements.ts';
import { notificationPaths } from '../../paths.ts';
import { useAnnouncementChanges } from '../announcements/use-announcement-changes.ts';
import { useAnnouncementColumns } from '../announcements/use-announcement-columns.ts';

export const handle = { texts: ['announcements'] } satisfies PageHandle;

export const loader = openToCallers(findAnnouncements);

export default function AnnouncementsPage() {
  const t = useText();
  const locale = useLocale();
  const list = useListState({ filters: ['state'] });
  const query = useQuery({
    ...callQuery(findAnnouncements, { query: list.query }),
    placeholderData: keepPreviousData,
  });
  const changes = useAnnouncementChanges();
  const nameOf = ({ title }: Announcement) => localizedText(title, locale);
  const create = (
    <Button
      component={LocaleLink}
      to={notificationPaths.createAnnouncement}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
    >
      {t('announcements:new')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('dashboard:notifications')} />
      <PageHeader
        title={t('dashboard:notifications')}
        description={t('announcements:text')}
        actions={holdsNothing(query, list) ? null : create}
      />
      {holdsNothing(query, list) ? null : (
        <ListTools>
          <ListSearch list={list} label={t('announcements:search')} />
          <FilterChips
            list={list}
            name="state"
            label={t('announcements:state')}
            options={ANNOUNCEMENT_STATES.map((state) => ({ value: state, label: t(`announcements:stateOf.${state}`) }))}
            counts={query.data?.byState}
          />
        </ListTools>
      )}
      <DataTable<Announcement>
        query={query}
        list={list}
        label={t('dashboard:notifications')}
        columns={useAnnouncementColumns()}
        keyOf={({ _id }) => _id}
        nameOf={nameOf}
        linkTo={({ _id }) => notificationPaths.announcement(_id)}
        actions={(entry) => (
          <RowMenu label={t('announcements:actionsFor', { name: nameOf(entry) })}>
            <RowMenuItem icon={IconPencil} to={notificationPaths.announcement(entry._id)}>
              {t('announcements:edit')}
            </RowMenuItem>
            {entry.state === 'withdrawn' ? (
              <RowMenuItem icon={IconSpeakerphone} onClick={() => changes.restore(entry._id)}>
                {t('announcements:restore')}
              </RowMenuItem>
            ) : (
              <RowMenuItem
                icon={IconArrowBackUp}
                danger
                onClick={() => changes.withdraw({ id: entry._id, name: nameOf(entry) })}
              >
                {t('announcements:withdraw')}
              </RowMenuItem>
            )}
          </RowMenu>
        )}
        empty={
          <EmptyState
            picture="no-news"
            title={t('announcements:none')}
            text={t('announcements:noneText')}
            action={create}
          />
        }
      />
      <UndoNotice
        notice={changes.withdrawn && t('announcements:withdrawn', { name: changes.withdrawn.name })}
        onUndo={changes.undo}
        onDismiss={changes.dismiss}
      />
    </>
  );
}
