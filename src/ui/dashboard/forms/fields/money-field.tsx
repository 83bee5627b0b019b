import { TextInput, type TextInputProps } from '@mantine/core';
import type { FocusEvent } from 'react';
import { readMoney, writeMoney } from '#domain/text/money.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';

interface MoneyFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** As it was typed: 100000, 1,00,000 or ১,০০,০০০.৫০. */
  value?: string;
  onChange: (typed: string) => void;
}

/** An amount of taka. Whatever way it is typed, once it is left it stands grouped, in the digits of the page. */
export function MoneyField({ value = '', onChange, onBlur, ...rest }: MoneyFieldProps) {
  const locale = useLocale();

  function leave(event: FocusEvent<HTMLInputElement>): void {
    const poisha = readMoney(value);
    if (poisha !== undefined) onChange(writeMoney(poisha, locale));
    onBlur?.(event);
  }

  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      leftSection="৳"
      maw={240}
      {...rest}
      maxLength={24}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}

/** Whether an amount can be read from what was typed, or nothing was. */
export function isMoney(typed: string): boolean {
  return typed.trim() === '' || readMoney(typed) !== undefined;
}
