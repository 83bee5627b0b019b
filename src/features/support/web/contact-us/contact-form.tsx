import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { RefusedForm } from '#kit/web/page/refused-form.ts';
import { PostedForm } from '#ui/plain/fields/posted-form.tsx';
import { SubmitButton } from '#ui/plain/fields/submit-button.tsx';
import { TextAreaField } from '#ui/plain/fields/text-area-field.tsx';
import { TextField } from '#ui/plain/fields/text-field.tsx';
import styles from './contact-us.module.css';

interface ContactFormProps {
  /** When it was begun, as the server signed it. */
  form: string;
  /** What is known of whoever is signed in. */
  known: { name: string; email: string };
  refused: RefusedForm | undefined;
}

/** What a visitor writes to us. */
export function ContactForm({ form, known, refused }: ContactFormProps) {
  const t = useText();
  const errors = refused?.fields ?? {};
  const typed: Record<string, string> = refused?.typed ?? known;
  const field = (name: string) => ({ name, error: errors[name], defaultValue: typed[name] });
  const needed = (name: 'name' | 'email' | 'subject' | 'message') => ({
    ...field(name),
    missing: t(`contactUs:missing.${name}`),
    required: true,
  });
  return (
    <PostedForm refused={refused && { ...refused, message: refused.message ?? errors.form }}>
      <input type="hidden" name="form" value={refused?.typed.form ?? form} />
      <div className={styles.pair}>
        <TextField {...needed('name')} label={t('contactUs:name')} autoComplete="name" maxLength={100} />
        <TextField
          {...needed('email')}
          label={t('contactUs:email')}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      </div>
      <TextField
        {...field('phone')}
        label={t('contactUs:phone')}
        hint={t('contactUs:phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={40}
      />
      <TextField {...needed('subject')} label={t('contactUs:subject')} maxLength={150} />
      <TextAreaField {...needed('message')} label={t('contactUs:message')} rows={7} maxLength={5_000} />
      <Trap error={errors.website} typed={refused?.typed.website} />
      <SubmitButton>{t('contactUs:send')}</SubmitButton>
    </PostedForm>
  );
}

/** Machines fill in every field. A person sees it only where their browser filled it in for them, to empty it. */
function Trap({ error, typed }: { error: string | undefined; typed: string | undefined }) {
  const t = useText();
  const field = { name: 'website', label: t('contactUs:website'), defaultValue: typed, autoComplete: 'off' };
  if (error) return <TextField {...field} error={error} />;
  return (
    <div className={styles.trap} aria-hidden="true">
      <TextField {...field} tabIndex={-1} />
    </div>
  );
}
