import { Radio, Stack } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Project } from '../../contract/project.ts';
import { RETENTION_ENDS } from '../../contract/settings.ts';
import { countsAttempts } from '../../policy.ts';
import { WhatGoes } from '../retention/what-goes.tsx';
import { problemsOf } from './setting-problems.ts';
import { SettingSection } from './setting-section.tsx';
import { retentionIn } from './settings-values.ts';
import { SmallNumberField } from './small-number-field.tsx';
import type { SettingFields } from './use-setting-fields.ts';
import type { Settings } from './use-settings.ts';

interface RetentionSectionProps {
  settings: Settings;
  fields: SettingFields;
  project: Project;
}

/** How long answers are kept, what becomes of them then, and which that are. */
export function RetentionSection({ settings, fields, project }: RetentionSectionProps) {
  const t = useText();
  const { values } = settings;
  const isKept = values.retentionEnd === 'never';
  const isBounded = project.kind === 'quiz' && countsAttempts(values) && values.attemptsMost.trim() !== '';
  const hints = [t('projects:retentionDaysHint'), ...(isBounded ? [t('projects:retentionAttempts')] : [])];
  const isTold = problemsOf(values, project).retentionDays === undefined;
  const retention = isTold ? retentionIn(values) : undefined;
  return (
    <SettingSection id="kept" description={t('projects:retentionHint')}>
      <Radio.Group label={t('projects:retentionEnd')} {...fields.choice('retentionEnd')}>
        <Stack gap="xs" mt="xs">
          <Radio value="never" label={t('projects:retentionEndOf.never')} />
          {RETENTION_ENDS.map((end) => (
            <Radio
              key={end}
              value={end}
              label={t(`projects:retentionEndOf.${end}`)}
              description={t(`projects:retentionEndText.${end}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {isKept ? null : (
        <SmallNumberField
          label={t('projects:retentionDays')}
          description={hints.join(' ')}
          {...fields.line('retentionDays')}
        />
      )}
      {retention && project.version !== null ? <WhatGoes id={project._id} retention={retention} /> : null}
    </SettingSection>
  );
}
