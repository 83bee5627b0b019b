import type { DetailField } from '#features/projects/contract.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { classNames } from '#ui/class-names.ts';
import { TextAreaField } from '#ui/plain/fields/text-area-field.tsx';
import { TextField } from '#ui/plain/fields/text-field.tsx';
import { askedDetails, detailRule } from '../../policy.ts';
import type { Run } from '../open-run.ts';
import styles from '../taking-part.module.css';
import { type Details, detailName } from './finish-run.ts';

const LOOKS = {
  name: { autoComplete: 'name' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const;

interface DetailsFormProps {
  run: Run;
  details: Details;
  errors: Record<string, string>;
}

/** What an identified respondent says of themself, as far as the project asks. */
export function DetailsForm({ run, details, errors }: DetailsFormProps) {
  const t = useText();
  const asked = askedDetails(run.project);
  if (asked.length === 0) return null;
  const common = (field: DetailField) => ({
    name: detailName(field),
    label: t(`responding:detail.${field}`),
    error: errors[detailName(field)],
    defaultValue: details[field],
  });
  return (
    <section className={classNames(styles.section, styles.aboutYou)}>
      <h2>{t('responding:aboutYou')}</h2>
      {asked.map((field) => {
        const required = detailRule(run.project, field) === 'required';
        return field === 'address' ? (
          <TextAreaField key={field} {...common(field)} required={required} rows={3} autoComplete="street-address" />
        ) : (
          <TextField key={field} {...common(field)} {...LOOKS[field]} required={required} />
        );
      })}
    </section>
  );
}
