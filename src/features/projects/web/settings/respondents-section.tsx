import { NativeSelect, Radio, Stack, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { PasswordInput } from '#ui/dashboard/forms/password-input.tsx';
import type { Project } from '../../contract/project.ts';
import {
  DETAIL_FIELDS,
  DETAIL_RULES,
  LONGEST,
  NOT_YET_PRIVATE,
  ONE_RESPONSE_PER,
  PRIVACIES,
  RESPONSE_METHODS,
} from '../../contract/settings.ts';
import styles from './settings.module.css';
import type { SettingsValues } from './settings-values.ts';

interface RespondentsSectionProps {
  form: UseFormReturnType<SettingsValues>;
  project: Project;
}

/** Who may answer, what is asked of them, and how often. */
export function RespondentsSection({ form, project }: RespondentsSectionProps) {
  const t = useText();
  const { privacy, responseMethod } = form.values;
  const isFixed = project.status === 'processing';
  const perChoices = ONE_RESPONSE_PER.filter((per) => per !== 'account' || responseMethod === 'registered');
  return (
    <FormSection title={t('projects:whoAnswers')}>
      <Radio.Group label={t('projects:privacy')} {...form.getInputProps('privacy')}>
        <Stack gap="xs" mt="xs">
          {([...PRIVACIES, NOT_YET_PRIVATE] as const).map((value) => (
            <Radio
              key={value}
              value={value}
              disabled={value === NOT_YET_PRIVATE}
              label={t(`projects:privacyOf.${value}`)}
              description={t(`projects:privacyText.${value}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {privacy === 'limited' ? (
        <PasswordInput
          label={t('projects:password')}
          description={t(project.hasPassword ? 'projects:passwordKept' : 'projects:passwordHint')}
          autoComplete="new-password"
          maxLength={LONGEST.password}
          {...form.getInputProps('password')}
        />
      ) : null}
      <Radio.Group
        label={t('projects:responseMethod')}
        description={isFixed ? t('projects:fixedWhileCollecting') : null}
        {...form.getInputProps('responseMethod')}
      >
        <Stack gap="xs" mt="xs">
          {RESPONSE_METHODS.map((value) => (
            <Radio key={value} value={value} disabled={isFixed} label={t(`projects:methodOf.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {responseMethod === 'identified' ? (
        <fieldset className={styles.details}>
          <legend>{t('projects:details')}</legend>
          {DETAIL_FIELDS.map((field) => (
            <div key={field} className={styles.detail}>
              <span aria-hidden="true">{t(`projects:detail.${field}`)}</span>
              <NativeSelect
                aria-label={t(`projects:detail.${field}`)}
                data={DETAIL_RULES.map((rule) => ({ value: rule, label: t(`projects:rule.${rule}`) }))}
                {...form.getInputProps(`details.${field}`)}
              />
            </div>
          ))}
        </fieldset>
      ) : null}
      <Radio.Group
        label={t('projects:onePer')}
        description={isFixed ? t('projects:fixedWhileCollecting') : null}
        {...form.getInputProps('onePer')}
      >
        <Stack gap="xs" mt="xs">
          {perChoices.map((value) => (
            <Radio key={value} value={value} disabled={isFixed} label={t(`projects:onePerOf.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Switch
        label={t('projects:reviewAnswers')}
        description={t('projects:reviewAnswersHint')}
        {...form.getInputProps('reviewAnswers', { type: 'checkbox' })}
      />
    </FormSection>
  );
}
