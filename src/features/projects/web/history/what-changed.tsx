import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ChangeList, useChanges } from '../changes/change-list.tsx';
import type { Compared } from '../changes/compared.ts';
import styles from './history.module.css';

interface WhatChangedProps extends Compared {
  /** Said where nothing is different. */
  none: string;
}

/** What became of the questions, and what that means to the results. */
export function WhatChanged({ before, after, none }: WhatChangedProps) {
  const t = useText();
  const changes = useChanges({ before, after });
  if (changes.length === 0) return <p className={styles.none}>{none}</p>;
  const isAnyGone = changes.some(({ what, change }) => what === 'question' && change === 'removed');
  const words = {
    added: t('versions:change.added'),
    removed: t('versions:change.removed'),
    changed: t('versions:change.changed'),
    moved: t('versions:change.moved'),
    before: t('versions:was'),
    after: t('versions:is'),
  };
  return (
    <>
      <h4 className={styles.count}>{t('versions:changes', { count: changes.length })}</h4>
      <ChangeList before={before} after={after} changes={changes} words={words} />
      {isAnyGone ? <p className={styles.none}>{t('versions:goneStays')}</p> : null}
    </>
  );
}
