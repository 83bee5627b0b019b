import { Button, type ButtonProps, Group, Popover } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { type ComponentPropsWithRef, Fragment, type ReactNode, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Drawer } from '#ui/dashboard/dialogs/drawer.tsx';
import { useIsPhone } from '#ui/dashboard/use-is-phone.ts';
import styles from './filter-panel.module.css';

/** What opens the filters. */
function FilterButton(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  const t = useText();
  return (
    <Button {...props} variant="default" leftSection={<IconFilter size={18} aria-hidden="true" />}>
      {t('reports:filter')}
    </Button>
  );
}

interface FilterPanelProps {
  onClear: () => void;
  /** What closes it. */
  show: string;
  children: ReactNode;
}

/** The filters behind their button. On a phone they come from below, within reach of a thumb. */
export function FilterPanel({ onClear, show, children }: FilterPanelProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState(false);
  /** What was typed goes with what is cleared. */
  const [cleared, setCleared] = useState(0);
  const close = () => setOpened(false);

  function clear(): void {
    onClear();
    setCleared(cleared + 1);
  }

  const inside = (
    <>
      <Fragment key={cleared}>{children}</Fragment>
      <Group className={styles.decided} gap="sm" wrap="nowrap">
        <Button variant="default" onClick={clear}>
          {t('common:clearFilters')}
        </Button>
        <Button onClick={close}>{show}</Button>
      </Group>
    </>
  );

  if (isPhone) {
    return (
      <>
        <FilterButton aria-haspopup="dialog" onClick={() => setOpened(true)} />
        <Drawer
          opened={opened}
          onClose={close}
          position="bottom"
          size="auto"
          title={t('reports:filter')}
          classNames={{ content: styles.sheet }}
        >
          {inside}
        </Drawer>
      </>
    );
  }
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width={360}
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <FilterButton onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown>{inside}</Popover.Dropdown>
    </Popover>
  );
}
