import { Kbd } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { Keys } from '../controls/keys.tsx';
import styles from './shortcut-sheet.module.css';

/** Every key that the builder knows. */
export function ShortcutSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('builder:shortcuts')}>
      <div className={styles.sheet}>
        <section>
          <h3>{t('builder:shortcutsAnywhere')}</h3>
          <dl>
            <div>
              <dt>{t('builder:palette')}</dt>
              <dd>
                <Keys withKey="K" />
              </dd>
            </div>
            <div>
              <dt>{t('builder:nextQuestion')}</dt>
              <dd>
                <Keys withKey="Enter" />
              </dd>
            </div>
            <div>
              <dt>{t('builder:undo')}</dt>
              <dd>
                <Keys withKey="Z" />
              </dd>
            </div>
            <div>
              <dt>{t('builder:redo')}</dt>
              <dd>
                <Keys withKey="Shift + Z" /> <Keys withKey="Y" />
              </dd>
            </div>
            <div>
              <dt>{t('builder:panes')}</dt>
              <dd>
                <Keys withKey="\" />
              </dd>
            </div>
            <Plain words={t('builder:shortcuts')} keys={['?']} />
          </dl>
        </section>
        <section>
          <h3>{t('logic:options')}</h3>
          <dl>
            <Plain words={t('builder:shortcutNextOption')} keys={['Enter']} />
            <Plain words={t('builder:shortcutRemoveOption')} keys={['Backspace']} />
            <Plain words={t('builder:shortcutMove')} keys={['Alt + ↑', 'Alt + ↓']} />
          </dl>
        </section>
        <section>
          <h3>{t('builder:outline')}</h3>
          <dl>
            <Plain words={t('builder:shortcutRows')} keys={['↑', '↓', 'Home', 'End']} />
            <Plain words={t('builder:shortcutPickUp')} keys={['Space', '↑', '↓']} />
          </dl>
        </section>
      </div>
    </Dialog>
  );
}

function Plain({ words, keys }: { words: string; keys: readonly string[] }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </dd>
    </div>
  );
}
