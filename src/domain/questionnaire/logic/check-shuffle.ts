import { carriedBy } from '../carried/carrying.ts';
import type { Finding, FindingKey } from '../finding.ts';
import { findPiped } from '../piping/find-piped.ts';
import { isAsking } from '../registry.ts';
import type { Question, Questionnaire, Section } from '../schema.ts';
import { loosePlaces } from '../shuffle-questions.ts';
import { shuffledPlaces } from '../shuffle-sections.ts';
import { namesBehind } from '../variables/expression.ts';
import { type Condition, namesOf } from './condition.ts';
import { END } from './end.ts';

/** Sections that change places among each other, or questions of one section. */
interface Shuffle {
  /** The places of what does. */
  loose: ReadonlySet<number>;
  /** Where every section and question stands by these places: -1 is before all of them, and `end` after. */
  placeOf: ReadonlyMap<string, number>;
  end: number;
  /** What is said of a jump that leads over some of it in one order and over others in another. */
  key: FindingKey;
}

/**
 * What shuffled sections and questions contradict: whatever looks at an answer that may not have been given by then,
 * and jumps that would lead over some of them in one order and over others in another.
 */
export function checkShuffle(questionnaire: Questionnaire): Finding[] {
  const { sections } = questionnaire;
  const shuffles = [shuffleOf(sections), ...sections.map(shuffleWithin)];
  const some = shuffles.filter(({ loose }) => loose.size > 0);
  return [...checkLoose(sections), ...(some.length > 0 ? checkOrder(questionnaire, some) : [])];
}

function shuffleOf(sections: readonly Section[]): Shuffle {
  return {
    loose: new Set(shuffledPlaces(sections)),
    placeOf: new Map(sections.flatMap((section, place) => idsIn(section).map((id) => [id, place]))),
    end: sections.length,
    key: 'jumpAcrossShuffled',
  };
}

function shuffleWithin(shuffled: Section, at: number, sections: readonly Section[]): Shuffle {
  const { questions } = shuffled;
  const end = questions.length;
  const around = sections.flatMap((section, place) => idsIn(section).map((id) => [id, place > at ? end : -1] as const));
  return {
    loose: new Set(loosePlaces(shuffled)),
    placeOf: new Map([...around, ...questions.map(({ id }, place) => [id, place] as const)]),
    end,
    key: 'jumpAmongShuffled',
  };
}

function idsIn({ id, questions }: Section): string[] {
  return [id, ...questions.map((question) => question.id)];
}

/** What is shuffled with nothing to change places with, and what keeps its place between questions that move. */
function checkLoose(sections: readonly Section[]): Finding[] {
  const isAlone = shuffledPlaces(sections).length === 0;
  return sections.flatMap((section): Finding[] => {
    const at = { severity: 'warning', sectionId: section.id } as const;
    const loose = loosePlaces(section);
    const [first = 0, last = 0] = [loose[0], loose.at(-1)];
    const between = section.questions.slice(first, last).filter((question) => !isAsking(question));
    return [
      ...(section.shuffled && isAlone ? [{ ...at, key: 'shuffledAlone' } as const] : []),
      ...(section.shuffleQuestions && loose.length === 0 ? [{ ...at, key: 'questionShuffledAlone' } as const] : []),
      ...between.map(({ id }) => ({ ...at, key: 'saidAmongShuffled', questionId: id }) as const),
    ];
  });
}

function checkOrder(questionnaire: Questionnaire, shuffles: readonly Shuffle[]): Finding[] {
  const { sections, variables } = questionnaire;
  const behind = namesBehind(variables);

  function looksAhead(names: readonly string[], from: string): boolean {
    return names.some((name) =>
      [...(behind.get(name) ?? [name])].some((one) => shuffles.some((shuffle) => mayComeLater(one, from, shuffle))),
    );
  }

  const findings: Finding[] = [];
  const error = (key: Finding['key'], where: Partial<Finding>) => findings.push({ severity: 'error', key, ...where });

  function look(part: Section | Question, where: Partial<Finding>): void {
    const lookedBy = (condition: Condition | undefined) => looksAhead(condition ? namesOf(condition) : [], part.id);
    if (lookedBy(part.showIf)) error('shuffledLater', { ...where, logic: 'showIf' });
    if ('questions' in part) return;
    const { requireIf, jumps = [] } = part;
    if (lookedBy(requireIf)) error('shuffledLater', { ...where, logic: 'requireIf' });
    const from = carriedBy(part)?.from;
    if (from !== undefined && looksAhead([from], part.id)) error('shuffledLater', { ...where, logic: 'carried' });
    for (const jump of jumps) {
      if (lookedBy(jump.if)) error('shuffledLater', { ...where, logic: 'jumps' });
      const divided = shuffles.find((shuffle) => isDivided(jump.to, part.id, shuffle));
      if (divided) error(divided.key, { ...where, logic: 'jumps' });
    }
  }

  for (const section of sections) {
    look(section, { sectionId: section.id });
    for (const question of section.questions) look(question, { sectionId: section.id, questionId: question.id });
  }
  const sectionOf = new Map(sections.flatMap((section) => idsIn(section).map((id) => [id, section.id])));
  const told = new Set<string>();
  for (const { piped, partId, place } of findPiped(questionnaire)) {
    const sectionId = sectionOf.get(partId);
    const key = `${partId} ${place.text} ${place.optionId}`;
    if (sectionId === undefined || told.has(key) || !looksAhead([piped.id], partId)) continue;
    told.add(key);
    const { text, optionId } = place;
    const where = { ...(partId !== sectionId && { questionId: partId }), ...(optionId !== undefined && { optionId }) };
    error('shuffledLater', { sectionId, ...where, ...(text && { text }) });
  }
  return findings;
}

/** Whether what is written before may come after, in the order of somebody. */
function mayComeLater(name: string, from: string, { loose, placeOf }: Shuffle): boolean {
  const [there, here] = [placeOf.get(name), placeOf.get(from)];
  if (there === undefined || here === undefined || there >= here) return false;
  if (loose.has(there)) return here <= Math.max(...loose);
  return loose.has(here) && there >= Math.min(...loose);
}

function isDivided(to: string, from: string, { loose, placeOf, end }: Shuffle): boolean {
  const here = placeOf.get(from) ?? -1;
  const there = to === END ? end : (placeOf.get(to) ?? end);
  if (there === here) return false;
  if (loose.has(here) || loose.has(there)) return true;
  const between = [...loose].filter((place) => place > here && place < there);
  return between.length > 0 && between.length < loose.size;
}
