import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { LIMITS } from '#domain/questionnaire/limits.ts';

interface TypedAddressProps {
  id?: string;
  label: string;
  description: string;
  /** What is said of one that cannot be read. */
  wrong: string;
  address: string | undefined;
  /** An address as it is kept; nothing where what is typed is none. */
  read: (typed: string) => string | undefined;
  onChange: (address: string) => void;
  /** There may be none: what is emptied is taken away. */
  onEmpty?: () => void;
}

/** What is no address stays typed, marked once it was left, and changes nothing. */
export function TypedAddress({ address, read, wrong, onChange, onEmpty, ...field }: TypedAddressProps) {
  const [written, setWritten] = useState({ typed: address ?? '', address });
  const [left, setLeft] = useState(false);
  // Changed by other means, like undo: show that.
  if (written.address !== address) setWritten({ typed: address ?? '', address });
  const isWrong = written.typed.trim() === '' ? address !== undefined : read(written.typed) === undefined;

  function change(typed: string): void {
    const isTakenAway = onEmpty !== undefined && typed.trim() === '';
    const next = isTakenAway ? undefined : (read(typed) ?? address);
    setWritten({ typed, address: next });
    if (next === address) return;
    if (next === undefined) onEmpty?.();
    else onChange(next);
  }

  return (
    <TextInput
      {...field}
      type="url"
      inputMode="url"
      autoComplete="off"
      maxLength={LIMITS.webAddress}
      value={written.typed}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      error={isWrong && left ? wrong : null}
    />
  );
}
