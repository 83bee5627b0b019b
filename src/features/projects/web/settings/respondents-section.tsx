import { NativeSelect, Radio, Stack, Switch } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PasswordInput } from '#ui/dashboard/forms/fields/password-input.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { isExamined, isPractised, typeOf } from '../../contract/kinds.ts';
import {
  DETAIL_FIELDS,
  DETAIL_RULES,
  type DetailField,
  LONGEST,
  ONE_RESPONSE_PER,
  PRIVACIES,
  type ProjectSettings,
  RESPONSE_METHODS,
} from '../../contract/settings.ts';
import { countsAttempts } from '../../policy.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import { AttemptsFields } from './attempts-fields.tsx';
import { CertificateSetting } from './certificate-setting.tsx';
import { LeaderboardSetting } from './leaderboard-setting.tsx';
import { RevealFields } from './reveal-fields.tsx';
import { settingId } from './setting-id.ts';
import styles from './settings.module.css';
import { mayTellIn, revealIn } from './settings-values.ts';
import type { SettingFields } from './use-setting-fields.ts';

type DetailRule = ProjectSettings['details'][DetailField];

interface RespondentsSectionProps {
  workshop: Workshop;
  fields: SettingFields;
}

/** Who may answer, what is asked of them, and how often. */
export function RespondentsSection({ workshop, fields }: RespondentsSectionProps) {
  const t = useText();
  const { settings, project, open } = workshop;
  const { privacy, responseMethod } = settings.values;
  const isPractice = isPractised(project);
  const isCollecting = project.status === 'processing';
  // With rounds it has to be known who comes again.
  const hasRounds = settings.values.series !== null && !isPractice;
  const isFixed = isCollecting || hasRounds;
  // Why the fields are fixed is said once, at the first of them.
  const kind = t(`common:kind.${typeOf(project)}`);
  const fixed = isCollecting ? (
    <>
      {t('projects:fixedWhileCollecting', { kind })}{' '}
      {project.abilities.close ? (
        <button type="button" className={styles.wayOn} onClick={() => open('close')}>
          {t('projects:closeProject', { kind })}
        </button>
      ) : null}
    </>
  ) : undefined;
  const whyFixed = fixed ?? (hasRounds ? t('projects:roundsNeedAccounts') : undefined);
  const perChoices = ONE_RESPONSE_PER.filter((per) => per !== 'account' || responseMethod === 'registered');
  return (
    <FormSection id="respondents" title={t('projects:whoAnswers')}>
      <Radio.Group label={t('projects:privacy')} {...fields.choice('privacy')}>
        <Stack gap="xs" mt="xs">
          {PRIVACIES.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`projects:privacyOf.${value}`)}
              description={t(`projects:privacyText.${value}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {privacy === 'limited' ? (
        // In no history: the browser takes back what is typed in it.
        <div data-own-undo>
          <PasswordInput
            label={t('projects:password')}
            description={t(project.hasPassword ? 'projects:passwordKept' : 'projects:passwordHint')}
            autoComplete="new-password"
            maxLength={LONGEST.password}
            {...fields.line('password')}
          />
        </div>
      ) : null}
      <Radio.Group label={t('projects:responseMethod')} description={whyFixed} {...fields.choice('responseMethod')}>
        <Stack gap="xs" mt="xs">
          {RESPONSE_METHODS.map((value) => (
            <Radio key={value} value={value} disabled={isFixed} label={t(`projects:methodOf.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {responseMethod === 'identified' ? (
        <fieldset id={settingId('details')} className={styles.details}>
          <legend>{t('projects:details')}</legend>
          {DETAIL_FIELDS.map((field) => (
            <div key={field} className={styles.detail}>
              <span aria-hidden="true">{t(`projects:detail.${field}`)}</span>
              <NativeSelect
                aria-label={t(`projects:detail.${field}`)}
                data={DETAIL_RULES.map((rule) => ({ value: rule, label: t(`projects:rule.${rule}`) }))}
                value={settings.values.details[field]}
                onChange={(event) =>
                  settings.change({
                    details: { ...settings.values.details, [field]: event.currentTarget.value as DetailRule },
                  })
                }
              />
            </div>
          ))}
        </fieldset>
      ) : null}
      {isPractice ? null : (
        <Radio.Group label={t('projects:onePer')} {...fields.choice('onePer')}>
          <Stack gap="xs" mt="xs">
            {perChoices.map((value) => (
              <Radio key={value} value={value} disabled={isFixed} label={t(`projects:onePerOf.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {isExamined(project) && countsAttempts(settings.values) ? <AttemptsFields fields={fields} /> : null}
      {isPractice ? null : (
        <Switch
          id={settingId('reviewAnswers')}
          label={t('projects:reviewAnswers')}
          description={t('projects:reviewAnswersHint')}
          checked={settings.values.reviewAnswers}
          onChange={(event) => settings.change({ reviewAnswers: event.currentTarget.checked })}
        />
      )}
      {project.kind === 'poll' ? (
        <Switch
          id={settingId('showResults')}
          label={t('projects:showResults')}
          description={t('projects:showResultsHint')}
          checked={settings.values.showResults === 'after_voting'}
          onChange={(event) => settings.change({ showResults: event.currentTarget.checked ? 'after_voting' : 'never' })}
        />
      ) : null}
      {isExamined(project) ? (
        <>
          <RevealFields
            reveal={revealIn(settings.values)}
            mayTellDuring={mayTellIn(settings.values)}
            onChange={(reveal) => settings.change({ reveal })}
          />
          {settings.values.series ? null : <CertificateSetting settings={settings} />}
          <LeaderboardSetting settings={settings} fields={fields} />
        </>
      ) : null}
    </FormSection>
  );
}
