import type { ComponentProps } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { NumberField } from '#ui/dashboard/forms/fields/number-field.tsx';
import styles from './hand-marks.module.css';

/** Beyond so many points typing is quicker than looking for the right one. */
const MOST_TO_PICK = 10;

interface PointsFieldProps extends ComponentProps<typeof NumberField> {
  /** What can be earned. */
  most: number;
  onPick: (points: number) => void;
}

/** Points are typed, parts of one as well; few may be picked. */
export function PointsField({ most, onPick, ...field }: PointsFieldProps) {
  const t = useText();
  const format = useFormat();
  const whole = Array.from({ length: Math.floor(most) + 1 }, (_, points) => points);
  const few = Number.isInteger(most) ? whole : [...whole, most];
  return (
    <NumberField
      {...field}
      isWide
      inputMode="decimal"
      inputContainer={(input) => (
        <div className={styles.points}>
          {input}
          {most > MOST_TO_PICK ? null : (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand within the field that it is of.
            <div role="group" className={styles.few} aria-label={t('reports:pickMarks')}>
              {few.map((points) => (
                <button key={points} type="button" aria-pressed={field.value === points} onClick={() => onPick(points)}>
                  {format.number(points)}
                </button>
              ))}
            </div>
          )}
        </div>
      )}
    />
  );
}
