import type { Localized } from '../../text/localized.ts';
import { mapAlt } from '../images/map-alt.ts';
import type { ChangeText, TextPlace } from '../kind.ts';
import { kindOf } from '../registry.ts';
import type { Question } from '../schema.ts';
import { mapVideoTitle } from '../video/map-video-title.ts';

const TITLE: TextPlace = { text: 'title', severity: 'error', blank: 'blankTitle', missing: 'missingTitle' };
const HELP: TextPlace = { text: 'help', severity: 'warning', missing: 'missingHelp' };
const ALT: TextPlace = { text: 'alt', severity: 'error', blank: 'blankAlt', missing: 'missingAlt' };

/**
 * The question with every text in it changed: its title, its help, what is said of its image, the title of its video,
 * then what its kind has besides.
 */
export function mapTexts(question: Question, change: ChangeText): Question {
  const titled = { ...question, title: change(question.title, TITLE), help: change(question.help, HELP) };
  const changed = mapVideoTitle(mapAlt(titled, change, ALT), change);
  return kindOf(question).mapTexts?.(changed, change) ?? changed;
}

/** Every text in the question, in the same order. */
export function textsOf(question: Question): { text: Localized; place: TextPlace }[] {
  const texts: { text: Localized; place: TextPlace }[] = [];
  mapTexts(question, (text, place) => {
    texts.push({ text, place });
    return text;
  });
  return texts;
}

/** Names a text among those of its question. */
export function nameOfText({ text, optionId }: TextPlace): string {
  return optionId === undefined ? String(text) : `${optionId}.${text}`;
}
