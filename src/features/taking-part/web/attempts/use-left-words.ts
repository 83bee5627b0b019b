import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Welcome } from '../welcome/welcome.ts';

type Left = Pick<NonNullable<Welcome['ownAttempts']>, 'left' | 'from'>;

/** What is left of attempts, in words: how many, and when the next may begin where that is not now. */
export function useLeftWords(): (left: Left) => string | undefined {
  const t = useText();
  const format = useFormat();
  return ({ left, from }) => {
    if (left === 0) return t('takingPart:attemptsNone');
    const time = from && format.dateTime(from);
    if (left === null) return time ? t('takingPart:nextAttempt', { time }) : undefined;
    return time
      ? t('takingPart:attemptsLeftFrom', { count: left, time })
      : t('takingPart:attemptsLeft', { count: left });
  };
}
