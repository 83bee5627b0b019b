import { carriedBy } from '#domain/questionnaire/carried/carrying.ts';
import type { Carried } from '#domain/questionnaire/carried/offered.ts';
import { drawnFrom } from '#domain/questionnaire/draw-questions.ts';
import { type Condition, namesOf } from '#domain/questionnaire/logic/condition.ts';
import { END } from '#domain/questionnaire/logic/end.ts';
import type { Jump } from '#domain/questionnaire/logic/walk.ts';
import type { HiddenValue, Question, Questionnaire, Section } from '#domain/questionnaire/schema.ts';
import type { Variable } from '#domain/questionnaire/variables/expression.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import type { Translator } from '#messages/translator.ts';
import { type Numbered, type NumberedQuestion, numbered } from './numbered.ts';
import { conditionWords } from './words/condition-words.ts';

/** What a part's logic says, a line each. */
export interface LogicLine {
  logic: 'showIf' | 'requireIf' | 'jumps' | 'carried' | 'shuffled' | 'shuffleQuestions' | 'draw';
  words: string;
}

export type LogicLines = ReadonlyMap<string, readonly LogicLine[]>;

const NO_LINES: LogicLines = new Map();

interface Known {
  lines: readonly LogicLine[];
  translator: Translator;
  /** What it names, as it was called when the lines were put into words. */
  named: readonly (NumberedQuestion | Question | number | HiddenValue | Variable | undefined)[];
}

const knownOfPart = new WeakMap<Section | Question, Known>();
const knownOfSection = new WeakMap<Section, { lines: LogicLines; names: Numbered; translator: Translator }>();

/**
 * What the logic of a section and its questions says, by part. As long as it says the same it is the same object: an
 * edit draws again what it changes, also where conditions elsewhere speak of it.
 */
export function linesInSection(section: Section, questionnaire: Questionnaire, translator: Translator): LogicLines {
  const names = numbered(questionnaire);
  const before = knownOfSection.get(section);
  if (before?.names === names && before.translator === translator) return before.lines;
  const parts = [section, ...section.questions].filter(hasLines);
  const fresh = new Map(parts.map((part) => [part.id, keptLines(part, names, translator)]));
  const isSame = before?.lines.size === fresh.size && [...fresh].every(([id, own]) => before.lines.get(id) === own);
  const lines = fresh.size === 0 ? NO_LINES : isSame ? before.lines : fresh;
  knownOfSection.set(section, { lines, names, translator });
  return lines;
}

/** What the logic of one part says. */
export function linesOf(part: Section | Question, names: Numbered, translator: Translator): LogicLine[] {
  const { t } = translator;
  const lines: LogicLine[] = [];
  const words = (condition: Condition) => conditionWords(condition, names, translator);
  if (part.showIf) lines.push({ logic: 'showIf', words: t('logic:onlyIfWords', { condition: words(part.showIf) }) });
  if ('questions' in part) {
    if (part.shuffled) lines.push({ logic: 'shuffled', words: t('logic:shuffledWords') });
    if (part.shuffleQuestions) lines.push({ logic: 'shuffleQuestions', words: t('logic:shuffleQuestionsWords') });
    if (part.draw) {
      const words = t('quiz:drawWords', { count: part.draw, pool: drawnFrom(part).length });
      lines.push({ logic: 'draw', words });
    }
    return lines;
  }
  const carried = carriedBy(part);
  if (carried) lines.push({ logic: 'carried', words: carriedWords(carried, names, translator) });
  const { requireIf, required, jumps = [] } = part;
  if (requireIf && !required) {
    lines.push({ logic: 'requireIf', words: t('logic:requiredIfWords', { condition: words(requireIf) }) });
  }
  for (const jump of jumps) {
    const target = targetWords(jump, names, translator);
    const said = jump.if
      ? t('logic:jumpIfWords', { target, condition: words(jump.if) })
      : t('logic:jumpWords', { target });
    lines.push({ logic: 'jumps', words: said });
  }
  return lines;
}

function carriedWords({ from, which }: Carried, { questions }: Numbered, { t }: Translator): string {
  const number = questions.get(from)?.number;
  if (number === undefined) return t('logic:carriedFromGone');
  return t(which === 'chosen' ? 'logic:carriedChosenWords' : 'logic:carriedNotChosenWords', { number });
}

function targetWords({ to }: Jump, names: Numbered, { t, locale }: Translator): string {
  const { questions, statements, sections, closings } = names;
  if (to === END) return t('logic:toEnd');
  const question = questions.get(to);
  if (question) return t('logic:toQuestion', { number: question.number });
  const said = statements.get(to);
  if (said)
    return t('logic:toStatement', { title: localizedWords(said.title, locale) || t('builder:untitledStatement') });
  const closing = closings.get(to);
  if (closing !== undefined) return t('logic:toClosing', { number: closing });
  const section = sections.get(to);
  return section === undefined ? t('logic:toGone') : t('logic:toSection', { number: section });
}

function hasLines(part: Section | Question): boolean {
  if (part.showIf || ('questions' in part && (part.shuffled || part.shuffleQuestions || part.draw))) return true;
  return !('questions' in part) && Boolean(part.requireIf || part.jumps?.length || carriedBy(part));
}

/** Words are looked for again only where something that a part names is another. */
function keptLines(part: Section | Question, names: Numbered, translator: Translator): readonly LogicLine[] {
  const before = knownOfPart.get(part);
  const { questions, statements, sections, closings, hiddenValues, variables } = names;
  const lists = [questions, statements, sections, closings, hiddenValues, variables];
  const named = namesIn(part).map((id) => lists.map((list) => list.get(id)).find((found) => found !== undefined));
  if (before?.translator === translator && named.every((one, index) => one === before.named[index])) {
    return before.lines;
  }
  const fresh = linesOf(part, names, translator);
  const isSame = before && fresh.every(({ words }, index) => before.lines[index]?.words === words);
  const lines = isSame ? before.lines : fresh;
  knownOfPart.set(part, { lines, translator, named });
  return lines;
}

const knownNames = new WeakMap<Section | Question, readonly string[]>();

/** The ids of all that the logic of a part names. */
function namesIn(part: Section | Question): readonly string[] {
  const found = knownNames.get(part);
  if (found) return found;
  const jumps = 'questions' in part ? [] : (part.jumps ?? []);
  const requireIf = 'questions' in part ? undefined : part.requireIf;
  const conditions = [part.showIf, requireIf, ...jumps.map((jump) => jump.if)];
  const looked = conditions.flatMap((condition) => (condition ? namesOf(condition) : []));
  const carried = 'questions' in part ? undefined : carriedBy(part);
  const made = [...looked, ...jumps.map(({ to }) => to), ...(carried ? [carried.from] : [])];
  knownNames.set(part, made);
  return made;
}
