/** What of a marked response those who gave it can be shown. */
export const REVEALED = ['attempt', 'correctness', 'marks', 'feedback', 'key'] as const;
export type Revealed = (typeof REVEALED)[number];

/**
 * When: during the quiz, of a question as soon as its answer is final; at once after they submitted; later while
 * answers are still taken; and once none are.
 */
export const MOMENTS = ['during', 'done', 'open', 'closed'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What is shown at each of them. */
export type Reveal = Record<Moment, Revealed[]>;

/** Rules that most quizzes go by, so that nobody has to read the table. */
export const REVEAL_PRESETS: Readonly<Record<RevealPreset, Reveal>> = {
  marks: { during: [], done: ['marks'], open: ['marks'], closed: ['marks'] },
  afterClose: { during: [], done: ['marks'], open: ['marks'], closed: [...REVEALED] },
  everything: { during: [], done: [...REVEALED], open: [...REVEALED], closed: [...REVEALED] },
};
export type RevealPreset = 'marks' | 'afterClose' | 'everything';

/** How long after submitting is at once. */
const AT_ONCE_MS = 2 * 60_000;

export function momentOf(completedAt: Date, isClosed: boolean, now: Date): Exclude<Moment, 'during'> {
  if (isClosed) return 'closed';
  return now.getTime() - completedAt.getTime() < AT_ONCE_MS ? 'done' : 'open';
}

/** In one order and nothing twice; null where nothing is ever shown. */
export function cleanReveal(reveal: Reveal): Reveal | null {
  const inOrder = (when: Moment) => REVEALED.filter((what) => reveal[when].includes(what));
  const clean = {
    during: inOrder('during'),
    done: inOrder('done'),
    open: inOrder('open'),
    closed: inOrder('closed'),
  };
  return MOMENTS.every((when) => clean[when].length === 0) ? null : clean;
}
