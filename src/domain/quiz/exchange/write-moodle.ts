import { firstWords } from '../../text/first-words.ts';
import type { Asks, Exchanged } from './exchanged.ts';
import { ORDER_WORDS } from './order-words.ts';
import { clozeOf } from './write-cloze.ts';

/** A question in Moodle XML, which has a type for every way of asking in `Asks`. */
export function moodleOf({ title, feedback, points = 1, shuffle, asks }: Exchanged): string {
  return [
    `  <question type="${typeOf(asks)}">`,
    `    <name><text>${xml(asks.by === 'blanks' ? title : firstWords(title))}</text></name>`,
    `    <questiontext format="plain_text"><text>${xml(asks.by === 'blanks' ? clozeOf(asks) : title)}</text></questiontext>`,
    ...(feedback ? [`    <generalfeedback format="plain_text"><text>${xml(feedback)}</text></generalfeedback>`] : []),
    ...(asks.by === 'nothing' ? [] : [`    <defaultgrade>${points}</defaultgrade>`]),
    ...(asks.by === 'options' ? [`    <single>${!asks.several}</single>`] : []),
    ...(asks.by === 'options' ? [`    <shuffleanswers>${shuffle ? 'true' : 'false'}</shuffleanswers>`] : []),
    ...(asks.by === 'texts' ? [`    <usecase>${asks.matchCase ? 1 : 0}</usecase>`] : []),
    ...(asks.by === 'pairs' ? ['    <shuffleanswers>true</shuffleanswers>'] : []),
    ...(asks.by === 'order' ? orderSettings(asks) : []),
    ...(asks.by === 'quantities' ? unitsOf(asks) : []),
    ...answersOf(asks),
    '  </question>',
  ].join('\n');
}

export function moodleFile(questions: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>\n`;
}

function typeOf(asks: Asks): string {
  switch (asks.by) {
    case 'options':
      return 'multichoice';
    case 'truth':
      return 'truefalse';
    case 'texts':
      return 'shortanswer';
    case 'numbers':
    case 'quantities':
      return 'numerical';
    case 'order':
      return 'ordering';
    case 'pairs':
      return 'matching';
    case 'blanks':
      return 'cloze';
    case 'nothing':
      return asks.isAsked ? 'essay' : 'description';
  }
}

function answersOf(asks: Asks): string[] {
  switch (asks.by) {
    case 'options':
      return asks.options.map(({ text, share, feedback }) => answer(text, share, said(feedback)));
    case 'truth':
      return [
        answer('true', asks.isTrue ? 100 : 0, said(asks.feedback?.yes)),
        answer('false', asks.isTrue ? 0 : 100, said(asks.feedback?.no)),
      ];
    case 'texts':
      return asks.accepted.map(({ text, share }) => answer(text, share));
    case 'numbers':
    case 'quantities':
      return asks.accepted.map(({ value, tolerance, share }) =>
        answer(String(value), share, `<tolerance>${tolerance}</tolerance>`),
      );
    case 'order':
      return asks.items.map((text, place) => answer(text, place + 1));
    case 'pairs':
      return [...asks.pairs, ...asks.others.map((belongs) => ({ text: '', belongs }))].map(
        ({ text, belongs }) =>
          `    <subquestion format="plain_text"><text>${xml(text)}</text>` +
          `<answer><text>${xml(belongs)}</text></answer></subquestion>`,
      );
    case 'blanks':
    case 'nothing':
      return [];
  }
}

/** Typed with the number, and a part of what it earns; units in the file are as many as one of the first. */
function unitsOf({ units, unitPenalty = 0 }: Extract<Asks, { by: 'quantities' }>): string[] {
  return [
    '    <units>',
    ...units.map(
      ({ name, times }) => `      <unit><multiplier>${times}</multiplier><unit_name>${xml(name)}</unit_name></unit>`,
    ),
    '    </units>',
    '    <unitgradingtype>1</unitgradingtype>',
    `    <unitpenalty>${unitPenalty / 100}</unitpenalty>`,
    '    <showunits>0</showunits>',
    '    <unitsleft>0</unitsleft>',
  ];
}

function orderSettings({ items, credit }: Extract<Asks, { by: 'order' }>): string[] {
  return [
    '    <layouttype>VERTICAL</layouttype>',
    '    <selecttype>ALL</selecttype>',
    `    <selectcount>${items.length}</selectcount>`,
    `    <gradingtype>${ORDER_WORDS[credit]}</gradingtype>`,
    '    <showgrading>SHOW</showgrading>',
  ];
}

function answer(text: string, share: number, more = ''): string {
  return `    <answer fraction="${share}" format="plain_text"><text>${xml(text)}</text>${more}</answer>`;
}

function said(feedback: string | undefined): string {
  return feedback ? `<feedback format="plain_text"><text>${xml(feedback)}</text></feedback>` : '';
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function xml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
}
