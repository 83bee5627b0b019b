import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { KeepButton } from '../../bank/keep-button.tsx';
import { ToolButton } from '../../workshop/tool-button.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { cardId } from '../parts/element-ids.ts';
import { usePartActions } from '../parts/use-part-actions.ts';
import type { Selection } from '../state/selection.ts';
import styles from './canvas.module.css';

interface PartBarProps {
  type: Exclude<Selection['type'], 'closing'>;
  id: string;
  children: ReactNode;
  /** What goes, and how; left out where it cannot. */
  deletion?: { label: string; onDelete: () => void } | undefined;
}

/** Above a selected part: what it is, and what can be done with it. */
export function PartBar({ type, id, children, deletion }: PartBarProps) {
  const t = useText();
  const { isPoll, isQuiz, isAlone } = useBuilderTools();
  const actions = usePartActions();
  const part = { type, id };
  const [up, down] = [`${cardId(id)}-up`, `${cardId(id)}-down`];
  return (
    <div className={styles.bar}>
      <div className={styles.what}>{children}</div>
      {isAlone ? null : (
        <div className={styles.actions}>
          {isPoll ? null : (
            <>
              <ToolButton tip id={up} label={t('builder:moveUp')} onClick={() => actions.step(part, -1, up)}>
                <IconArrowUp size={18} />
              </ToolButton>
              <ToolButton tip id={down} label={t('builder:moveDown')} onClick={() => actions.step(part, 1, down)}>
                <IconArrowDown size={18} />
              </ToolButton>
              {isQuiz && type === 'question' ? <KeepButton id={id} /> : null}
              <ToolButton tip label={t('builder:duplicate')} onClick={() => actions.duplicate(part)}>
                <IconCopy size={18} />
              </ToolButton>
            </>
          )}
          {deletion ? (
            <ToolButton tip label={deletion.label} onClick={deletion.onDelete}>
              <IconTrash size={18} />
            </ToolButton>
          ) : null}
        </div>
      )}
    </div>
  );
}
