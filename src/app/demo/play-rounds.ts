import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Series } from '#domain/quiz/series/series.ts';
import { dhakaDay, fromDhakaInput } from '#domain/text/dhaka-time.ts';
import { DAY_MS } from '#domain/text/durations.ts';
import type { Localized } from '#domain/text/localized.ts';
import { completeRespondent } from '#features/taking-part/contract/answering.ts';
import { nameOnLeaderboard } from '#features/taking-part/contract/leaderboard.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import type { DemoCall } from './demo-caller.ts';
import { drawRespondents, type Turnout } from './draw-respondents.ts';
import type { Habits } from './habits.ts';
import type { Player } from './players.ts';
import type { Random } from './random.ts';

/** A round of a quiz that is cut into parts, of which each round asks one, in their order. */
export interface DemoRound {
  title: Localized;
  /** Its first day and its last, in days before now: below zero are days to come. */
  days: readonly [first: number, last: number];
}

export function seriesOf(rounds: readonly DemoRound[], now: Date): Series {
  const dayBefore = (days: number) => dhakaDay(new Date(now.getTime() - days * DAY_MS));
  const at = (day: string, time: string) => fromDhakaInput(`${day}T${time}`) ?? null;
  return {
    lateJoiners: 'miss',
    rounds: rounds.map(({ title, days: [first, last] }, index) => ({
      ...{ id: `r${index + 1}`, title, sections: [`part-${index + 1}`], openedBy: 'dates' },
      ...{ opensAt: at(dayBefore(first), '00:00'), endsAt: at(dayBefore(last), '23:59') },
    })),
  };
}

/** How likely somebody is to take a round. */
const KEEN = 0.85;

/** Takes the rounds as people with accounts did, each while it was on; a guest took those that are over. */
export async function playRounds(
  call: DemoCall,
  projectId: string,
  questionnaire: Questionnaire,
  { rounds, ...turnout }: Turnout & { habits: Habits; rounds: readonly DemoRound[] },
  { players, guest, now }: { players: readonly Player[]; guest: Player; now: Date },
  random: Random,
): Promise<void> {
  const moods = new Map(players.map((player) => [player, turnout.mood + random.bell() * 0.2]));
  for (const [index, { days }] of rounds.entries()) {
    const [first, last] = days;
    if (first < 1) continue;
    const [section] = questionnaire.sections.slice(index, index + 1);
    const asked = { ...questionnaire, sections: section ? [section] : [] };
    const takers = players.filter(() => random.happens(KEEN));
    for (const player of last > 0 ? [...takers, guest] : takers) {
      const { actor, locale, shownAs } = player;
      const mood = moods.get(player) ?? turnout.mood;
      // Not so late on its last day that it would end before them.
      const until = Math.min(first, Math.max(0, last + 1));
      const one = { people: 1, finishing: 1, inBengali: locale === 'bn' ? 1 : 0, mood, days: [first, until] } as const;
      for (const { startedAt, endedAt, answers } of drawRespondents(asked, turnout.habits, one, now, random)) {
        const body = { locale, round: `r${index + 1}` };
        const started = { actor, locale, now: startedAt };
        const { _id: id } = await call(startRespondent, { params: { id: projectId }, body }, started);
        const ended = { actor, locale, now: endedAt };
        await call(completeRespondent, { params: { id }, body: { answers } }, ended);
        if (shownAs) await call(nameOnLeaderboard, { params: { id }, body: { name: shownAs } }, ended);
      }
    }
  }
}
