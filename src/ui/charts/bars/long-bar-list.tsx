import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { DrawingProps } from '../drawing-props.ts';
import { BarList } from './bar-list.tsx';
import styles from './long-bar-list.module.css';
import { mostChosen } from './most-chosen.ts';

const AT_FIRST = 12;
/** So few more are shown at once: a button for them would be longer than they are. */
const SPARE = 3;

/** Bars of a list of any length: of a long one the most chosen, all of them when asked for. */
export function LongBarList(props: DrawingProps) {
  const t = useText();
  const [all, setAll] = useState(false);
  const { shares } = props;
  if (shares.length <= AT_FIRST + SPARE) return <BarList {...props} />;
  return (
    <>
      <BarList {...props} kept={all ? undefined : mostChosen(shares, AT_FIRST)} />
      <Button
        variant="default"
        mt="sm"
        className={styles.more}
        classNames={{ label: styles.label }}
        data-print="none"
        aria-expanded={all}
        onClick={() => setAll(!all)}
      >
        {all
          ? t('common:chartMostChosen', { count: AT_FIRST })
          : t('common:chartShowAll', { count: shares.length, shown: AT_FIRST })}
      </Button>
    </>
  );
}
