import '@mantine/spotlight/styles.css';
import { useHotkeys } from '@mantine/hooks';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useFocusBack } from '#ui/dashboard/focus/use-focus-back.ts';
import { holdTyping } from '#ui/dashboard/hold-typing.ts';
import type { Workshop } from '../../workshop/workshop-context.ts';
import type { Panes } from '../state/use-panes.ts';
import styles from './command-palette.module.css';
import { usePaletteActions } from './use-palette-actions.tsx';

const [store, palette] = createSpotlight();
export function openPalette(): void {
  holdTyping();
  palette.open();
}

/** Everything there is to do, and as many questions as anyone reads through. */
const LIMIT = 60;
const GROUPS = { actionsGroup: styles.group };
const AT_ONCE = { duration: 0 };
const SCROLLED_BY_KEY = { viewportProps: { tabIndex: 0 } };

interface CommandPaletteProps {
  workshop: Workshop;
  panes: Panes;
  onShortcuts: () => void;
}

/** Every kind of question, every question and everything else to do, found by a word: Ctrl+K, type, Enter. */
export function CommandPalette({ workshop, panes, onShortcuts }: CommandPaletteProps) {
  const t = useText();
  const [opened, setOpened] = useState(false);
  const actions = usePaletteActions(opened, workshop, panes, onShortcuts);
  useFocusBack(opened);
  // From within the texts too.
  useHotkeys([['mod+K', openPalette]], []);
  return (
    <Spotlight
      store={store}
      shortcut={null}
      actions={actions}
      classNames={GROUPS}
      limit={LIMIT}
      scrollable
      maxHeight={440}
      scrollAreaProps={SCROLLED_BY_KEY}
      returnFocus={false}
      transitionProps={AT_ONCE}
      onSpotlightOpen={() => setOpened(true)}
      onSpotlightClose={() => setOpened(false)}
      nothingFound={t('common:nothingFound')}
      searchProps={{
        'aria-label': t('builder:palette'),
        placeholder: t('builder:palette'),
        leftSection: <IconSearch size={20} aria-hidden="true" />,
      }}
    />
  );
}
