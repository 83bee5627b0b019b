import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { DateField } from '#ui/dashboard/forms/date-field.tsx';
import { FieldPair } from '#ui/dashboard/forms/field-pair.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { PasswordInput } from '#ui/dashboard/forms/password-input.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { Sample } from './sample.tsx';

const schema = z.strictObject({
  firstName: z.string().trim().min(1, 'required').max(100),
  lastName: z.string().trim().max(100),
  email: z.email(),
  password: z.string().min(8, 'passwordShort').max(200),
  dateOfBirth: z.string(),
});

const EMPTY = { firstName: '', lastName: '', email: '', password: '', dateOfBirth: '' };

export function FormSamples() {
  const t = useText();
  const { form, field, submit } = useSchemaForm({ schema, initialValues: EMPTY, bodyOf: (values) => values });
  return (
    <Sample title="A form: press Save to see what is wrong, beside each field">
      <FormShell
        onSubmit={submit(() => showToast('success', t('account:profileSaved')))}
        dirty={form.isDirty()}
        saving={false}
        onDiscard={form.reset}
      >
        <FormSection title={t('account:nameSection')}>
          <FieldPair>
            <TextInput {...field('firstName', t('identity:firstName'))} />
            <TextInput {...field('lastName', t('identity:lastName'))} />
          </FieldPair>
          <TextInput {...field('email', t('account:email'))} />
          <PasswordInput description={t('account:newPasswordHint')} {...field('password', t('identity:newPassword'))} />
          <DateField maw={240} {...field('dateOfBirth', t('account:dateOfBirth'))} />
        </FormSection>
      </FormShell>
    </Sample>
  );
}
