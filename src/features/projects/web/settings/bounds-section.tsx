import { Radio, Stack } from '@mantine/core';
import { ON_CLOSE } from '#domain/quiz/clock.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FieldPair } from '#ui/dashboard/forms/field-pair.tsx';
import { DateTimeField } from '#ui/dashboard/forms/fields/dates/date-time-field.tsx';
import { isExamined } from '../../contract/kinds.ts';
import type { Project } from '../../contract/project.ts';
import { RoundsLink } from './rounds-link.tsx';
import { SettingSection } from './setting-section.tsx';
import { SmallNumberField } from './small-number-field.tsx';
import type { SettingFields } from './use-setting-fields.ts';
import type { Settings } from './use-settings.ts';

interface BoundsSectionProps {
  settings: Settings;
  fields: SettingFields;
  project: Project;
}

/** From when to when, how long, and how many. */
export function BoundsSection({ settings, fields, project }: BoundsSectionProps) {
  const t = useText();
  const isTimed = isExamined(project);
  return (
    <SettingSection id="bounds" description={t('projects:dhakaTime')}>
      <FieldPair>
        <DateTimeField label={t('projects:opensAt')} usual="00:00" {...fields.moment('opensAt')} />
        <DateTimeField label={t('projects:endsAt')} usual="23:59" {...fields.moment('endsAt')} />
      </FieldPair>
      {isTimed ? (
        <FieldPair>
          <SmallNumberField
            label={t('projects:totalMinutes')}
            description={t('projects:totalMinutesHint')}
            {...fields.line('totalMinutes')}
          />
          <SmallNumberField
            label={t('projects:questionSeconds')}
            description={t('projects:questionSecondsHint')}
            {...fields.line('questionSeconds')}
          />
        </FieldPair>
      ) : null}
      {isTimed && settings.values.totalMinutes.trim() !== '' ? (
        <Radio.Group label={t('projects:onClose')} {...fields.choice('onClose')}>
          <Stack gap="xs" mt="xs">
            {ON_CLOSE.map((value) => (
              <Radio key={value} value={value} label={t(`projects:onCloseOf.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
      ) : null}
      {project.mode === null ? null : <RoundsLink settings={settings} project={project} />}
      <SmallNumberField
        label={t('projects:responseLimit')}
        description={t('projects:responseLimitHint')}
        {...fields.line('responseLimit')}
      />
    </SettingSection>
  );
}
