/** What respondents read of how long their answers are kept. */
export const KEPT_THEN = { delete: 'takingPart:keptThenDelete', anonymise: 'takingPart:keptThenAnonymise' } as const;
