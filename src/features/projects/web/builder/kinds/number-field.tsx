import { TextInput } from '@mantine/core';
import { useContext, useState } from 'react';
import { parseNumber } from '#domain/text/digits.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LedToContext } from '../builder-context.ts';
import styles from './number-field.module.css';

interface NumberFieldProps {
  label: string;
  /** Of one that somebody may be led to. */
  id?: string;
  /** Within a sentence, which tells what it is to those who see it. */
  bare?: boolean;
  description?: string;
  value: number | undefined;
  min: number;
  max: number;
  /** Digits allowed after the point. */
  decimals?: number;
  /** Whether it may be empty. */
  optional?: boolean;
  onChange: (value: number | undefined) => void;
}

/** A number typed in either digit set; what is not one stays typed, marked, and changes nothing. */
export function NumberField(props: NumberFieldProps) {
  const { label, id, bare, description, value, min, max, decimals = 0, optional, onChange } = props;
  const isLedTo = useContext(LedToContext) === id && id !== undefined;
  const t = useText();
  const format = useFormat();
  const shown = value === undefined ? '' : format.digits(value);
  const [field, setField] = useState({ typed: shown, value });
  const [left, setLeft] = useState(false);

  // Changed by other means, like undo: show that.
  if (field.value !== value) setField({ typed: shown, value });

  function isTaken(number: number | undefined): boolean {
    if (number === undefined) return false;
    const unit = 10 ** decimals;
    return number >= min && number <= max && Math.round(number * unit) / unit === number;
  }

  function change(typed: string): void {
    const isEmpty = typed.trim() === '';
    const next = isEmpty ? undefined : parseNumber(typed);
    const taken = isEmpty ? Boolean(optional) : isTaken(next);
    setField({ typed, value: taken ? next : value });
    if (taken && next !== value) onChange(next);
  }

  const typedNumber = parseNumber(field.typed);
  const isWrong = field.typed.trim() === '' ? !optional : !isTaken(typedNumber);
  return (
    <TextInput
      {...(id && { id })}
      data-autofocus={isLedTo || undefined}
      {...(bare ? { 'aria-label': label } : { label })}
      description={description}
      classNames={bare ? undefined : { wrapper: styles.few }}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={field.typed}
      onChange={(event) => change(event.currentTarget.value)}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      error={isWrong && left ? t(decimals > 0 ? 'builder:notANumber' : 'builder:numberBetween', { min, max }) : null}
    />
  );
}
