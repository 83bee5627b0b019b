import { Radio, Stack } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { isPractised, typeOf } from '../../contract/kinds.ts';
import { ONE_RESPONSE_PER, RESPONSE_METHODS } from '../../contract/settings.ts';
import { hasRounds } from '../../policy.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import { DetailFields } from './detail-fields.tsx';
import styles from './settings.module.css';
import type { SettingFields } from './use-setting-fields.ts';

/**
 * Whether respondents tell who they are, and how often each may answer. Those who are answering began under that
 * promise, and with rounds it has to be known who comes again: then it is fixed.
 */
export function IdentityFields({ workshop, fields }: { workshop: Workshop; fields: SettingFields }) {
  const t = useText();
  const { settings, project } = workshop;
  const { responseMethod, series } = settings.values;
  const isInRounds = hasRounds({ mode: project.mode, series });
  const isCollecting = project.status === 'processing';
  const isFixed = isCollecting || isInRounds;
  const perChoices = ONE_RESPONSE_PER.filter((per) => per !== 'account' || responseMethod === 'registered');
  // Why the fields are fixed is said once, at the first of them.
  const whyFixed = isCollecting ? (
    <FixedWhileCollecting workshop={workshop} />
  ) : isInRounds ? (
    t('projects:roundsNeedAccounts')
  ) : undefined;
  return (
    <>
      <Radio.Group label={t('projects:responseMethod')} description={whyFixed} {...fields.choice('responseMethod')}>
        <Stack gap="xs" mt="xs">
          {RESPONSE_METHODS.map((value) => (
            <Radio key={value} value={value} disabled={isFixed} label={t(`projects:methodOf.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {responseMethod === 'identified' ? <DetailFields settings={settings} /> : null}
      {isPractised(project) ? null : (
        <Radio.Group label={t('projects:onePer')} {...fields.choice('onePer')}>
          <Stack gap="xs" mt="xs">
            {perChoices.map((value) => (
              <Radio key={value} value={value} disabled={isFixed} label={t(`projects:onePerOf.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </>
  );
}

/** Why it stays as it is for now, and the way to change that. */
function FixedWhileCollecting({ workshop: { project, open } }: { workshop: Workshop }) {
  const t = useText();
  const kind = t(`common:kind.${typeOf(project)}`);
  return (
    <>
      {t('projects:fixedWhileCollecting', { kind })}{' '}
      {project.abilities.close ? (
        <button type="button" className={styles.wayOn} onClick={() => open('close')}>
          {t('projects:closeProject', { kind })}
        </button>
      ) : null}
    </>
  );
}
