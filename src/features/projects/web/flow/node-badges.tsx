import { IconArrowBarRight, IconArrowsShuffle, IconDice3 } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type Badge, badgeWords } from './badges.ts';
import styles from './flow.module.css';

const ICONS = {
  drawn: IconDice3,
  draw: IconDice3,
  carried: IconArrowBarRight,
  shuffledOptions: IconArrowsShuffle,
} satisfies Record<Badge['name'], unknown>;

/** What a node is besides its place, a word each. */
export function NodeBadges({ badges }: { badges: readonly Badge[] }) {
  const t = useText();
  return badges.map((badge) => {
    const Icon = ICONS[badge.name];
    return (
      <small key={badge.name} className={styles.badge}>
        <Icon size={13} aria-hidden="true" />
        <span className={styles.words}>{badgeWords(badge, t)}</span>
      </small>
    );
  });
}
