import { carriedBy } from '../../questionnaire/carried/carrying.ts';
import type { Finding } from '../../questionnaire/finding.ts';
import type { Questionnaire } from '../../questionnaire/schema.ts';
import { namesUsed } from '../../questionnaire/variables/names-used.ts';
import { NO_MARKING } from '../edit-marking.ts';
import { countedMarking } from '../mark-answers.ts';
import { sectionsOf } from './round-questions.ts';
import type { Series } from './series.ts';

/**
 * What is wrong with the rounds of a quiz: one of them asks nothing, or nothing that counts, a section is asked in two
 * or in none, a jump leads out of its round, a section looks at answers of another round, or one is opened by passing
 * where nobody passes. One that has a date may be written until then: nobody takes it before it asks something.
 */
export function checkSeries(series: Series, questionnaire: Questionnaire): Finding[] {
  const { sections, marking = NO_MARKING } = questionnaire;
  const asked = series.rounds.map((round) => sectionsOf(sections, series, round));
  const rounds = roundsBySection(asked);
  const found: Finding[] = [];
  for (const [at, round] of series.rounds.entries()) {
    const values = { number: at + 1 };
    const questions = asked[at]?.flatMap((section) => section.questions) ?? [];
    const isAwaited = questions.length === 0 && round.opensAt !== null;
    if (questions.length === 0)
      found.push({ severity: isAwaited ? 'warning' : 'error', key: 'roundAsksNothing', values, setting: 'rounds' });
    else if (!questions.some((question) => countedMarking(marking, question)))
      found.push({ severity: 'error', key: 'roundCountsNothing', values, setting: 'rounds' });
    if (at > 0 && round.openedBy === 'passed' && marking.pass === undefined)
      found.push({ severity: 'error', key: 'roundNeedsPass', values, setting: 'rounds' });
  }
  for (const { id: sectionId, questions } of sections) {
    const times = rounds.get(sectionId)?.length ?? 0;
    if (times > 1) found.push({ severity: 'error', key: 'sectionInTwoRounds', sectionId });
    if (times === 0 && questions.length > 0) found.push({ severity: 'warning', key: 'sectionInNoRound', sectionId });
  }
  return [...found, ...jumpsOut(questionnaire, rounds), ...namedAcross(questionnaire, rounds)];
}

/** In which rounds each section is asked; once for all, for both may be many. */
type RoundsBySection = ReadonlyMap<string, readonly number[]>;

function roundsBySection(asked: readonly (readonly { id: string }[])[]): RoundsBySection {
  const found = new Map<string, number[]>();
  for (const [at, of] of asked.entries()) for (const { id } of of) found.set(id, [...(found.get(id) ?? []), at]);
  return found;
}

/** What is asked in another round can be reached from none. */
function jumpsOut({ sections }: Questionnaire, rounds: RoundsBySection): Finding[] {
  const first = new Map<string, number>();
  for (const { id, questions } of sections) {
    const round = rounds.get(id)?.[0];
    if (round === undefined) continue;
    for (const target of [id, ...questions.map((one) => one.id)]) {
      first.set(target, Math.min(round, first.get(target) ?? round));
    }
  }
  const leads = (to: string, from: string) => first.has(to) && first.get(to) !== first.get(from);
  return sections.flatMap(({ id: sectionId, questions }) =>
    questions.flatMap(({ id: questionId, jumps = [] }): Finding[] =>
      jumps.some(({ to }) => typeof to === 'string' && leads(to, sectionId))
        ? [{ severity: 'error', key: 'jumpLeavesRound', sectionId, questionId, logic: 'jumps' }]
        : [],
    ),
  );
}

/** In a round nobody has answered what another asks: conditions, texts and options of a section look at its own. */
function namedAcross({ sections }: Questionnaire, rounds: RoundsBySection): Finding[] {
  return sections.flatMap((section): Finding[] => {
    const own = new Set(rounds.get(section.id));
    const names = namesUsed({ sections: [section] });
    const taken = new Set(section.questions.map((question) => carriedBy(question)?.from));
    const strange = sections.some(
      ({ id, questions }) =>
        !rounds.get(id)?.some((round) => own.has(round)) &&
        questions.some((question) => names.has(question.id) || taken.has(question.id)),
    );
    return own.size > 0 && strange ? [{ severity: 'error', key: 'namesOtherRound', sectionId: section.id }] : [];
  });
}
