/** On the way, or how it ended: all of it submitted, or led to a closing that screens out. */
export const RESPONDENT_STATES = ['answering', 'completed', 'screened_out'] as const;
export type RespondentState = (typeof RESPONDENT_STATES)[number];

/** Those in which nothing more is answered. */
export const ENDED_STATES = ['completed', 'screened_out'] as const satisfies readonly RespondentState[];
export type EndedState = (typeof ENDED_STATES)[number];
