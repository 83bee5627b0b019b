import type { DetailField } from '#features/projects/contract/settings.ts';
import { askedDetails, detailRule } from '#features/projects/policy.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { classNames } from '#ui/class-names.ts';
import { TextAreaField } from '#ui/plain/fields/text-area-field.tsx';
import { TextField } from '#ui/plain/fields/text-field.tsx';
import type { Respondent } from '../open-respondent.ts';
import styles from '../taking-part.module.css';

export type Details = Partial<Record<DetailField, string>>;

export function detailName(field: DetailField): string {
  return `details.${field}`;
}

const LOOKS = {
  name: { autoComplete: 'name' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const;

interface DetailsFormProps {
  respondent: Respondent;
  details: Details;
  errors: Record<string, string>;
  /** Something else stands above it. */
  titled: boolean;
}

/** What an identified respondent says of themself, as far as the project asks. */
export function DetailsForm({ respondent, details, errors, titled }: DetailsFormProps) {
  const t = useText();
  const asked = askedDetails(respondent.project);
  if (asked.length === 0) return null;
  const common = (field: DetailField) => ({
    name: detailName(field),
    label: t(`takingPart:detail.${field}`),
    error: errors[detailName(field)],
    missing: t(`takingPart:detailMissing.${field}`),
    defaultValue: details[field],
  });
  return (
    <section className={classNames(styles.section, styles.aboutYou)}>
      {titled ? <h2>{t('takingPart:aboutYou')}</h2> : null}
      {asked.map((field) => {
        const required = detailRule(respondent.project, field) === 'required';
        return field === 'address' ? (
          <TextAreaField key={field} {...common(field)} required={required} rows={3} autoComplete="street-address" />
        ) : (
          <TextField key={field} {...common(field)} {...LOOKS[field]} required={required} />
        );
      })}
    </section>
  );
}
