import { useMemo } from 'react';
import type { Change } from '#domain/questionnaire/compare/changes.ts';
import { compareQuestionnaires } from '#domain/questionnaire/compare/compare-questionnaires.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { usePartName } from '../builder/parts/use-part-name.ts';
import { ChangeDetails } from './change-details.tsx';
import styles from './changes.module.css';
import type { Compared } from './compared.ts';

const TONES = { added: 'success', removed: 'danger', changed: 'warning', moved: 'info' } as const;

interface ChangeListProps extends Compared {
  changes: readonly Change[];
  /** What it is called that a part came or went, was changed or moved, and what stands before and after. */
  words: Readonly<Record<Change['change'] | keyof Compared, string>>;
}

export function useChanges({ before, after }: Compared): Change[] {
  return useMemo(() => compareQuestionnaires(before, after), [before, after]);
}

/** The changes part by part, each with what is different in it. */
export function ChangeList({ before, after, changes, words }: ChangeListProps) {
  const t = useText();
  const nameOf = usePartName();
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.id}>
          <div className={styles.part}>
            <StatusBadge tone={TONES[change.change]}>{words[change.change]}</StatusBadge>
            <span className={styles.name} data-gone={change.change === 'removed' || undefined}>
              {change.what === 'questionnaire'
                ? t('versions:beside')
                : nameOf(change.change === 'removed' ? before : after, change.id)}
            </span>
          </div>
          <ChangeDetails change={change} before={before} after={after} words={words} />
        </li>
      ))}
    </ul>
  );
}
