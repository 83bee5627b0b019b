import { Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import type { Closing } from '#domain/questionnaire/closings/closing-schema.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from '../canvas/canvas.module.css';
import { ClosingCard } from './closing-card.tsx';
import { useClosingActions } from './use-closing-actions.ts';

interface CanvasClosingsProps {
  closings: readonly Closing[];
  selectedId: string | undefined;
  locale: Locale;
}

/** After the last section: the closings that jumps may lead to. */
export function CanvasClosings({ closings, selectedId, locale }: CanvasClosingsProps) {
  const t = useText();
  if (closings.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t('builder:closings')}>
      {closings.map((closing, index) => (
        <ClosingCard
          key={closing.id}
          closing={closing}
          number={index + 1}
          selected={closing.id === selectedId}
          locale={locale}
        />
      ))}
    </section>
  );
}

export function AddClosing({ count }: { count: number }) {
  const t = useText();
  const { add } = useClosingActions();
  if (count >= LIMITS.closings) return null;
  return (
    <Button variant="default" leftSection={<IconFlag size={18} aria-hidden="true" />} onClick={add}>
      {t('builder:addClosing')}
    </Button>
  );
}
