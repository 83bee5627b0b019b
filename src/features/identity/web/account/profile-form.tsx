import { Radio, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRevalidator } from 'react-router';
import { formErrorsOf } from '#kit/web/calls/form-errors.ts';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { type Fact, FactList } from '#ui/dashboard/fact-list.tsx';
import { focusFirstError, showFieldErrors } from '#ui/dashboard/forms/focus-first-error.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { GENDERS, type SessionUser, updateMe } from '../../contract/profile.ts';
import { LONGEST } from '../../lengths.ts';
import { isDay, type ProfileValues, profileOf, valuesOf, writeDay } from './profile-values.ts';

const EXAMPLE_DAY = '1990-04-17';

/** The own profile. What it changes shows at once in the top bar. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const t = useText();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const save = useCallMutation(updateMe);
  const form = useForm<ProfileValues>({
    initialValues: valuesOf(user, locale),
    validate: {
      firstName: (name) => (name.trim() === '' ? t('api:required') : null),
      dateOfBirth: (typed) => (isDay(typed) ? null : t('api:date')),
    },
  });

  function submit(values: ProfileValues) {
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
        onError: (error) => showFieldErrors(form, formErrorsOf(error)),
      },
    );
  }

  return (
    <FormShell
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      dirty={form.isDirty()}
      saving={save.isPending}
      error={save.error}
      onDiscard={form.reset}
    >
      <FormSection title={t('account:nameSection')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label={t('identity:firstName')}
            required
            maxLength={LONGEST.name}
            autoComplete="given-name"
            {...form.getInputProps('firstName')}
          />
          <TextInput
            label={t('identity:lastName')}
            maxLength={LONGEST.name}
            autoComplete="family-name"
            {...form.getInputProps('lastName')}
          />
        </SimpleGrid>
        <SignInDetails email={user.email} phone={user.phone} />
      </FormSection>
      <FormSection title={t('account:aboutSection')} description={t('account:aboutText')}>
        <TextInput
          label={t('account:organization')}
          maxLength={LONGEST.about}
          autoComplete="organization"
          {...form.getInputProps('organization')}
        />
        <TextInput
          label={t('account:occupation')}
          maxLength={LONGEST.about}
          autoComplete="organization-title"
          {...form.getInputProps('occupation')}
        />
        <TextInput
          label={t('account:dateOfBirth')}
          description={t('account:dateOfBirthHint', { example: writeDay(EXAMPLE_DAY, locale) })}
          maxLength={20}
          maw={240}
          autoComplete="bday"
          {...form.getInputProps('dateOfBirth')}
        />
        <Radio.Group label={t('account:gender')} {...form.getInputProps('gender')}>
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
