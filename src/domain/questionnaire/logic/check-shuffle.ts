import { carriedBy } from '../carried/carrying.ts';
import type { Finding } from '../finding.ts';
import { findPiped } from '../piping/find-piped.ts';
import type { Question, Questionnaire, Section } from '../schema.ts';
import { shuffledPlaces } from '../shuffle-sections.ts';
import { namesBehind } from '../variables/expression.ts';
import { type Condition, namesOf } from './condition.ts';
import { END } from './end.ts';

/**
 * What shuffled sections contradict: whatever looks at an answer that may not have been given by then, and jumps that
 * would lead over some of them in one order and over others in another.
 */
export function checkShuffle(questionnaire: Questionnaire): Finding[] {
  const { sections, variables } = questionnaire;
  const shuffled = new Set(shuffledPlaces(sections));
  const alone = shuffled.size === 0 ? sections.filter((section) => section.shuffled) : [];
  if (shuffled.size === 0) {
    return alone.map(({ id }): Finding => ({ severity: 'warning', key: 'shuffledAlone', sectionId: id }));
  }
  const [first, last] = [Math.min(...shuffled), Math.max(...shuffled)];
  const placeOf = new Map(
    sections.flatMap(({ id, questions }, place) =>
      [id, ...questions.map((one) => one.id)].map((part) => [part, place]),
    ),
  );
  const behind = namesBehind(variables);

  /** Whether what is written before may come after, in the order of somebody. */
  function mayComeLater(name: string, here: number): boolean {
    const there = placeOf.get(name);
    if (there === undefined || there >= here) return false;
    if (shuffled.has(there)) return here <= last;
    return shuffled.has(here) && there >= first;
  }

  function looksAhead(names: readonly string[], here: number): boolean {
    return names.some((name) => [...(behind.get(name) ?? [name])].some((one) => mayComeLater(one, here)));
  }

  function isDivided(to: string, here: number): boolean {
    const there = to === END ? sections.length : (placeOf.get(to) ?? sections.length);
    if (there === here) return false;
    if (shuffled.has(here) || shuffled.has(there)) return true;
    const between = [...shuffled].filter((place) => place > here && place < there);
    return between.length > 0 && between.length < shuffled.size;
  }

  const findings: Finding[] = [];
  const error = (key: Finding['key'], where: Partial<Finding>) => findings.push({ severity: 'error', key, ...where });

  function look(part: Section | Question, here: number, where: Partial<Finding>): void {
    const lookedBy = (condition: Condition | undefined) => looksAhead(condition ? namesOf(condition) : [], here);
    if (lookedBy(part.showIf)) error('shuffledLater', { ...where, logic: 'showIf' });
    if ('questions' in part) return;
    const { requireIf, jumps = [] } = part;
    if (lookedBy(requireIf)) error('shuffledLater', { ...where, logic: 'requireIf' });
    const from = carriedBy(part)?.from;
    if (from !== undefined && looksAhead([from], here)) error('shuffledLater', { ...where, logic: 'carried' });
    for (const jump of jumps) {
      if (lookedBy(jump.if)) error('shuffledLater', { ...where, logic: 'jumps' });
      if (isDivided(jump.to, here)) error('jumpAcrossShuffled', { ...where, logic: 'jumps' });
    }
  }

  for (const [here, section] of sections.entries()) {
    look(section, here, { sectionId: section.id });
    for (const question of section.questions) look(question, here, { sectionId: section.id, questionId: question.id });
  }
  const told = new Set<string>();
  for (const { piped, partId, place } of findPiped(questionnaire)) {
    const here = placeOf.get(partId);
    const key = `${partId} ${place.text} ${place.optionId}`;
    if (here === undefined || told.has(key) || !looksAhead([piped.id], here)) continue;
    told.add(key);
    const sectionId = sections[here]?.id;
    const { text, optionId } = place;
    const where = { ...(partId !== sectionId && { questionId: partId }), ...(optionId !== undefined && { optionId }) };
    error('shuffledLater', { ...(sectionId !== undefined && { sectionId }), ...where, ...(text && { text }) });
  }
  return findings;
}
