import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { parseNumber } from '#domain/text/digits.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** A number, or what was typed where that is none: the form's schema refuses it. */
  value?: number | string;
  onChange: (value: number | string) => void;
  /** More than the field stands in its row. */
  isWide?: boolean;
}

/** As wide as numbers are; what is said of it has the room of its form. */
const NARROW = { wrapper: { maxWidth: 240 } };

/** A number in the digits of the page, grouped once it is left; it may be typed in either digits. */
export function NumberField({ value = '', onChange, onBlur, isWide = false, ...rest }: NumberFieldProps) {
  const format = useFormat();
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      styles={isWide ? undefined : NARROW}
      {...rest}
      maxLength={24}
      value={typed ?? (typeof value === 'number' ? format.given(value) : value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(parseNumber(currentTarget.value) ?? currentTarget.value);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
