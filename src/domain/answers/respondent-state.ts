/** On the way, or how it ended: submitted, led to a closing that screens out, or under a quota that is full. */
export const RESPONDENT_STATES = ['answering', 'completed', 'screened_out', 'over_quota'] as const;
export type RespondentState = (typeof RESPONDENT_STATES)[number];

/** Those in which nothing more is answered. */
export const ENDED_STATES = ['completed', 'screened_out', 'over_quota'] as const satisfies readonly RespondentState[];
export type EndedState = (typeof ENDED_STATES)[number];
