/** Below it a question is hard, and from the other on easy: in between marks tell most. */
const HARD_BELOW = 0.35;
const EASY_FROM = 0.8;

/** How hard a question is, by its facility. */
export function difficultyOf(facility: number): 'easy' | 'medium' | 'hard' {
  if (facility < HARD_BELOW) return 'hard';
  return facility < EASY_FROM ? 'medium' : 'easy';
}

/** Correlations as those who write tests read them: 0.3 is good, little is left below 0.1. */
const WELL_FROM = 0.3;
const LITTLE_FROM = 0.1;

/** Whether a question tells good from weak, by its discrimination. */
export function tellsOf(discrimination: number): 'well' | 'little' | 'not' | 'against' {
  if (discrimination <= -LITTLE_FROM) return 'against';
  if (discrimination < LITTLE_FROM) return 'not';
  return discrimination < WELL_FROM ? 'little' : 'well';
}

/** Marks of single people are to be relied on from 0.8 on, and little below 0.6. */
const RELIABLE_FROM = 0.8;
const FAIRLY_FROM = 0.6;

/** How far marks can be relied on, by Cronbach's alpha. */
export function relianceOf(alpha: number): 'well' | 'fairly' | 'little' {
  if (alpha < FAIRLY_FROM) return 'little';
  return alpha < RELIABLE_FROM ? 'fairly' : 'well';
}
