import { Switch } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { namesRespondents } from '../../policy.ts';
import { useDraft } from '../builder/state/use-draft.ts';
import { settingId } from './setting-id.ts';
import type { Settings } from './use-settings.ts';

/** Whether who passes may have a certificate; where nobody can, it says why not. */
export function CertificateSetting({ settings }: { settings: Settings }) {
  const t = useText();
  const { values, change } = settings;
  const hasPassMark = useDraft(({ questionnaire }) => questionnaire.marking?.pass !== undefined);
  const isNamed = namesRespondents(values);
  const whyNot = isNamed
    ? hasPassMark
      ? undefined
      : 'projects:certificateNeedsPass'
    : 'projects:certificateNeedsNames';
  const isOn = values.certificate && isNamed;
  return (
    <Switch
      id={settingId('certificate')}
      label={t('projects:certificate')}
      description={t(whyNot ?? 'projects:certificateHint')}
      checked={isOn}
      // What is on can be turned off, whatever became of the pass mark.
      disabled={whyNot !== undefined && !isOn}
      onChange={(event) => change({ certificate: event.currentTarget.checked })}
    />
  );
}
