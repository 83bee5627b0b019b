import { IconArrowBarRight, IconArrowsShuffle, IconDice3 } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './flow.module.css';
import type { Mark } from './marks.ts';

const ICONS = { drawn: IconDice3, carried: IconArrowBarRight, shuffledOptions: IconArrowsShuffle } satisfies Record<
  Mark,
  unknown
>;

/** What a node is besides its place, a word each. */
export function MarksOfNode({ marks }: { marks: readonly Mark[] }) {
  const t = useText();
  return marks.map((mark) => {
    const Icon = ICONS[mark];
    return (
      <small key={mark} className={styles.mark}>
        <Icon size={13} aria-hidden="true" />
        {t(`flow:mark.${mark}`)}
      </small>
    );
  });
}
