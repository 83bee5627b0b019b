import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../workshop/tool-button.tsx';

interface RoundToolsProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  /** Left out where it is the only one. */
  onRemove?: () => void;
}

/** What can be done with a round among others. */
export function RoundTools({ title, isFirst, isLast, onMove, onRemove }: RoundToolsProps) {
  const t = useText();
  if (!onRemove) return null;
  const named = (words: string) => `${words}: ${title}`;
  return (
    <>
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
      <ToolButton label={named(t('rounds:remove'))} onClick={onRemove}>
        <IconTrash size={18} />
      </ToolButton>
    </>
  );
}
