import { useHotkeys, useOs } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ComponentType, Suspense, useState } from 'react';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import { holdTyping } from '#ui/dashboard/hold-typing.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './command-palette.module.css';

export interface PaletteProps {
  user: SessionUser;
  /** Grows each time somebody asks for it. */
  asked: number;
}

interface CommandPaletteProps {
  /** Fetched when it is asked for the first time. */
  palette: ComponentType<PaletteProps>;
  user: SessionUser;
  label: string;
}

/** A palette for everything that has an address: by its button in the top bar, and by Ctrl K or ⌘K. */
export function CommandPalette({ palette: Palette, user, label }: CommandPaletteProps) {
  const isApple = ['macos', 'ios'].includes(useOs());
  const isHydrated = useHydrated();
  const [asked, setAsked] = useState(0);
  function ask(): void {
    holdTyping();
    setAsked(asked + 1);
  }
  useHotkeys([['mod+K', ask]], []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        aria-label={label}
        title={label}
        disabled={!isHydrated}
        onClick={ask}
      >
        <IconSearch size={20} aria-hidden="true" />
        <span className={styles.words}>{label}</span>
        <kbd className={styles.keys}>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {asked === 0 ? null : (
        <Suspense fallback={null}>
          <Palette user={user} asked={asked} />
        </Suspense>
      )}
    </>
  );
}
