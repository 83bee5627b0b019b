import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './field.module.css';
import { controlProps, type FieldProps } from './field-control.ts';
import { FieldFrame } from './field-frame.tsx';

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps> {
  options: { value: string; label: ReactNode; lang?: string; disabled?: boolean }[];
  /** Text of the first, empty choice; false where there is none. */
  placeholder?: string | false;
}

/** One of a list, in the device's own list. */
export function SelectField({ name, label, hint, error, required, options, placeholder, ...rest }: SelectFieldProps) {
  const t = useText();
  const field = { name, label, hint, error, required };
  return (
    <FieldFrame {...field}>
      <select className={styles.control} {...controlProps(field)} {...rest}>
        {placeholder === false ? null : <option value="">{placeholder ?? t('common:chooseOption')}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
