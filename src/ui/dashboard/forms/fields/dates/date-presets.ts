import { dhakaDay } from '#domain/text/dhaka-time.ts';
import { DAY_MS } from '#domain/text/durations.ts';

/** Days in Dhaka, YYYY-MM-DD, both taken in; what is undefined is open. */
export interface DateRange {
  from?: string;
  until?: string;
}

export const PRESETS = ['today', 'last7', 'last30', 'thisMonth', 'lastMonth'] as const;
export type Preset = (typeof PRESETS)[number];

/** The days that a preset means at a moment. */
export function daysOf(preset: Preset, now: Date): Required<DateRange> {
  const today = dhakaDay(now);
  const month = today.slice(0, 'YYYY-MM'.length);
  switch (preset) {
    case 'today':
      return { from: today, until: today };
    case 'last7':
      return { from: daysBefore(today, 6), until: today };
    case 'last30':
      return { from: daysBefore(today, 29), until: today };
    case 'thisMonth':
      return { from: `${month}-01`, until: today };
    case 'lastMonth': {
      const last = daysBefore(`${month}-01`, 1);
      return { from: `${last.slice(0, 'YYYY-MM'.length)}-01`, until: last };
    }
  }
}

function daysBefore(day: string, days: number): string {
  return dhakaDay(new Date(Date.parse(`${day}T00:00+06:00`) - days * DAY_MS));
}
