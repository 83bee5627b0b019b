import { Group, Radio, TextInput } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { call } from '#kit/web/calls/call-client.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { FieldPair } from '#ui/dashboard/forms/field-pair.tsx';
import { DateField } from '#ui/dashboard/forms/fields/dates/date-field.tsx';
import { isDay, writeDay } from '#ui/dashboard/forms/fields/dates/date-text.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { GENDERS, type SessionUser, updateMe } from '../../contract/profile.ts';
import { ACCOUNT_PARTS } from './account-parts.ts';
import { profileOf, valuesOf } from './profile-values.ts';

const EXAMPLE_DAY = '1990-04-17';

/** The own profile. What it changes shows at once in the top bar. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const t = useText();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { field, shell } = useSchemaForm({
    schema: updateMe.body,
    saves: 'bar',
    saved: valuesOf(user, locale),
    labels: {
      firstName: t('identity:firstName'),
      lastName: t('identity:lastName'),
      organization: t('account:organization'),
      occupation: t('account:occupation'),
      dateOfBirth: t('account:dateOfBirth'),
      gender: t('account:gender'),
    },
    bodyOf: profileOf,
    check: ({ dateOfBirth }) => ({ dateOfBirth: isDay(dateOfBirth) ? undefined : t('api:date') }),
    async save(body) {
      const saved = await call(updateMe, { body });
      showToast('success', t('account:profileSaved'));
      void revalidate();
      return { content: valuesOf(saved, locale) };
    },
  });

  return (
    <FormShell {...shell}>
      <FormSection title={t('account:nameSection')}>
        <FieldPair>
          <TextInput autoComplete="given-name" {...field('firstName')} />
          <TextInput autoComplete="family-name" {...field('lastName')} />
        </FieldPair>
      </FormSection>
      <FormSection id={ACCOUNT_PARTS.about} title={t('account:aboutSection')}>
        <FieldPair>
          <TextInput autoComplete="organization" {...field('organization')} />
          <TextInput autoComplete="organization-title" {...field('occupation')} />
        </FieldPair>
        <DateField
          description={t('account:dateOfBirthHint', { example: writeDay(EXAMPLE_DAY, locale) })}
          styles={{ wrapper: { maxWidth: 320 } }}
          autoComplete="bday"
          {...field('dateOfBirth')}
        />
        <Radio.Group {...field('gender')}>
          <Group gap="lg" mt="xs">
            {([...GENDERS, 'none'] as const).map((gender) => (
              <Radio key={gender} value={gender} label={t(`account:genderOf.${gender}`)} />
            ))}
          </Group>
        </Radio.Group>
      </FormSection>
    </FormShell>
  );
}
