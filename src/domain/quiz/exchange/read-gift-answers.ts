import { type Asks, type Left, readNumber, roundShare, type Told, tidy } from './exchanged.ts';
import { readGiftOrder } from './read-gift-order.ts';

type Words = (text: string) => string;

const TRUTH = new Map([
  ['T', true],
  ['TRUE', true],
  ['F', false],
  ['FALSE', false],
]);

/** What stands between the braces: which kind of question it is follows from the first of these that fits. */
export function readGiftAnswers(within: string, words: Words, told: Told): Asks | Left {
  if (within === '') {
    told.add('essay');
    return { by: 'nothing', isAsked: true };
  }
  if (/^>\s*\d/.test(within)) return readGiftOrder(within.slice(1), words, told);
  if (within.startsWith('#')) return readNumbers(within.slice(1), told);
  if (within.includes('~')) return readOptions(within, words);
  if (within.includes('=') && within.includes('->')) return readPairs(within, words, told);
  const truth = readTruth(within, words);
  if (truth) return truth;
  return readTexts(within, words, told);
}

/** What is said of the wrong answer stands before what is said of the right one. */
function readTruth(within: string, words: Words): Asks | undefined {
  const [said = '', wrong = '', right = ''] = within.split('#');
  const isTrue = TRUTH.get(said.trim());
  if (isTrue === undefined) return undefined;
  const [ofWrong, ofRight] = [words(wrong) || undefined, words(right) || undefined];
  if (ofWrong === undefined && ofRight === undefined) return { by: 'truth', isTrue };
  return { by: 'truth', isTrue, feedback: { yes: isTrue ? ofRight : ofWrong, no: isTrue ? ofWrong : ofRight } };
}

function readOptions(within: string, words: Words): Asks | Left {
  const options = within
    .split(/(?=[~=])/)
    .filter((answer) => answer.trim() !== '')
    .map((answer) => {
      const isRight = answer.startsWith('=');
      const { share = isRight ? 100 : 0, text } = weighed(answer.replace(/^[~=]/, ''));
      const at = text.indexOf('#');
      if (at < 0) return { text: words(text), share };
      return { text: words(text.slice(0, at)), share, feedback: words(text.slice(at + 1)) || undefined };
    });
  if (options.length < 2 || options.some(({ text }) => text === '')) return { left: 'fewAnswers' };
  return { by: 'options', several: !within.includes('='), options };
}

function readTexts(within: string, words: Words, told: Told): Asks | Left {
  const accepted = answersIn(within).flatMap((answer) => {
    const { share = 100, text } = weighed(answer);
    const said = words(withoutFeedback(text, told));
    if (said === '*') told.add('wildcard');
    return said === '' || said === '*' ? [] : [{ text: said, share }];
  });
  return accepted.length === 0 ? { left: 'noAnswer' } : { by: 'texts', accepted };
}

function readPairs(within: string, words: Words, told: Told): Asks | Left {
  const pairs: { text: string; belongs: string }[] = [];
  const others: string[] = [];
  for (const answer of answersIn(within)) {
    const pair = withoutFeedback(answer, told);
    const at = pair.indexOf('->');
    const text = words(pair.slice(0, Math.max(0, at)));
    const belongs = words(pair.slice(at + 2));
    if (at < 0 || belongs === '') return { left: 'fewAnswers' };
    if (text === '') others.push(belongs);
    else pairs.push({ text, belongs });
  }
  return pairs.length < 2 ? { left: 'fewAnswers' } : { by: 'pairs', pairs, others };
}

function readNumbers(within: string, told: Told): Asks | Left {
  const [answers = '', ...tail] = within.split('~');
  if (tail.length > 0) told.add('answerFeedback');
  const accepted: { value: number; tolerance: number; share: number }[] = [];
  for (const answer of answersIn(answers)) {
    const { share = 100, text } = weighed(answer);
    const said = withoutFeedback(text, told);
    if (said === '*') {
      told.add('wildcard');
      continue;
    }
    const range = rangeOf(said);
    if (!range) return { left: 'notNumber' };
    accepted.push({ ...range, share });
  }
  return accepted.length === 0 ? { left: 'noAnswer' } : { by: 'numbers', accepted };
}

/** `least..most`, `value:tolerance` or a value alone. A shielded colon cannot stand in a number. */
function rangeOf(said: string): { value: number; tolerance: number } | undefined {
  const [least, most, ...more] = said.split('..').map(readNumber);
  if (least !== undefined && most !== undefined && more.length === 0) {
    return { value: tidy((least + most) / 2), tolerance: tidy(Math.abs(most - least) / 2) };
  }
  const [value, tolerance = said.includes(':') ? undefined : 0] = said.split(':').map(readNumber);
  return value === undefined || tolerance === undefined || tolerance < 0 ? undefined : { value, tolerance };
}

/** Each begins with `=`; a single one need not. */
function answersIn(within: string): string[] {
  return within.split('=').filter((answer) => answer.trim() !== '');
}

const WEIGHT = /^%([+-]?(?:\d{1,20}(?:\.\d{0,20})?|\.\d{1,20}))%/;

function weighed(answer: string): { share: number | undefined; text: string } {
  const text = answer.trim();
  const found = WEIGHT.exec(text);
  if (!found) return { share: undefined, text };
  return { share: roundShare(Number(found[1])), text: text.slice(found[0].length) };
}

/** What is told of one answer stands after `#`. */
function withoutFeedback(answer: string, told: Told): string {
  const at = answer.indexOf('#');
  if (at < 0) return answer.trim();
  if (
    answer
      .slice(at + 1)
      .replaceAll('#', '')
      .trim() !== ''
  )
    told.add('answerFeedback');
  return answer.slice(0, at).trim();
}
