import { Radio, Stack, Switch } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LEADERBOARD_SEEN_BY } from '../../contract/settings.ts';
import { showsMarksLater } from '../../policy.ts';
import { settingId } from './setting-id.ts';
import { leaderboardIn } from './settings-values.ts';
import type { SettingFields } from './use-setting-fields.ts';
import type { Settings } from './use-settings.ts';

/** Who sees the leaderboard of a quiz, and whether with names; where marks or the quiz are kept back, it says so. */
export function LeaderboardSetting({
  settings: { values, change },
  fields,
}: {
  settings: Settings;
  fields: SettingFields;
}) {
  const t = useText();
  const hasMarks = showsMarksLater(values);
  const isPublic = values.privacy === 'public';
  const seenBy = leaderboardIn(values);
  return (
    <>
      <Radio.Group
        label={t('projects:leaderboard')}
        description={t(hasMarks ? 'projects:leaderboardHint' : 'projects:leaderboardNeedsMarks')}
        {...fields.choice('leaderboard')}
        value={seenBy}
      >
        <Stack gap="xs" mt="xs">
          {LEADERBOARD_SEEN_BY.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`projects:leaderboardOf.${value}`)}
              description={value === 'everybody' && !isPublic ? t('projects:leaderboardNeedsPublic') : undefined}
              disabled={value !== 'nobody' && (!hasMarks || (value === 'everybody' && !isPublic))}
            />
          ))}
        </Stack>
      </Radio.Group>
      {seenBy === 'nobody' ? null : (
        <Switch
          id={settingId('hideNames')}
          label={t('projects:hideNames')}
          description={t('projects:hideNamesHint')}
          checked={values.hideNames}
          onChange={(event) => change({ hideNames: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
