import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '../plain/visually-hidden.tsx';
import { Figure } from './figure.tsx';
import styles from './figures.module.css';

interface Listed {
  label: string;
  /** Undefined while it is on its way. */
  value: string | undefined;
  /** What the figure means, in a few words. */
  note?: ReactNode;
}

/** The numbers a screen begins with. */
export function Figures({ label, figures }: { label: string; figures: Listed[] }) {
  const t = useText();
  const waiting = figures.some(({ value }) => value === undefined);
  return (
    <section aria-label={label} aria-busy={waiting}>
      {waiting ? <VisuallyHidden>{t('common:loading')}</VisuallyHidden> : null}
      <dl className={styles.figures}>
        {figures.map(({ label: name, value, note }) => (
          <Figure
            key={name}
            label={name}
            value={value ?? <Skeleton height={28} width={72} my={4} />}
            note={value === undefined ? null : note}
          />
        ))}
      </dl>
    </section>
  );
}
