import { IconArrowDown, IconArrowUp, IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../workshop/tool-button.tsx';
import styles from './rounds.module.css';

interface RoundToolsProps {
  title: string;
  /** Where what is set can be folded away: whether it is seen. */
  isOpen?: boolean;
  onFold: () => void;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  /** Left out where it is the only one. */
  onRemove: (() => void) | undefined;
}

/** What can be done with a round among others. */
export function RoundTools({ title, isOpen, onFold, isFirst, isLast, onMove, onRemove }: RoundToolsProps) {
  const t = useText();
  const named = (words: string) => `${words}: ${title}`;
  return (
    <>
      {isOpen === undefined ? null : (
        <ToolButton label={named(t('rounds:details'))} aria-expanded={isOpen} onClick={onFold}>
          <IconChevronDown size={18} className={styles.chevron} />
        </ToolButton>
      )}
      {isFirst ? null : (
        <ToolButton label={named(t('rounds:up'))} onClick={() => onMove(-1)}>
          <IconArrowUp size={18} />
        </ToolButton>
      )}
      {isLast ? null : (
        <ToolButton label={named(t('rounds:down'))} onClick={() => onMove(1)}>
          <IconArrowDown size={18} />
        </ToolButton>
      )}
      {onRemove ? (
        <ToolButton label={named(t('rounds:remove'))} onClick={onRemove}>
          <IconTrash size={18} />
        </ToolButton>
      ) : null}
    </>
  );
}
