import { Group, Radio, Textarea } from '@mantine/core';
import { LOCALES, type Locale } from '#domain/text/locale.ts';
import { type Actor, ROLES, type Role } from '#kit/contract/actor.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { type InvitingResult, inviteUsers } from '../../contract/invitations.ts';
import { mayInviteAs } from '../../policy.ts';

interface Values extends Record<string, unknown> {
  emails: string;
  role: Role;
  locale: Locale;
  message: string;
}

interface InviteFormProps {
  own: Pick<Actor, 'role' | 'permissions'>;
  onSent: (results: InvitingResult[]) => void;
}

/** Who is invited, to which role, and in which words. */
export function InviteForm({ own, onSent }: InviteFormProps) {
  const t = useText();
  const empty: Values = { emails: '', role: 'user', locale: useLocale(), message: '' };
  const { field, shell } = useSchemaForm<typeof inviteUsers.body, Values>({
    schema: inviteUsers.body,
    saves: 'button',
    saved: empty,
    labels: {
      emails: t('users:invitations.emails'),
      role: t('users:invitations.role'),
      locale: t('users:invitations.language'),
      message: t('users:invitations.message'),
    },
    bodyOf: ({ emails, ...values }) => ({ ...values, emails: addressesIn(emails) }),
    async save(body) {
      const { results } = await call(inviteUsers, { body });
      onSent(results);
      return { content: empty };
    },
  });
  const roles = ROLES.filter((role) => mayInviteAs(own, role)).reverse();
  return (
    <FormShell {...shell} submitLabel={t('users:invitations.send')}>
      <FormSection>
        <Textarea
          {...field('emails')}
          description={t('users:invitations.emailsHint')}
          autosize
          minRows={3}
          maxRows={8}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Radio.Group
          {...field('role')}
          description={roles.length < ROLES.length ? t('users:invitations.adminsOnly') : t('users:roleHint')}
        >
          <Group gap="lg" mt="xs">
            {roles.map((role) => (
              <Radio key={role} value={role} label={t(`users:roleOf.${role}`)} />
            ))}
          </Group>
        </Radio.Group>
        <Radio.Group {...field('locale')}>
          <Group gap="lg" mt="xs">
            {LOCALES.map((language) => (
              <Radio key={language} value={language} label={t(`forms:languageName.${language}`)} />
            ))}
          </Group>
        </Radio.Group>
        <Textarea
          {...field('message')}
          description={t('users:invitations.messageHint')}
          autosize
          minRows={2}
          maxRows={6}
        />
      </FormSection>
    </FormShell>
  );
}

/** One a line, or with commas between them. */
function addressesIn(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((email) => email !== '');
}
