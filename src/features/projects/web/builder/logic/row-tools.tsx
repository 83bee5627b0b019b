import { IconArrowDown, IconArrowUp, IconCopy, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../../workshop/tool-button.tsx';
import styles from './logic.module.css';

interface RowToolsProps {
  id: string;
  /** What it is called: “Condition 2”. */
  what: string;
  index: number;
  count: number;
  /** `focus` names the button that keeps the focus. */
  onMove: (index: number, to: number, focus: string) => void;
  onRemove: () => void;
  /** Where there is room for another. */
  onDuplicate?: (() => void) | undefined;
  /** Stands before them: what joins it to the one above; without it, what it is called. */
  lead?: ReactNode;
}

/** Over a row of conditions or jumps: what it is called, moving, doubling and removing it. */
export function RowTools({ id, what, index, count, onMove, onRemove, onDuplicate, lead }: RowToolsProps) {
  const t = useText();
  const prefix = id.slice(0, id.lastIndexOf('-'));
  return (
    <div className={styles.tools}>
      <div className={styles.lead}>
        {lead ?? (
          <span className={styles.hint} aria-hidden="true">
            {what}
          </span>
        )}
      </div>
      <ToolButton
        size={28}
        id={`${id}-up`}
        label={t('logic:moveUp', { what })}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1, `${prefix}-${index - 1}-up`)}
      >
        <IconArrowUp size={16} />
      </ToolButton>
      <ToolButton
        size={28}
        id={`${id}-down`}
        label={t('logic:moveDown', { what })}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1, `${prefix}-${index + 1}-down`)}
      >
        <IconArrowDown size={16} />
      </ToolButton>
      {onDuplicate ? (
        <ToolButton size={28} label={t('logic:duplicate', { what })} onClick={onDuplicate}>
          <IconCopy size={16} />
        </ToolButton>
      ) : null}
      <ToolButton size={28} label={t('logic:remove', { what })} onClick={onRemove}>
        <IconX size={16} />
      </ToolButton>
    </div>
  );
}
