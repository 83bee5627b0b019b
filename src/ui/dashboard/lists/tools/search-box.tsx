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
  /** It takes the focus where a dialog opens. */
  isFirst?: boolean;
  value: string;
  onChange: (typed: string) => void;
}

/** Where one types what to look for, with the way to take it back. */
export function SearchBox({ label, placeholder = label, className, isFirst, value, onChange }: SearchBoxProps) {
  const t = useText();
  return (
    <TextInput
      type="search"
      className={className}
      data-print="none"
      data-autofocus={isFirst || undefined}
      aria-label={label}
      maxLength={LONGEST_SEARCH}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={value ? <CloseButton aria-label={t('common:clear')} onClick={() => onChange('')} /> : null}
    />
  );
}
