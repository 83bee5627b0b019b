/** Where on the page made-up respondents are tried. */
export const TRIAL_ID = 'flow-trial';
