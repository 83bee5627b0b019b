import { IconArrowBarRight, IconArrowsShuffle, IconDice3 } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Badge } from './badges.ts';
import styles from './flow.module.css';

const ICONS = { drawn: IconDice3, carried: IconArrowBarRight, shuffledOptions: IconArrowsShuffle } satisfies Record<
  Badge,
  unknown
>;

/** What a node is besides its place, a word each. */
export function NodeBadges({ badges }: { badges: readonly Badge[] }) {
  const t = useText();
  return badges.map((badge) => {
    const Icon = ICONS[badge];
    return (
      <small key={badge} className={styles.badge}>
        <Icon size={13} aria-hidden="true" />
        {t(`flow:badge.${badge}`)}
      </small>
    );
  });
}
