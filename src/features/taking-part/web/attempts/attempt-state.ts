import type { RespondentState } from '#domain/answers/respondent-state.ts';
import type { StatusTone } from '#ui/dashboard/facts/status-badge.tsx';

/** How an attempt stands, by colour. */
export const ATTEMPT_TONES: Record<RespondentState, StatusTone> = {
  answering: 'info',
  completed: 'success',
  screened_out: 'neutral',
  over_quota: 'neutral',
};
