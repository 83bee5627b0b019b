import { useLayoutEffect } from 'react';
import { BEFORE_MATCH } from '#ui/dashboard/page-index/go-to-part.ts';
import { differingFields } from '#ui/dashboard/saving/edited-fields.ts';
import { ADD_QUOTA_ID, quotaFieldId, settingId } from './setting-id.ts';
import type { SettingStep } from './use-settings.ts';

/** What a step back or forth changed comes into view, and takes the focus where what had it is gone. */
export function useShownStep(step: SettingStep | undefined): void {
  // Before a notice that goes gives the focus back to where it came from.
  useLayoutEffect(() => {
    const place = step && placeOf(step);
    if (!place) return;
    place.dispatchEvent(new Event(BEFORE_MATCH, { bubbles: true }));
    const { top, bottom } = place.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    if (middle < 0 || middle > innerHeight) place.scrollIntoView({ block: 'center' });
    if (document.activeElement !== document.body) return;
    const field = place.matches(FIELDS) ? place : place.querySelector<HTMLElement>(FIELDS);
    field?.focus({ preventScroll: true });
  }, [step]);
}

const FIELDS = 'input, select, textarea, button';

function placeOf(step: SettingStep): HTMLElement | undefined {
  return idsOf(step)
    .map((id) => document.getElementById(id))
    .find((element) => element !== null);
}

/** Where what changed may stand, the nearest first. */
function idsOf({ before, after, names: [name] }: SettingStep): string[] {
  switch (name) {
    case undefined:
      return [];
    case 'title':
    case 'description':
    case 'closingText':
      return differingFields(before[name], after[name]).map((locale) => settingId(name, locale));
    case 'quotas': {
      const quota = after.quotas.find((each) => !before.quotas.includes(each));
      return quota ? [quotaFieldId(quota.id, 'name')] : [ADD_QUOTA_ID];
    }
    default:
      return [settingId(name)];
  }
}
