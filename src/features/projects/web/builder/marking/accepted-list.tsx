import { Stack, Switch } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../../workshop/tool-button.tsx';
import { PartButton } from '../controls/part-button.tsx';
import { NumberField } from '../kinds/number-field.tsx';
import styles from './marking.module.css';

interface AcceptedListProps<A> {
  accepted: readonly A[];
  blank: A;
  onChange: (accepted: A[], topic?: string) => void;
  /** What is accepted itself, with its number among several. */
  children: (one: A, number: number | undefined, change: (change: Partial<A>) => void) => ReactNode;
}

/** What is accepted, one after the other, where some earns less with what each earns. There is always one to write. */
export function AcceptedList<A extends { share?: number | undefined }>(props: AcceptedListProps<A>) {
  const t = useText();
  const { accepted, blank, onChange, children } = props;
  const shown = accepted.length > 0 ? accepted : [blank];
  const [asksShares, setAsksShares] = useState(false);
  const isWeighed = asksShares || shown.some(({ share = 100 }) => share !== 100);

  function weigh(on: boolean): void {
    setAsksShares(on);
    if (!on && isWeighed) onChange(shown.map((one) => ({ ...one, share: undefined }) as A));
  }

  return (
    <div className={styles.several}>
      <Stack gap="sm">
        {shown.map((one, index) => {
          const change = (changed: Partial<A>) => onChange(shown.with(index, { ...one, ...changed }) as A[]);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no ids, and keep their places.
            <div key={index} className={styles.accepted}>
              {children(one, shown.length > 1 ? index + 1 : undefined, change)}
              {isWeighed ? (
                <NumberField
                  label={t('quiz:acceptedShare')}
                  value={one.share ?? 100}
                  min={-100}
                  max={100}
                  decimals={2}
                  onChange={(share) => change({ share } as Partial<A>)}
                />
              ) : null}
              {shown.length > 1 ? (
                <ToolButton
                  label={t('quiz:removeAccepted', { number: index + 1 })}
                  onClick={() => onChange(shown.toSpliced(index, 1) as A[])}
                >
                  <IconX size={16} />
                </ToolButton>
              ) : null}
            </div>
          );
        })}
      </Stack>
      {shown.length < LIMITS.accepted ? (
        <PartButton
          icon={<IconPlus size={18} aria-hidden="true" />}
          label={t('quiz:addAccepted')}
          onClick={() => onChange([...shown, blank])}
        />
      ) : null}
      {shown.length > 1 || isWeighed ? (
        <Switch
          label={t('quiz:someEarnLess')}
          checked={isWeighed}
          onChange={({ currentTarget }) => weigh(currentTarget.checked)}
        />
      ) : null}
    </div>
  );
}
