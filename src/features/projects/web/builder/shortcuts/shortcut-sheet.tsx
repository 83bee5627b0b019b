import { Kbd } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { KeysRow } from '../controls/keys.tsx';
import styles from './shortcut-sheet.module.css';

/** Every key that the builder knows. */
export function ShortcutSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText();
  const { isPoll } = useBuilderTools();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('builder:shortcuts')}>
      <div className={styles.sheet}>
        <section>
          <h3>{t('builder:shortcutsAnywhere')}</h3>
          <dl>
            <KeysRow words={t('builder:palette')} withKey="K" />
            {isPoll ? null : <KeysRow words={t('builder:nextQuestion')} withKey="Enter" />}
            <KeysRow words={t('builder:undo')} withKey="Z" />
            <KeysRow words={t('builder:redo')} withKey="Shift + Z" or="Y" />
            <KeysRow words={t('builder:panes')} withKey="\" />
            <KeysRow words={t('builder:shortcuts')} withKey="/" />
            <Plain words={t('builder:shortcutClose')} keys={['Esc']} />
          </dl>
        </section>
        <section>
          <h3>{t('builder:shortcutsInText')}</h3>
          <dl>
            <KeysRow words={t('builder:markBold')} withKey="B" />
            <KeysRow words={t('builder:markItalic')} withKey="I" />
            <KeysRow words={t('builder:markLink')} withKey="K" />
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
            {isPoll ? null : (
              <>
                <Plain words={t('builder:several.shortcutRange')} keys={['Shift + ↑', 'Shift + ↓']} />
                <KeysRow words={t('builder:several.shortcutAll')} withKey="A" />
              </>
            )}
            <Plain words={t('builder:shortcutPickUp')} keys={['Space', '↑', '↓']} />
          </dl>
        </section>
        <section>
          <h3>{t('projects:flow')}</h3>
          <dl>
            <Plain words={t('builder:shortcutAlongLines')} keys={['↑', '↓', '←', '→']} />
            <Plain words={t('builder:shortcutBranches')} keys={['Enter']} />
            <Plain words={t('builder:shortcutInBuild')} keys={['O', 'C', 'J']} />
          </dl>
        </section>
        <section>
          <h3>{t('projects:translations')}</h3>
          <dl>
            <Plain words={t('builder:shortcutNextText')} keys={['Enter']} />
            <Plain words={t('builder:shortcutTextBefore')} keys={['Shift + Enter']} />
            <KeysRow words={t('builder:shortcutNextMissing')} withKey="Enter" />
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
