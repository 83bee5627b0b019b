import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type Steps, UndoRedo } from '../workshop/undo-redo.tsx';
import styles from './settings.module.css';

const NOWHERE: Steps = { canUndo: false, canRedo: false, undo: () => {}, redo: () => {} };

/** Back and forth through the settings; nowhere yet, until they are there. */
export function SettingsSteps({ steps = NOWHERE }: { steps?: Steps }) {
  const t = useText();
  return (
    <div className={styles.steps} role="toolbar" aria-label={t('builder:toolbar')}>
      <UndoRedo {...steps} />
    </div>
  );
}
