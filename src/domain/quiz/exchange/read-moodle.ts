// Moodle XML, as docs.moodle.org/en/Moodle_XML_format and question/format/xml/format.php have it.
import { cleanText } from '../../text/normalise.ts';
import {
  type Asks,
  BadFile,
  type Exchanged,
  type Left,
  type Note,
  type ReadFile,
  readNumber,
  roundShare,
  type Told,
} from './exchanged.ts';
import { htmlWords } from './html-words.ts';
import { CREDIT_NAMED, SUBSETS } from './order-words.ts';
import { readCloze } from './read-cloze.ts';
import { readMoodleUnits } from './read-moodle-units.ts';
import { childOf, childrenOf, type ReadXml, textIn, type XmlElement } from './xml-element.ts';

/** The questions of a file in Moodle XML. */
export function readMoodle(file: string, readXml: ReadXml): ReadFile {
  const quiz = readXml(file);
  if (quiz.name !== 'quiz') throw new BadFile({ problem: 'xmlNotMoodle', line: quiz.line });
  const notes: Note[] = [];
  const questions = childrenOf(quiz, 'question').flatMap((element) => {
    const { line } = element;
    if (element.attributes.type === 'category') {
      notes.push({ line, why: 'category' });
      return [];
    }
    const told: Told = new Set();
    const read = readQuestion(element, told);
    if ('left' in read) {
      notes.push({ line, why: read.left });
      return [];
    }
    for (const why of told) notes.push({ line, why });
    return [read];
  });
  return { questions, notes };
}

function readQuestion(element: XmlElement, told: Told): Exchanged | Left {
  const asks = readAsks(element, told);
  if ('left' in asks) return asks;
  // What is asked there is the text with its blanks; it is called by its name.
  const title = asks.by === 'blanks' ? wordsIn(element, 'name', told) : wordsIn(element, 'questiontext', told);
  if (title === '') return { left: 'untitled' };
  const feedback = wordsIn(element, 'generalfeedback', told);
  const points = readNumber(textIn(element, 'defaultgrade'));
  return {
    ...{ line: element.line, title, asks },
    feedback: feedback === '' ? undefined : feedback,
    points: points === undefined || asks.by === 'nothing' ? undefined : Math.round(points * 100) / 100,
    shuffle: asks.by === 'options' && isOn(element, 'shuffleanswers') ? true : undefined,
  };
}

function readAsks(element: XmlElement, told: Told): Asks | Left {
  switch (element.attributes.type) {
    case 'multichoice':
      return readOptions(element, told);
    case 'truefalse':
      return readTruth(element, told);
    case 'shortanswer':
      return readTexts(element, told);
    case 'numerical':
      return readNumbers(element, told);
    case 'essay':
      told.add('essay');
      return { by: 'nothing', isAsked: true };
    case 'description':
      return { by: 'nothing', isAsked: false };
    case 'matching':
      return readPairs(element, told);
    case 'ordering':
      return readOrder(element, told);
    case 'cloze':
      return readCloze(wordsIn(element, 'questiontext', told), told);
    default:
      return { left: 'otherKind' };
  }
}

function readOptions(element: XmlElement, told: Told): Asks | Left {
  const options = childrenOf(element, 'answer').map((answer) => ({
    ...{ text: wordsOf(answer, told), share: shareOf(answer) },
    feedback: wordsIn(answer, 'feedback', told) || undefined,
  }));
  if (options.length < 2 || options.some(({ text }) => text === '')) return { left: 'fewAnswers' };
  return {
    by: 'options',
    several: textIn(element, 'single') === 'false' || textIn(element, 'single') === '0',
    options,
  };
}

function readTruth(element: XmlElement, told: Told): Asks | Left {
  const answers = childrenOf(element, 'answer');
  const isYes = (answer: XmlElement) => textIn(answer, 'text').toLowerCase() === 'true';
  const right = answers.find((answer) => shareOf(answer) > 0);
  if (!right) return { left: 'noAnswer' };
  const said = (of: boolean) => {
    const answer = answers.find((each) => isYes(each) === of);
    return (answer && wordsIn(answer, 'feedback', told)) || undefined;
  };
  const [yes, no] = [said(true), said(false)];
  return { by: 'truth', isTrue: isYes(right), ...((yes ?? no) !== undefined && { feedback: { yes, no } }) };
}

