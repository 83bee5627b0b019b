import { Text } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Project } from '#features/projects/contract/project.ts';
import { hasRounds } from '#features/projects/policy.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { RowMenu, RowMenuItem } from '#ui/dashboard/lists/row-menu.tsx';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import type { ReportedStanding } from '../../contract/leaderboard.ts';
import { standingsQuery } from '../queries.ts';
import { NoResponses } from '../summary/no-responses.tsx';
import { useRemoveName } from './use-remove-name.ts';
import { useStandingColumns } from './use-standing-columns.ts';

/** The leaderboard as its owner reads it, whoever else does; names that are none can be taken off. */
export function StandingList({ survey }: { survey: Project }) {
  const t = useText();
  const list = useListState();
  const query = useQuery(standingsQuery(survey._id, list.query));
  const [asking, setAsking] = useState<ReportedStanding>();
  const close = () => setAsking(undefined);
  const remove = useRemoveName(close);
  const columns = useStandingColumns({
    knowsPeople: survey.responseMethod === 'registered',
    rounds: hasRounds(survey) ? survey.series.rounds.length : 0,
  });
  return (
    <>
      <Text mb="sm">
        {t(`reports:leaderboardSeenBy.${survey.leaderboard}`)}
        {survey.leaderboard === 'nobody'
          ? null
          : ` ${t(survey.hideNames ? 'reports:namesHidden' : 'reports:namesSeen')}`}
      </Text>
      {query.data?.isWaiting ? <Text mb="sm">{t('reports:leaderboardWaiting')}</Text> : null}
      <DataTable<ReportedStanding>
        query={query}
        list={list}
        label={t('reports:leaderboard')}
        columns={columns}
        keyOf={({ _id }) => _id}
        {...(survey.abilities.update && {
          actions: (standing: ReportedStanding) =>
            standing.name === null ? null : (
              <RowMenu label={t('reports:actionsFor', { name: standing.name })}>
                <RowMenuItem icon={IconUserOff} danger onClick={() => setAsking(standing)}>
                  {t('reports:removeName')}
                </RowMenuItem>
              </RowMenu>
            ),
        })}
        empty={<NoResponses survey={survey} started={0} />}
      />
      <ConfirmDialog
        opened={asking !== undefined}
        title={t('reports:removeNameTitle', { name: asking?.name ?? '' })}
        confirmLabel={t('reports:removeName')}
        danger
        busy={remove.isPending}
        onConfirm={() => asking && remove.mutate({ params: { id: survey._id, takerId: asking._id } })}
        onCancel={close}
      >
        {t('reports:removeNameText')}
      </ConfirmDialog>
    </>
  );
}
