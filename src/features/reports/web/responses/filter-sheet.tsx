import { Button, type ButtonProps } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Drawer } from '#ui/dashboard/dialogs/drawer.tsx';
import styles from './responses.module.css';

/** What opens the filters. */
export function FilterButton(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  const t = useText();
  return (
    <Button {...props} variant="default" leftSection={<IconFilter size={18} aria-hidden="true" />}>
      {t('reports:filter')}
    </Button>
  );
}

/** On a phone they come from below, within reach of a thumb. */
export function FilterSheet({ children }: { children: ReactNode }) {
  const t = useText();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <FilterButton aria-haspopup="dialog" onClick={() => setOpened(true)} />
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        position="bottom"
        size="auto"
        title={t('reports:filter')}
        classNames={{ content: styles.sheet }}
      >
        {children}
        <Button fullWidth mt="lg" onClick={() => setOpened(false)}>
          {t('reports:showFiltered')}
        </Button>
      </Drawer>
    </>
  );
}
