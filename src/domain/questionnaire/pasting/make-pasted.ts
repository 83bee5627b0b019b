import type { Locale } from '../../text/locale.ts';
import { isBlank } from '../../text/localized.ts';
import { shorten } from '../../text/shorten.ts';
import { insertQuestion, type Place } from '../editing/edit.ts';
import { questionsOf } from '../flow.ts';
import { LIMITS } from '../limits.ts';
import { blankQuestion, kindOf } from '../registry.ts';
import type { Question, Questionnaire, Section } from '../schema.ts';
import { type PastedPart, type PastedQuestion, readPasted } from './read-pasted.ts';

/** What of a pasted question or section there is no room for in it. */
export interface Lost {
  /** Options beyond as many as it can have. */
  options: number;
  /** How many that are. */
  most: number;
  /** Texts that end before they did. */
  shortened: number;
}

export type MadePart = ({ section: Section } | { question: Question }) & { lost: Lost };

/** From where on nothing more is made, and why. */
export interface Left {
  why: 'questions' | 'sections' | 'bytes';
  /** How many questions and sections that leaves out. */
  count: number;
  /** What the first of them says. */
  from: string;
}

export interface Pasted {
  parts: readonly MadePart[];
  left?: Left;
}

/** What a pasted text makes in a questionnaire, as far as there is room for it; the sections without questions yet. */
export function makePasted(
  text: string,
  { questionnaire, place }: { questionnaire: Questionnaire; place: Place },
  locale: Locale,
  id: () => string,
): Pasted {
  const pasted = readPasted(text);
  const room = roomIn(questionnaire);
  if (isBare(questionnaire, place.sectionId) && pasted[0] && 'section' in pasted[0]) room.sections += 1;
  const parts: MadePart[] = [];
  for (const [index, part] of pasted.entries()) {
    const made = 'section' in part ? makeSection(part.section, locale, id) : makeQuestion(part.question, locale, id);
    if ('section' in made) room.sections -= 1;
    else room.questions -= 1;
    room.bytes -= bytesOf('section' in made ? made.section : made.question) + 1;
    const why = (['questions', 'sections', 'bytes'] as const).find((each) => room[each] < 0);
    if (why) return { parts, left: { why, count: pasted.length - index, from: wordsOf(part) } };
    parts.push(made);
  }
  return { parts };
}

/**
 * Puts what was made at a place: questions there, sections after the one they are in. A section that has nothing in it
 * yet becomes the first of them.
 */
export function insertPasted(questionnaire: Questionnaire, parts: readonly MadePart[], place: Place): Questionnaire {
  const first = parts.findIndex((part) => 'section' in part);
  const loose = first < 0 ? parts : parts.slice(0, first);
  const sections = inSections(first < 0 ? [] : parts.slice(first));
  const filled = loose.reduce((changed, part, index) => {
    const at = { ...place, index: place.index + index };
    return 'question' in part ? insertQuestion(changed, part.question, at) : changed;
  }, questionnaire);
  const at = filled.sections.findIndex((section) => section.id === place.sectionId);
  const here = filled.sections[at];
  const [opening, ...more] = sections;
  if (!here || !opening) return filled;
  const put = isBare(filled, here.id) ? [{ ...here, ...opening, id: here.id }, ...more] : [here, ...sections];
  return { ...filled, sections: filled.sections.toSpliced(at, 1, ...put) };
}

function inSections(parts: readonly MadePart[]): Section[] {
  const sections: Section[] = [];
  for (const part of parts) {
    if ('section' in part) sections.push({ ...part.section, questions: [] });
    else sections.at(-1)?.questions.push(part.question);
  }
  return sections;
}

/** Nothing is written of it, and nothing asked in it. */
function isBare({ sections }: Questionnaire, sectionId: string): boolean {
  const section = sections.find(({ id }) => id === sectionId);
  return section?.questions.length === 0 && isBlank(section.title) && isBlank(section.intro);
}

function roomIn(questionnaire: Questionnaire): Record<Left['why'], number> {
  return {
    questions: LIMITS.questions - questionsOf(questionnaire).length,
    sections: LIMITS.sections - questionnaire.sections.length,
    bytes: LIMITS.bytes - bytesOf(questionnaire),
  };
}

function makeSection(title: string, locale: Locale, id: () => string): MadePart {
  const { text, isShorter } = shorten(title, LIMITS.title);
  const section = { id: id(), title: text === '' ? {} : { [locale]: text }, intro: {}, questions: [] };
  return { section, lost: { options: 0, most: 0, shortened: isShorter ? 1 : 0 } };
}

function makeQuestion(pasted: PastedQuestion, locale: Locale, id: () => string): MadePart {
  const title = shorten(pasted.title, LIMITS.title);
  const asked = { title: { [locale]: title.text }, required: pasted.required };
  const shortened = title.isShorter ? 1 : 0;
  if (pasted.options.length === 0) {
    return { question: { ...blankQuestion('short_text', id), ...asked }, lost: { options: 0, most: 0, shortened } };
  }
  const fresh = pasted.several ? blankQuestion('multiple_choice', id) : blankQuestion('single_choice', id);
  const most = kindOf(fresh).mostOptions ?? LIMITS.options;
  const labels = pasted.options.slice(0, most).map((label) => shorten(label, LIMITS.label));
  const options = labels.map(({ text }) => ({ id: id(), label: { [locale]: text } }));
  return {
    question: { ...fresh, ...asked, options },
    lost: {
      options: pasted.options.length - options.length,
      most,
      shortened: shortened + labels.filter(({ isShorter }) => isShorter).length,
    },
  };
}

function wordsOf(part: PastedPart): string {
  return 'section' in part ? part.section : part.question.title;
}

function bytesOf(part: Questionnaire | Section | Question): number {
  return new TextEncoder().encode(JSON.stringify(part)).length;
}
