import { Checkbox, Group, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { fromDhakaInput, toDhakaInput } from '#domain/text/dhaka-time.ts';
import { ROLES, type Role } from '#kit/contract/actor.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { DateTimeField } from '#ui/dashboard/forms/fields/dates/date-time-field.tsx';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import {
  type Announcement,
  type AnnouncementContent,
  announcementContent,
  createAnnouncement,
  findAnnouncements,
  getAnnouncement,
  updateAnnouncement,
} from '../../contract/announcements.ts';
import { notificationPaths } from '../../paths.ts';

interface Values extends Pick<AnnouncementContent, 'title' | 'text'>, Record<string, unknown> {
  roles: Role[];
  when: 'now' | 'later';
  /** In Dhaka, as its field holds it. */
  startsAt: string;
}

/** What is announced, to whom and when; of one that people were told of, the time is over. */
export function AnnouncementForm({ announcement }: { announcement?: Announcement }) {
  const t = useText();
  const client = useQueryClient();
  const navigate = useLocaleNavigate();
  const isTold = announcement !== undefined && announcement.state !== 'scheduled';

  async function told(words: string): Promise<void> {
    const keys = [callKey(findAnnouncements), callKey(getAnnouncement)];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    showToast('success', words);
  }

  const { form, field, localized, shell } = useSchemaForm<typeof announcementContent, Values>({
    schema: announcementContent,
    saves: announcement ? 'bar' : 'button',
    saved: valuesOf(announcement),
    revision: announcement?.revision ?? 0,
    labels: {
      title: t('announcements:title'),
      text: t('announcements:message'),
      roles: t('announcements:roles'),
      when: t('announcements:when'),
      startsAt: t('announcements:startsAt'),
    },
    bodyOf: contentOf,
    check: ({ when, startsAt }) => ({
      startsAt: when === 'now' || fromDhakaInput(startsAt) ? undefined : t('api:date'),
    }),
    async save(body, revision) {
      if (!announcement) {
        const made = await call(createAnnouncement, { body });
        await told(t(made.state === 'scheduled' ? 'announcements:scheduled' : 'announcements:announced'));
        navigate(notificationPaths.announcements);
        return undefined;
      }
      const params = { id: announcement._id };
      const saved = await call(updateAnnouncement, { params, body: { ...body, revision } });
      await told(t('announcements:saved'));
      return { revision: saved.revision, content: valuesOf(saved) };
    },
    read: announcement
      ? async () => {
          const now = await call(getAnnouncement, { params: { id: announcement._id } });
          return { revision: now.revision, content: valuesOf(now) };
        }
      : undefined,
  });
  const { values } = form;
  const startsAt = field('startsAt');
  return (
    <FormShell {...shell} wide submitLabel={t('announcements:announce')}>
      <FormSection description={isTold ? t('announcements:startedHint') : undefined}>
        <LocalizedField fields={localized('title')}>{(each) => <TextInput {...each} />}</LocalizedField>
        <LocalizedField fields={localized('text')}>
          {(each) => <Textarea autosize minRows={4} maxRows={14} {...each} />}
        </LocalizedField>
        <Checkbox.Group {...field('roles')}>
          <Group mt="xs">
            {ROLES.map((role) => (
              <Checkbox key={role} value={role} label={t(`announcements:roleOf.${role}`)} />
            ))}
          </Group>
        </Checkbox.Group>
        {isTold ? null : (
          <>
            <Radio.Group {...field('when')}>
              <Stack gap="xs" mt="xs">
                {(['now', 'later'] as const).map((when) => (
                  <Radio key={when} value={when} label={t(`announcements:${when}`)} />
                ))}
              </Stack>
            </Radio.Group>
            {values.when === 'later' ? (
              <DateTimeField
                label={t('announcements:startsAt')}
                usual="09:00"
                value={values.startsAt}
                onChange={(value) => form.setFieldValue('startsAt', value as never)}
                onLeave={() => form.validateField('startsAt')}
                error={startsAt.error ? String(startsAt.error) : undefined}
              />
            ) : null}
          </>
        )}
      </FormSection>
    </FormShell>
  );
}

function valuesOf(announcement: Announcement | undefined): Values {
  if (!announcement) {
    return {
      title: { en: '', bn: '' },
      text: { en: '', bn: '' },
      roles: ['user', 'surveyor'],
      when: 'now',
      startsAt: '',
    };
  }
  const { title, text, roles, startsAt } = announcement;
  return { title, text, roles, when: 'later', startsAt: toDhakaInput(startsAt) };
}

function contentOf({ title, text, roles, when, startsAt }: Values): AnnouncementContent {
  return { title, text, roles, startsAt: when === 'now' ? null : (fromDhakaInput(startsAt) ?? null) };
}
