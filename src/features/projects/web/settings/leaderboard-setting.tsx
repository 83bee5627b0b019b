import { Radio, Stack } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LEADERBOARD_SEEN_BY } from '../../contract/settings.ts';
import { showsMarksLater } from '../../policy.ts';
import { leaderboardIn } from './settings-values.ts';
import type { SettingFields } from './use-setting-fields.ts';
import type { Settings } from './use-settings.ts';

/** Who sees the leaderboard of a quiz; where marks or the quiz are kept from them, it says so. */
export function LeaderboardSetting({ settings: { values }, fields }: { settings: Settings; fields: SettingFields }) {
  const t = useText();
  const hasMarks = showsMarksLater(values);
  const isPublic = values.privacy === 'public';
  return (
    <Radio.Group
      label={t('projects:leaderboard')}
      description={t(hasMarks ? 'projects:leaderboardHint' : 'projects:leaderboardNeedsMarks')}
      {...fields.choice('leaderboard')}
      value={leaderboardIn(values)}
    >
      <Stack gap="xs" mt="xs">
        {LEADERBOARD_SEEN_BY.map((seenBy) => (
          <Radio
            key={seenBy}
            value={seenBy}
            label={t(`projects:leaderboardOf.${seenBy}`)}
            description={seenBy === 'everybody' && !isPublic ? t('projects:leaderboardNeedsPublic') : undefined}
            disabled={seenBy !== 'nobody' && (!hasMarks || (seenBy === 'everybody' && !isPublic))}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
