import { CloseButton, TextInput } from '@mantine/core';
import { LONGEST_SEARCH } from '#kit/contract/listing.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';

/** So long a pause in typing is a question. */
export const SEARCH_PAUSE_MS = 300;

interface SearchBoxProps {
  label: string;
  /** Where the box itself says less than its label. */
  placeholder?: string;
  className?: string;
  value: string;
  onChange: (typed: string) => void;
}

/** Where one types what to look for, with the way to take it back. */
export function SearchBox({ label, placeholder = label, className, value, onChange }: SearchBoxProps) {
  const t = useText();
  return (
    <TextInput
      type="search"
      className={className}
      data-print="none"
      aria-label={label}
      maxLength={LONGEST_SEARCH}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={value ? <CloseButton aria-label={t('common:clear')} onClick={() => onChange('')} /> : null}
    />
  );
}
