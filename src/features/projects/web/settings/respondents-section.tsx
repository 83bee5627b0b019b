import { Switch } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { isExamined, isPractised } from '../../contract/kinds.ts';
import { countsAttempts } from '../../policy.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import { AccessFields } from './access-fields.tsx';
import { AttemptsFields } from './attempts-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { settingId } from './setting-id.ts';
import { SettingSection } from './setting-section.tsx';
import type { SettingFields } from './use-setting-fields.ts';

interface RespondentsSectionProps {
  workshop: Workshop;
  fields: SettingFields;
}

/**
 * Who may answer, how often, and what is asked of them; whether they look through their answers before they submit, and
 * whether those who vote see the votes.
 */
export function RespondentsSection({ workshop, fields }: RespondentsSectionProps) {
  const t = useText();
  const { settings, project } = workshop;
  const { values, change } = settings;
  return (
    <SettingSection id="respondents">
      <AccessFields workshop={workshop} fields={fields} />
      <IdentityFields workshop={workshop} fields={fields} />
      {isExamined(project) && countsAttempts(values) ? <AttemptsFields fields={fields} /> : null}
      {isPractised(project) ? null : (
        <Switch
          id={settingId('reviewAnswers')}
          label={t('projects:reviewAnswers')}
          description={t('projects:reviewAnswersHint')}
          checked={values.reviewAnswers}
          onChange={(event) => change({ reviewAnswers: event.currentTarget.checked })}
        />
      )}
      {project.kind === 'poll' ? (
        <Switch
          id={settingId('showResults')}
          label={t('projects:showResults')}
          description={t('projects:showResultsHint')}
          checked={values.showResults === 'after_voting'}
          onChange={(event) => change({ showResults: event.currentTarget.checked ? 'after_voting' : 'never' })}
        />
      ) : null}
    </SettingSection>
  );
}
