import { ColorInput, type ColorInputProps } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { contrast, isColour, READABLE } from '#domain/colour/contrast.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './colour-field.module.css';

interface Ground {
  name: string;
  colour: string;
}

interface ColourFieldProps extends Omit<ColorInputProps, 'value' | 'onChange' | 'format' | 'label'> {
  label: string;
  /** `#rrggbb`, or what is typed on the way there. */
  value: string;
  onChange: (colour: string) => void;
  /** What words in this colour stand on, or what words stand on it, each by its name. */
  against: readonly Ground[];
}

/** A colour of a theme, with how readable it is together with the others: the pair that fails is named. */
export function ColourField({ label, value, onChange, against, ...rest }: ColourFieldProps) {
  return (
    <div>
      <ColorInput
        maw={240}
        withEyeDropper={false}
        popoverProps={{ withinPortal: false }}
        {...rest}
        label={label}
        format="hex"
        value={value}
        onChange={onChange}
      />
      <div role="status">
        {isColour(value) ? (
          <ul className={styles.pairs}>
            {against
              .filter(({ colour }) => isColour(colour))
              .map((ground) => (
                <Pair key={ground.name} colour={value} ground={ground} />
              ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

function Pair({ colour, ground }: { colour: string; ground: Ground }) {
  const t = useText();
  const format = useFormat();
  const ratio = contrast(colour, ground.colour);
  const isReadable = ratio >= READABLE;
  // Rounded down: what is just below is not said to be enough.
  const said = { other: ground.name, ratio: format.number(Math.floor(ratio * 10) / 10, { decimals: 1 }) };
  return (
    <li className={isReadable ? undefined : styles.low}>
      <span className={styles.sample} style={{ color: colour, background: ground.colour }} aria-hidden="true">
        Aa অ
      </span>
      {isReadable ? <IconCheck size={18} aria-hidden="true" /> : <IconAlertTriangle size={18} aria-hidden="true" />}
      <span>{t(isReadable ? 'forms:readable' : 'forms:hardToRead', said)}</span>
    </li>
  );
}
