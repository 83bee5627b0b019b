import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import { typeOf } from '../../contract/kinds.ts';
import { type AnyProjectSummary, STANDING_TONES } from '../../contract/oversight.ts';
import { KindTile } from '../kind-tile.tsx';
import styles from '../list/list.module.css';
import { ProjectTitle, useTitleText } from '../project-title.tsx';
import { useStandingWord } from './use-standing-word.ts';

/** What the list of everybody's projects says of each. */
export function useAllProjectColumns(): Column<AnyProjectSummary>[] {
  const t = useText();
  const titleOf = useTitleText();
  const wordOf = useStandingWord();
  return [
    {
      id: 'title',
      title: t('projects:column.title'),
      kind: 'text',
      value: ({ title }) => titleOf(title),
      render: ({ kind, mode, title }) => (
        <span className={styles.named}>
          <KindTile kind={kind} mode={mode} />
          <ProjectTitle title={title} />
        </span>
      ),
    },
    {
      id: 'owner',
      title: t('oversight:owner'),
      kind: 'text',
      priority: 2,
      selfEvident: true,
      value: ({ owner }) => owner.fullName,
    },
    {
      id: 'standing',
      title: t('projects:column.status'),
      kind: 'status',
      selfEvident: true,
      value: ({ standing }) => ({ tone: STANDING_TONES[standing], label: wordOf(standing) }),
    },
    {
      id: 'kind',
      title: t('oversight:kind'),
      kind: 'text',
      width: 128,
      priority: 3,
      selfEvident: true,
      value: (project) => t(`projects:typeName.${typeOf(project)}`),
    },
    {
      id: 'privacy',
      title: t('oversight:privacy'),
      kind: 'text',
      width: 112,
      priority: 3,
      selfEvident: true,
      notOnCard: true,
      value: ({ privacy }) => t(`projects:privacyOf.${privacy}`),
    },
    {
      id: 'responses',
      title: t('projects:column.responses'),
      kind: 'amount',
      width: 128,
      value: ({ responses }) => responses,
      onCard: ({ responses }) => t('projects:responses', { count: responses }),
    },
    {
      id: 'createdAt',
      title: t('oversight:created'),
      kind: 'moment',
      priority: 2,
      value: ({ createdAt }) => createdAt,
    },
    {
      id: 'updatedAt',
      title: t('projects:column.updatedAt'),
      kind: 'moment',
      priority: 3,
      notOnCard: true,
      value: ({ updatedAt }) => updatedAt,
    },
  ];
}
