import { hasRounds } from '../../policy.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import { CertificateSetting } from './certificate-setting.tsx';
import { LeaderboardSetting } from './leaderboard-setting.tsx';
import { RevealFields } from './reveal-fields.tsx';
import { SettingSection } from './setting-section.tsx';
import { mayTellIn, revealIn } from './settings-values.ts';
import type { SettingFields } from './use-setting-fields.ts';

interface ResultSectionProps {
  workshop: Workshop;
  fields: SettingFields;
}

/** What those who took a quiz see of how they did, what they may show of it, and beside whom. */
export function ResultSection({ workshop: { settings, project }, fields }: ResultSectionProps) {
  const { values, change } = settings;
  const isInRounds = hasRounds({ mode: project.mode, series: values.series });
  return (
    <SettingSection id="result">
      <RevealFields
        reveal={revealIn(values)}
        mayTellDuring={mayTellIn(values)}
        onChange={(reveal) => change({ reveal })}
      />
      {isInRounds ? null : <CertificateSetting settings={settings} />}
      <LeaderboardSetting settings={settings} fields={fields} />
    </SettingSection>
  );
}
