import { TextInput, type TextInputProps } from '@mantine/core';
import styles from './settings.module.css';

interface SmallNumberFieldProps extends Omit<TextInputProps, 'classNames' | 'inputMode' | 'autoComplete'> {
  /** What is counted, at the field's end. */
  unit?: string;
}

/** A whole number of few digits, in either digit set. */
export function SmallNumberField({ unit, ...props }: SmallNumberFieldProps) {
  const measured = unit
    ? { rightSection: unit, rightSectionWidth: 72, rightSectionPointerEvents: 'none' as const }
    : {};
  return (
    <TextInput
      {...props}
      {...measured}
      classNames={{ wrapper: styles.few, section: styles.unit ?? '' }}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
