import { Radio, Stack, TextInput } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { type Fact, FactList } from '#ui/dashboard/fact-list.tsx';
import { DateField } from '#ui/dashboard/forms/date-field.tsx';
import { isDay, writeDay } from '#ui/dashboard/forms/date-text.ts';
import { FieldPair } from '#ui/dashboard/forms/field-pair.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { GENDERS, type SessionUser, updateMe } from '../../contract/profile.ts';
import { type ProfileValues, profileOf, valuesOf } from './profile-values.ts';

const EXAMPLE_DAY = '1990-04-17';

/** The own profile. What it changes shows at once in the top bar. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const t = useText();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const save = useCallMutation(updateMe);
  const { form, field, submit, onError } = useSchemaForm({
    schema: updateMe.body,
    initialValues: valuesOf(user, locale),
    bodyOf: profileOf,
    check: ({ dateOfBirth }) => ({ dateOfBirth: isDay(dateOfBirth) ? undefined : t('api:date') }),
  });

  function send(values: ProfileValues) {
    save.mutate(
      { body: profileOf(values) },
      {
        onSuccess(saved) {
          const written = valuesOf(saved, locale);
          form.setInitialValues(written);
          form.setValues(written);
          showToast('success', t('account:profileSaved'));
          void revalidate();
        },
        onError,
      },
    );
  }

  return (
    <FormShell
      onSubmit={submit(send)}
      dirty={form.isDirty()}
      saving={save.isPending}
      error={save.error}
      onDiscard={form.reset}
    >
      <FormSection title={t('account:nameSection')}>
        <FieldPair>
          <TextInput autoComplete="given-name" {...field('firstName', t('identity:firstName'))} />
          <TextInput autoComplete="family-name" {...field('lastName', t('identity:lastName'))} />
        </FieldPair>
        <SignInDetails email={user.email} phone={user.phone} />
      </FormSection>
      <FormSection title={t('account:aboutSection')}>
        <TextInput autoComplete="organization" {...field('organization', t('account:organization'))} />
        <TextInput autoComplete="organization-title" {...field('occupation', t('account:occupation'))} />
        <DateField
          description={t('account:dateOfBirthHint', { example: writeDay(EXAMPLE_DAY, locale) })}
          maw={240}
          autoComplete="bday"
          {...field('dateOfBirth', t('account:dateOfBirth'))}
        />
        <Radio.Group {...field('gender', t('account:gender'))}>
          <Stack gap="xs" mt="xs">
            {([...GENDERS, 'none'] as const).map((gender) => (
              <Radio key={gender} value={gender} label={t(`account:genderOf.${gender}`)} />
            ))}
          </Stack>
        </Radio.Group>
      </FormSection>
    </FormShell>
  );
}

/** The address and number one signs in with. They are verified, so they do not change with the profile. */
function SignInDetails({ email, phone }: { email: string | null; phone: string | null }) {
  const t = useText();
  const format = useFormat();
  const facts: Fact[] = [];
  if (email) facts.push([t('account:email'), email]);
  if (phone) facts.push([t('account:phone'), format.mobile(phone)]);
  return <FactList facts={facts} />;
}