function readTexts(element: XmlElement, told: Told): Asks | Left {
  const all = answersIn(element, told).map((answer) => ({ text: wordsOf(answer, told), share: shareOf(answer) }));
  if (all.some(({ text }) => text === '*')) told.add('wildcard');
  const accepted = all.filter(({ text }) => text !== '' && text !== '*');
  if (accepted.length === 0) return { left: 'noAnswer' };
  return { by: 'texts', accepted, matchCase: isOn(element, 'usecase') ? true : undefined };
}

function readNumbers(element: XmlElement, told: Told): Asks | Left {
  const accepted: { value: number; tolerance: number; share: number }[] = [];
  for (const answer of answersIn(element, told)) {
    const said = textIn(answer, 'text');
    if (said === '*') {
      told.add('wildcard');
      continue;
    }
    const value = readNumber(said);
    const tolerance = readNumber(textIn(answer, 'tolerance') || '0');
    if (value === undefined || tolerance === undefined || tolerance < 0) return { left: 'notNumber' };
    accepted.push({ value, tolerance, share: shareOf(answer) });
  }
  if (accepted.length === 0) return { left: 'noAnswer' };
  const units = readMoodleUnits(element, { earnsPart: accepted.some(({ share }) => share > 0 && share < 100) }, told);
  return units ? { by: 'quantities', accepted, ...units } : { by: 'numbers', accepted };
}

function readPairs(element: XmlElement, told: Told): Asks | Left {
  const all = childrenOf(element, 'subquestion').map((part) => {
    const answer = childOf(part, 'answer');
    return { text: wordsOf(part, told), belongs: answer ? wordsOf(answer, told) : '' };
  });
  const pairs = all.filter(({ text }) => text !== '');
  if (pairs.length < 2 || all.some(({ belongs }) => belongs === '')) return { left: 'fewAnswers' };
  return { by: 'pairs', pairs, others: all.flatMap(({ text, belongs }) => (text === '' ? belongs : [])) };
}

/** The items stand in the right order; how it is drawn and how much of it is asked is Moodle's. */
function readOrder(element: XmlElement, told: Told): Asks | Left {
  const items = answersIn(element, told).map((answer) => wordsOf(answer, told));
  if (items.length < 2 || items.includes('')) return { left: 'fewAnswers' };
  const credit = CREDIT_NAMED.get(textIn(element, 'gradingtype'));
  if (!credit) told.add('credit');
  if (SUBSETS.has(textIn(element, 'selecttype')) && textIn(element, 'selectcount') !== String(items.length)) {
    told.add('subset');
  }
  return { by: 'order', items, credit: credit ?? 'places' };
}

function answersIn(element: XmlElement, told: Told): XmlElement[] {
  const answers = childrenOf(element, 'answer');
  if (answers.some((answer) => textIn(childOf(answer, 'feedback'), 'text') !== '')) told.add('answerFeedback');
  return answers;
}

function shareOf({ attributes }: XmlElement): number {
  return roundShare(readNumber(attributes.fraction ?? '') ?? 0);
}

function isOn(element: XmlElement, name: string): boolean {
  const said = textIn(element, name);
  return said === '1' || said === 'true';
}

function wordsIn(element: XmlElement, name: string, told: Told): string {
  const child = childOf(element, name);
  return child ? wordsOf(child, told) : '';
}

/** A text is HTML unless it says that it is none. */
function wordsOf(element: XmlElement, told: Told): string {
  const text = childOf(element, 'text')?.text ?? '';
  if (childrenOf(element, 'file').length > 0) told.add('pictures');
  if (element.attributes.format !== 'html' && element.attributes.format !== undefined) return cleanText(text);
  const isHtml = element.attributes.format === 'html' || element.name === 'questiontext';
  if (!isHtml) return cleanText(text);
  const { text: words, hadMarkup, hadPictures } = htmlWords(text);
  if (hadPictures) told.add('pictures');
  else if (hadMarkup) told.add('markup');
  return cleanText(words);
}
