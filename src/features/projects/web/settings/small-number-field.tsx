import { TextInput, type TextInputProps } from '@mantine/core';
import styles from './settings.module.css';

/** A whole number of few digits, in either digit set. */
export function SmallNumberField(props: Omit<TextInputProps, 'classNames' | 'inputMode' | 'autoComplete'>) {
  return <TextInput {...props} classNames={{ wrapper: styles.few }} inputMode="numeric" autoComplete="off" />;
}
