import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Answer } from '../answers/answer.ts';
import { tallyKey } from '../answers/counting/tally.ts';
import { answersTo } from './arbitraries/answers.ts';
import { questions } from './arbitraries/questions.ts';
import type { Problem } from './kind.ts';
import { hasRows } from './kinds/grid/rows.ts';
import {
  answerCells,
  answerPlain,
  answerRows,
  answerWords,
  blankQuestion,
  checkQuestion,
  columnsOf,
  inputOf,
  KINDS,
  kindName,
  kindOf,
  optionsOf,
  QUESTION_KINDS,
  readAnswer,
  rowsOf,
  uploadsOf,
  valuesOf,
} from './registry.ts';
import { type Question, questionSchema } from './schema.ts';

const everyQuestion = { id: 'q', title: { en: 'Q' }, help: {}, required: false };
const options = ['a', 'b', 'c'].map((id) => ({ id, label: { en: id.toUpperCase(), bn: `${id}-bn` } }));

const single: Question = { ...everyQuestion, kind: 'single_choice', options };
const several: Question = { ...everyQuestion, kind: 'multiple_choice', options, minChosen: 2, maxChosen: 2 };
const none = { id: 'none', label: { en: 'None', bn: 'কোনোটিই না' }, exclusive: true };
const other = { id: 'other', label: { en: 'Other', bn: 'অন্যান্য' }, asksText: true };
const orOther: Question = { ...everyQuestion, kind: 'single_choice', options: [...options, other] };
const orOthers: Question = { ...everyQuestion, kind: 'multiple_choice', options: [other, ...options] };
const dropDown: Question = { ...everyQuestion, kind: 'dropdown', options: [...options, other] };
const orNone: Question = { ...several, options: [...options, none] };
const walks: Question = { ...everyQuestion, kind: 'yes_no' };
const agreed: Question = { ...everyQuestion, kind: 'consent', agreement: { en: 'I take part' } };
const age: Question = { ...everyQuestion, kind: 'number', decimals: 0, min: 0, max: 130, unit: { en: 'years' } };
const inFives: Question = { ...age, id: 'fives', min: -10, max: 100, step: 5 };
const halves: Question = { ...age, id: 'halves', decimals: 1, min: undefined, max: undefined, step: 0.5 };
const price: Question = { ...everyQuestion, kind: 'number', decimals: 2, unit: {} };
const stars: Question = { ...everyQuestion, kind: 'rating', steps: 5 };
const tenths: Question = { ...blankQuestion('slider', () => 'q'), min: -1, max: 5, step: 0.1 };
const agrees: Question = { ...everyQuestion, kind: 'likert', steps: 7, labels: [{}, { en: 'No' }] };
const satisfied: Question = { ...everyQuestion, kind: 'csat' };
const effort: Question = { ...everyQuestion, kind: 'ces' };
const day: Question = { ...everyQuestion, kind: 'date', min: '2026-01-01', max: '2026-12-31' };
const firstTwo: Question = { ...everyQuestion, kind: 'ranking', options, maxRanked: 2 };
const meal: Question = { ...everyQuestion, kind: 'time', min: '12:00', max: '15:00', step: 15 };
const moment: Question = { ...everyQuestion, kind: 'date_time', min: '2026-01-01' };
const stay: Question = { ...everyQuestion, kind: 'date_range', min: '2026-01-01', minDays: 2, maxDays: 5 };
const order: Question = { ...everyQuestion, kind: 'ranking', options };
const rows = ['r', 's'].map((id) => ({ id, label: { en: id.toUpperCase(), bn: `${id}-bn` } }));
const grid: Question = { ...everyQuestion, kind: 'grid_single_choice', rows, options };
const grids: Question = { ...everyQuestion, kind: 'grid_multiple_choice', rows, options };
const rated: Question = { ...everyQuestion, kind: 'grid_rating', rows, steps: 5 };
const spent: Question = { ...everyQuestion, kind: 'constant_sum', options, total: 100, unit: { en: 'taka' } };
const line: Question = { ...everyQuestion, kind: 'short_text', maxLength: 7 };
const sentence: Question = { ...everyQuestion, kind: 'short_text', minLength: 7 };
const cells = {
  rows: [{ id: 'a', label: { en: 'A' } }],
  columns: [
    { id: 'x', label: { en: 'X' } },
    { id: 'y', label: {} },
  ],
};
const texts: Question = { ...everyQuestion, kind: 'grid_text', ...cells };
const prices: Question = { ...everyQuestion, kind: 'grid_number', ...cells, min: 0, max: 9, decimals: 1 };
const lists: Question = {
  ...everyQuestion,
  kind: 'grid_dropdown',
  ...cells,
  options: [
    { id: 'o1', label: { en: 'Rice' } },
    { id: 'o2', label: { en: 'Bread' } },
  ],
};
const drawn = ['0123456789012345678901-signature.png'];
const signs: Question = { ...everyQuestion, kind: 'signature' };
const coded: Question = {
  ...everyQuestion,
  kind: 'short_text',
  pattern: '[a-z]+-[০-৯]{2}',
  patternMessage: { en: 'Like ab-12' },
};
const card: Question = { ...everyQuestion, kind: 'short_text', mask: '99-9999' };
const person: Question = { ...everyQuestion, kind: 'person_name' };
const mobile: Question = { ...everyQuestion, kind: 'phone_number' };
const phone: Question = { ...mobile, anyCountry: true };
const essay: Question = { ...everyQuestion, kind: 'long_text' };

const EMPTY = { empty: true };
function problem(key: string, values?: Problem['values']) {
  return { problem: values ? { key, values } : { key } };
}

describe('reading an answer', () => {
  test.each<[string, Question, unknown, unknown]>([
    ['a mobile number of Bangladesh', mobile, '০১৭১২-৩৪৫৬৭৮', { answer: '+8801712345678' }],
    ['a number abroad where none is asked', mobile, '+44 7911 123456', problem('length', { field: { en: 'Q' } })],
    ['a number abroad', phone, '+৪৪ (7911) 123-456', { answer: '+447911123456' }],
    ['a mobile number of Bangladesh where any is taken', phone, '01712 345678', { answer: '+8801712345678' }],
    ['a number without its country', phone, '7911 123456', problem('phoneAbroad')],
    ['a number of too few digits', phone, '+44 79', problem('phoneAbroad')],
    ['no number', phone, ' ', EMPTY],
    ['an option', single, 'b', { answer: 'b' }],
    ['an option from a form field that came twice', single, ['', 'b', 'b'], { answer: 'b' }],
    ['no option', single, ['', ' '], EMPTY],
    ['an option that is not there', single, 'd', problem('unknownOption')],
    ['an inherited name', single, 'constructor', problem('unknownOption')],
    ['two options where one is asked', single, ['a', 'b'], problem('chooseOne')],
    ['an option that is no text', single, 1, problem('malformed')],
    ['several options, in the order of the question', several, ['c', 'a', 'c'], { answer: ['a', 'c'] }],
    ['yes', walks, ['', 'yes'], { answer: 'yes' }],
    ['neither yes nor no', walks, 'maybe', problem('unknownOption')],
    ['yes and no', walks, ['yes', 'no'], problem('chooseOne')],
    ['consent from a form', agreed, ['', 'agreed'], { answer: 'agreed' }],
    ['a box that is left alone', agreed, [''], EMPTY],
    ['consent to something else', agreed, 'yes', problem('unknownOption')],
    ['no options, although two are asked', several, [], EMPTY],
    ['too few', several, 'a', problem('chooseAtLeast', { min: 2 })],
    ['too many', several, ['a', 'b', 'c'], problem('chooseAtMost', { max: 2 })],
    ['what is chosen alone, although two are asked', orNone, ['none'], { answer: ['none'] }],
    ['what is chosen alone beside others', orNone, ['none', 'a'], problem('chooseAlone', { option: none.label })],
    ['others where one is chosen alone', orNone, ['a', 'b'], { answer: ['a', 'b'] }],
    [
      'an option with the text it asks for',
      orOther,
      { '': 'other', other: ' my own ' },
      { answer: { other: 'my own' } },
    ],
    ['a text whose option is not chosen', orOther, { other: 'my own' }, { answer: { other: 'my own' } }],
    ['a text beside the option that is chosen', orOther, { '': 'a', other: 'my own' }, { answer: 'a' }],
    ['a text that is asked for, left out', orOther, 'other', problem('missingOptionText', { option: other.label })],
    ['a text that nobody asks for', orOther, { a: 'my own' }, problem('malformed')],
    ['a text beside an option that is not there', orOther, { '': 'a', d: 'my own' }, problem('unknownOption')],
    [
      'a text that is too long beside an option',
      orOther,
      { other: 'x'.repeat(501) },
      problem('optionTextTooLong', { max: 500, option: other.label }),
    ],
    ['several with a text', orOthers, { '': ['b'], other: 'my own' }, { answer: { other: 'my own', b: '' } }],
    ['several without', orOthers, { '': ['b', 'a'] }, { answer: ['a', 'b'] }],
    ['a text in a list', dropDown, { '': 'other', other: 'my own' }, { answer: { other: 'my own' } }],
    ['none in a list', dropDown, 'other', problem('missingOptionText', { option: other.label })],
    ['a text beside another of a list', dropDown, { '': 'a', other: 'my own' }, { answer: 'a' }],
    ['one unknown among good ones', several, ['a', 'x'], problem('unknownOption')],
    ['a list in a list', several, [['a'], 'b'], problem('malformed')],
    ['Bengali digits', age, ' ৪২ ', { answer: 42 }],
    ['a number', age, 42, { answer: 42 }],
    ['negative zero', age, -0, { answer: 0 }],
    ['a blank number', age, '  ', EMPTY],
    ['a word for a number', age, 'forty', problem('numberBetween', { min: 0, max: 130 })],
    ['NaN', age, Number.NaN, problem('numberBetween', { min: 0, max: 130 })],
    ['infinity', age, Number.POSITIVE_INFINITY, problem('numberBetween', { min: 0, max: 130 })],
    ['a truth for a number', age, true, problem('malformed')],
    ['too small', age, '-1', problem('numberBetween', { min: 0, max: 130 })],
    ['too large', age, 131, problem('numberBetween', { min: 0, max: 130 })],
    ['a fraction of a year', age, '41.5', problem('wholeNumber')],
    ['two decimals', price, '১,২৩৪.৫৬', { answer: 1234.56 }],
    ['three decimals', price, '1.005', problem('tooManyDecimals', { decimals: 2 })],
    ['beyond every number', price, 1e9 + 1, problem('numberBetween', { min: -1e9, max: 1e9 })],
    ['a number on a step', inFives, '-৫', { answer: -5 }],
    ['a number between steps', inFives, 12, problem('numberInSteps', { min: -10, step: 5 })],
    ['a fraction between steps', inFives, '10.5', problem('numberInSteps', { min: -10, step: 5 })],
    ['a number in steps beyond the greatest', inFives, 105, problem('numberBetween', { min: -10, max: 100 })],
    ['a multiple below 0', halves, '-1.5', { answer: -1.5 }],
    ['a large multiple', halves, '999999999.5', { answer: 999_999_999.5 }],
    ['no multiple', halves, '0.7', problem('numberMultiple', { step: 0.5 })],
    ['nearly a multiple', halves, '0.50000001', problem('numberMultiple', { step: 0.5 })],
    ['a rating', stars, '৫', { answer: 5 }],
    ['a word for a rating', stars, 'good', problem('double', { field: stars.title })],
    ['half a star', stars, 4.5, problem('rating', { steps: 5 })],
    ['six of five stars', stars, 6, problem('rating', { steps: 5 })],
    ['a place on a slider', tenths, '২.৩', { answer: 2.3 }],
    ['a place between steps', tenths, 2.25, problem('numberInSteps', { min: -1, step: 0.1 })],
    ['a place beyond the end', tenths, 5.1, problem('numberBetween', { min: -1, max: 5 })],
    ['agreement', agrees, '7', { answer: 7 }],
    ['agreement beyond the steps', agrees, 8, problem('missingChoice')],
    ['satisfaction of nothing', satisfied, 0, problem('missingChoice')],
    ['effort', effort, '৭', { answer: 7 }],
    ['a day', day, '2026-03-05', { answer: '2026-03-05' }],
    ['a day in Bengali digits', day, ' ২০২৬-০৩-০৫ ', { answer: '2026-03-05' }],
    ['a day that does not exist', day, '2026-02-30', problem('date')],
    ['a day that some read with the month first', day, '5/10/2026', problem('date')],
    ['the year first in another way', day, '2026/10/5', problem('date')],
    ['a day with its time', day, '2026-10-05T00:00:00Z', problem('date')],
    ['a day by its fields', day, { day: '৫', month: '03', year: '2026' }, { answer: '2026-03-05' }],
    ['a day without its year', day, { day: '5', month: '03' }, problem('date')],
    ['no day by its fields', day, { day: '', month: ' ' }, EMPTY],
    ['other fields than those of a day', day, { day: '5', week: '3' }, problem('malformed')],
    ['numbers for the fields of a day', day, { day: 5, month: 3, year: 2026 }, problem('malformed')],
    ['a time', meal, '১৩:৩০', { answer: '13:30' }],
    ['a time by its fields', meal, { hour: '১', minute: '30', half: 'noon' }, { answer: '13:30' }],
    ['an hour beyond twelve', meal, { hour: '13', minute: '30' }, { answer: '13:30' }],
    ['an hour that its word does not speak of', meal, { hour: '13', minute: '30', half: 'am' }, problem('time')],
    ['an hour that may be either', meal, { hour: '1', minute: '30' }, problem('time')],
    ['a time without its minutes', meal, { hour: '1', minute: ' ', half: 'pm' }, problem('time')],
    ['an inherited word', meal, { hour: '1', minute: '00', half: 'constructor' }, problem('time')],
    ['too early in the day', meal, '11:45', problem('timeBetween', { min: '12:00', max: '15:00' })],
    ['between the steps', meal, '12:10', problem('timeInSteps', { step: 15 })],
    ['no time', meal, { hour: '', half: '' }, EMPTY],
    ['a moment', moment, '2026-03-05T14:05', { answer: '2026-03-05T14:05' }],
    [
      'a moment by its fields',
      moment,
      { day: '5', month: '03', year: '2026', hour: '2', minute: '05', half: 'night' },
      { answer: '2026-03-05T02:05' },
    ],
    ['a day without a time', moment, '2026-03-05', problem('dateTime')],
    ['a time without a day', moment, { hour: '2', minute: '05', half: 'pm' }, problem('dateTime')],
    ['a moment with an offset', moment, '2026-03-05T14:05Z', problem('dateTime')],
    ['a moment before the first', moment, '2025-12-31T23:59', problem('dateTooEarly', { min: '2026-01-01' })],
    ['days', stay, { from: '2026-03-01', to: '২০২৬-০৩-০৩' }, { answer: { from: '2026-03-01', to: '2026-03-03' } }],
    ['days in one text', stay, '2026-03-01/2026-03-03', { answer: { from: '2026-03-01', to: '2026-03-03' } }],
    [
      'days by their fields',
      stay,
      { 'from-day': '1', 'from-month': '03', 'from-year': '2026', 'to-day': '৩', 'to-month': '03', 'to-year': '2026' },
      { answer: { from: '2026-03-01', to: '2026-03-03' } },
    ],
    ['no days', stay, { 'from-day': '', 'to-day': ' ' }, EMPTY],
    ['the first day alone', stay, { from: '2026-03-01' }, problem('dateRange')],
    ['one day in one text', stay, '2026-03-01', problem('dateRange')],
    ['days the wrong way round', stay, '2026-03-03/2026-03-01', problem('rangeBackwards')],
    ['days before the first', stay, '2025-12-31/2026-01-02', problem('dateTooEarly', { min: '2026-01-01' })],
    ['too few days', stay, '2026-03-01/2026-03-01', problem('rangeTooShort', { min: 2 })],
    ['too many days', stay, '2026-03-01/2026-03-06', problem('rangeTooLong', { max: 5 })],
    ['a text that fits its mask', card, '১২ ৩৪৫৬', { answer: '12-3456' }],
    ['one that does not', card, '12-345', problem('mask', { example: { en: '12-3456', bn: '১২-৩৪৫৬' } })],
    ['texts in cells', texts, { 'a~x': ' Tea\nshop ', 'a~y': ' ' }, { answer: { 'a~x': 'Tea shop' } }],
    ['no text in any cell', texts, { 'a~x': ' ' }, EMPTY],
    ['a text in no cell', texts, { 'b~x': 'Tea' }, problem('unknownCell')],
    ['texts that are no cells', texts, 'Tea', problem('malformed')],
    ['a text too long for a cell', texts, { 'a~x': 'x'.repeat(201) }, problem('tooLong', { max: 200 })],
    ['numbers in cells', prices, { 'a~x': '৮.৫', 'a~y': 0 }, { answer: { 'a~x': 8.5, 'a~y': 0 } }],
    ['a number in steps in a cell', { ...prices, step: 1.5 }, { 'a~x': '4.5' }, { answer: { 'a~x': 4.5 } }],
    [
      'a number between steps in a cell',
      { ...prices, step: 1.5 },
      { 'a~x': '4' },
      problem('numberInSteps', { min: 0, step: 1.5 }),
    ],
    ['a number out of bounds in a cell', prices, { 'a~x': '10' }, problem('numberBetween', { min: 0, max: 9 })],
    ['one of a list in a cell', lists, { 'a~y': 'o2' }, { answer: { 'a~y': 'o2' } }],
    ['none of the list in a cell', lists, { 'a~y': 'o3' }, problem('unknownOption')],
    ['a typed signature', signs, { '': [], typed: ' Rahim\nUddin ' }, { answer: 'Rahim Uddin' }],
    ['a typed one alone', signs, 'Rahim', { answer: 'Rahim' }],
    ['a drawn one, whatever is typed', signs, { '': drawn, typed: 'Rahim' }, { answer: drawn }],
    ['a drawn one alone', signs, drawn, { answer: drawn }],
    ['two drawn ones', signs, [...drawn, ...drawn], problem('tooManyFiles', { max: 1 })],
    ['a drawn one that is no file', signs, ['Rahim'], problem('malformed')],
    ['no signature', signs, { '': [], typed: ' ' }, EMPTY],
    ['none at all', signs, [], EMPTY],
    ['a part that a signature has not', signs, { foo: '1' }, problem('malformed')],
    ['one beside a name', signs, { typed: 'Rahim', foo: '1' }, problem('malformed')],
    ['a signature that is too long', signs, 'x'.repeat(201), problem('tooLong', { max: 200 })],
    ['a text that fits its pattern', coded, ' ab-১২ ', { answer: 'ab-12' }],
    ['one that does not', coded, 'ab-1', problem('pattern', { message: { en: 'Like ab-12' } })],
    ['one that nothing is said of', { ...coded, patternMessage: {} }, 'ab', problem('patternUnsaid')],
    ['no text where there is a pattern', coded, ' ', EMPTY],
    [
      'few characters of more code units than a pattern is held against',
      { ...coded, pattern: '.+' },
      `a${'\u0301'.repeat(2_500)}`,
      problem('tooLong', { max: 500 }),
    ],
    [
      'a text within its bounds where there is a pattern',
      { ...coded, maxLength: 3 },
      'ab-12',
      problem('tooLong', { max: 3 }),
    ],
    ['any text where the pattern is broken', { ...coded, pattern: '(' }, '১(', { answer: '১(' }],
    ['no text where there is a mask', card, ' ', EMPTY],
    ['an order', order, ['c', 'a', 'b'], { answer: ['c', 'a', 'b'] }],
    ['an order by places, in either digits', order, { a: '২', b: '3', c: 1 }, { answer: ['c', 'a', 'b'] }],
    ['no order', order, { a: '', b: ' ' }, EMPTY],
    ['no order at all', order, '', EMPTY],
    ['an order of some', order, ['c', 'a'], problem('rankAll')],
    ['places of some', order, { c: '1', a: '2' }, problem('rankAll')],
    ['a place beyond the last', order, { a: '4', b: '1', c: '2' }, problem('rankInTurn')],
    ['the first two of three', firstTwo, { c: '1', a: '2' }, { answer: ['c', 'a'] }],
    ['only one of the first two', firstTwo, { c: '1' }, problem('rankAtLeast', { min: 2 })],
    ['three where two are asked for', firstTwo, ['c', 'a', 'b'], problem('rankAtMost', { max: 2 })],
    ['a place left out in between', firstTwo, { c: '1', a: '3' }, problem('rankInTurn')],
    [
      'one place for two',
      order,
      { a: '1', b: '3', c: '1' },
      problem('rankTwice', { first: { en: 'A', bn: 'a-bn' }, second: { en: 'C', bn: 'c-bn' }, place: 1 }),
    ],
    ['an unknown option in order', order, ['a', 'b', 'x'], problem('unknownOption')],
    ['an unknown option with a place', order, { a: '1', b: '2', x: '3' }, problem('unknownOption')],
    ['a place that is none', order, { a: ['1'], b: '2', c: '3' }, problem('malformed')],
    ['a choice in each row', grid, { r: 'b', s: ['', 'a'] }, { answer: { r: 'b', s: 'a' } }],
    ['a choice in one row', grid, { s: 'a', r: '' }, { answer: { s: 'a' } }],
    ['no choice in any row', grid, { r: '', s: [] }, EMPTY],
    ['no grid at all', grid, [], EMPTY],
    ['two choices in a row', grid, { r: ['a', 'b'] }, problem('chooseOne')],
    ['an unknown option in a row', grid, { r: 'x' }, problem('unknownOption')],
    ['an unknown row', grid, { x: 'a' }, problem('unknownRow')],
    ['one choice for all rows', grid, 'a', problem('malformed')],
    ['choices in a row', grids, { r: ['c', 'a'], s: [] }, { answer: { r: ['a', 'c'] } }],
    ['an unknown option among choices', grids, { r: ['a', 'x'] }, problem('unknownOption')],
    ['ratings of rows', rated, { r: '৪', s: 2 }, { answer: { r: 4, s: 2 } }],
    ['a rating beyond the last', rated, { r: 6 }, problem('rating', { steps: 5 })],
    ['amounts', spent, { a: '৭০', b: 30 }, { answer: { a: 70, b: 30, c: 0 } }],
    ['no amounts', spent, { a: '', b: ' ' }, EMPTY],
    ['amounts that are too small together', spent, { a: '৭০' }, problem('sum', { sum: 70, total: 100 })],
    ['amounts of nothing', spent, { a: 0, b: 0 }, problem('sum', { sum: 0, total: 100 })],
    [
      'a fraction of an amount',
      spent,
      { a: '0.5', b: 99 },
      problem('amount', { option: { en: 'A', bn: 'a-bn' }, total: 100 }),
    ],
    [
      'less than nothing',
      spent,
      { a: 110, b: -10 },
      problem('amount', { option: { en: 'A', bn: 'a-bn' }, total: 100 }),
    ],
    ['an amount for what is not there', spent, { a: 100, x: 0 }, problem('unknownOption')],
    ['one amount for all', spent, '100', problem('malformed')],
    ['too early', day, '2025-12-31', problem('dateBetween', { min: '2026-01-01', max: '2026-12-31' })],
    ['too late', day, '2027-01-01', problem('dateBetween', { min: '2026-01-01', max: '2026-12-31' })],
    ['a moment for a day', day, 1_700_000_000, problem('malformed')],
    [
      'a text of seven characters, in fourteen code points',
      line,
      ' বিশ্ববিদ্যালয় ',
      { answer: 'বিশ্ববিদ্যালয়'.normalize('NFC') },
    ],
    ['eight characters', line, 'abcdefgh', problem('tooLong', { max: 7 })],
    ['too few characters, however many bytes they are', sentence, 'চিঠিপত্র', problem('tooShort', { min: 7 })],
    ['as many characters as are asked', sentence, 'abcdefg', { answer: 'abcdefg' }],
    ['lines in a name', person, ' Respondent \n One ', { answer: 'Respondent One' }],
    ['lines in a one-line text', line, 'a \n\n b', { answer: 'a b' }],
    ['lines in an essay', essay, 'a\r\nb', { answer: 'a\nb' }],
    ['a text of nothing', essay, ' \n ', EMPTY],
    ['a record for a text', essay, { text: 'a' }, problem('malformed')],
    ['a huge text', essay, 'a'.repeat(1_000_000), problem('tooLong', { max: 10_000 })],
    ['null', essay, null, EMPTY],
  ])('%s', (_name, question, input, expected) => {
    expect(readAnswer(question, input)).toEqual(expected);
  });

  it('never throws, whatever is sent', () => {
    fc.assert(
      fc.property(questions('q'), fc.anything(), (question, input) => {
        const reading = readAnswer(question, input);
        expect(['empty', 'answer', 'problem']).toContain(Object.keys(reading)[0]);
      }),
    );
  });

  it('reads what it stored as the same answer again', () => {
    const cases = questions('q').chain((question) => fc.tuple(fc.constant(question), answersTo(question)));
    fc.assert(
      fc.property(cases, ([question, answer]) => {
        expect(readAnswer(question, answer)).toEqual({ answer });
        expect(readAnswer(question, JSON.parse(JSON.stringify(answer)))).toEqual({ answer });
      }),
    );
  });

  it('reads the plain words of number, rating, date and text as the same answer again', () => {
    const cases = questions('q')
      .filter((question) => !hasRows(question) && optionsOf(question).length === 0 && rowsOf(question).length === 0)
      .filter((question) => !uploadsOf(question) && !kindOf(question).listsEntries)
      .chain((question) => fc.tuple(fc.constant(question), answersTo(question)));
    fc.assert(
      fc.property(cases, ([question, answer]) => {
        expect(readAnswer(question, answerPlain(question, answer, 'bn'))).toEqual({ answer });
      }),
    );
  });
});

describe('cells of an answer', () => {
  test.each<[Question, Answer, Record<string, bigint>]>([
    [single, 'b', { 'option:b': 1n }],
    [walks, 'no', { 'option:no': 1n }],
    [several, ['a', 'b'], { 'option:a': 1n, 'option:b': 1n, 'share:a': 50_000_000n, 'share:b': 50_000_000n }],
    [order, ['c', 'a', 'b'], { 'rank:c:1': 1n, 'rank:a:2': 1n, 'rank:b:3': 1n }],
    [grid, { s: 'b' }, { 'row:s': 1n, 'cell:s:b': 1n }],
    [grids, { s: ['a', 'b'] }, { 'row:s': 1n, 'cell:s:a': 1n, 'cell:s:b': 1n }],
    [rated, { s: 4 }, { 'row:s': 1n, 'cell:s:4': 1n }],
    [spent, { a: 70, b: 30, c: 0 }, { 'option:a': 1n, 'sum:a': 70n, 'option:b': 1n, 'sum:b': 30n }],
    [stars, 4, { 'value:4': 1n }],
    [price, -0.1, { 'bucket:-0.1': 1n, sum: -100_000n, sumSquares: 10_000_000_000n }],
    [price, 1234.56, { 'bucket:1230': 1n, sum: 1_234_560_000n, sumSquares: 1_234_560_000n ** 2n }],
    [price, 0, { 'bucket:0': 1n }],
    [day, '2026-03-05', { 'value:2026-03-05': 1n }],
    [essay, 'words', {}],
  ])('%#', (question, answer, expected) => {
    expect(answerCells(question, answer)).toEqual(expected);
  });

  it('keeps a number exactly, to the sixth decimal', () => {
    const decimals = fc.tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 1, max: 999_999 }));
    const fine: Question = { ...price, kind: 'number', decimals: 6, unit: {} };
    fc.assert(
      fc.property(decimals, ([whole, millionths]) => {
        const typed = `${whole}.${String(millionths).padStart(6, '0')}`;
        const reading = readAnswer(fine, typed);
        if (!('answer' in reading)) throw new Error(typed);
        expect(answerCells(fine, reading.answer).sum).toBe(BigInt(whole) * 1_000_000n + BigInt(millionths));
      }),
    );
  });
});

describe('what the fields of a form show', () => {
  function shownOf(...of: Parameters<typeof valuesOf>) {
    const { shown, parts } = valuesOf(...of);
    expect(parts).toEqual({});
    return shown;
  }

  it('is a number in the digits of the page, which reads back as the same number', () => {
    expect(shownOf(price, 4.5, 'bn')).toEqual(['৪.৫']);
    expect(shownOf(price, 4.5, 'en')).toEqual(['4.5']);
    const fine: Question = { ...price, kind: 'number', decimals: 6, unit: {} };
    for (const value of [0, -3, 0.000001, 999_999_999]) {
      expect(readAnswer(fine, shownOf(fine, value, 'bn')[0])).toEqual({ answer: value });
    }
  });

  it('is what stands in a field’s value as it is stored', () => {
    expect(shownOf(stars, 4, 'bn')).toEqual(['4']);
    expect(shownOf(several, ['a', 'c'], 'bn')).toEqual(['a', 'c']);
    expect(shownOf(stars, undefined, 'bn')).toEqual([]);
  });

  it('is a day in three fields, each with its name', () => {
    const parts = { day: ['৫'], month: ['03'], year: ['২০২৬'] };
    expect(valuesOf(day, '2026-03-05', 'bn')).toEqual({ shown: [], parts });
    expect(inputOf(day, { shown: [], parts })).toEqual({ day: '৫', month: '03', year: '২০২৬' });
  });

  it('reads back as the same answer, of every kind', () => {
    const cases = questions('q').chain((question) => fc.tuple(fc.constant(question), answersTo(question)));
    fc.assert(
      fc.property(cases, fc.constantFrom('en' as const, 'bn' as const), ([question, answer], locale) => {
        const values = valuesOf(question, answer, locale);
        expect(readAnswer(question, inputOf(question, values))).toEqual({ answer });
      }),
    );
  });
});

describe('an answer in words', () => {
  it('speaks the reader’s language', () => {
    expect(answerWords(single, 'a', 'bn')).toBe('a-bn');
    expect(answerWords(several, ['a', 'c'], 'en')).toBe('A; C');
    expect(answerWords(agreed, 'agreed', 'en')).toBe('I take part');
    expect(answerWords({ ...agreed, agreement: {} }, 'agreed', 'bn')).toBe('আমি সম্মত');
    expect(answerWords(grid, { s: 'b', r: 'a' }, 'en')).toBe('R: A; S: B');
    expect(answerWords(grids, { s: ['a', 'b'] }, 'bn')).toBe('s-bn: a-bn, b-bn');
    expect(answerWords(rated, { r: 4 }, 'bn')).toBe('r-bn: ৫-এর মধ্যে ৪');
    expect(answerWords(order, ['c', 'a', 'b'], 'bn')).toBe('১. c-bn; ২. a-bn; ৩. b-bn');
    expect(answerRows(order, ['c', 'a'], 'bn')).toEqual([
      { of: null, words: 'c-bn' },
      { of: null, words: 'a-bn' },
    ]);
    expect(answerRows(grid, { s: 'b', r: 'a' }, 'en')).toEqual([
      { of: 'R', words: 'A' },
      { of: 'S', words: 'B' },
    ]);
    expect(answerRows(several, ['a', 'c'], 'en')).toBeNull();
    expect(answerWords(walks, 'yes', 'bn')).toBe('হ্যাঁ');
    expect(answerWords({ ...walks, truth: true }, 'yes', 'bn')).toBe('সত্য');
    expect(answerWords({ ...walks, truth: true }, 'no', 'en')).toBe('False');
    expect(answerWords({ ...price, kind: 'number', decimals: 2, unit: { bn: 'টাকা' } }, 123456.5, 'bn')).toBe(
      '১,২৩,৪৫৬.৫ টাকা',
    );
    expect(answerWords(day, '2026-03-05', 'en')).toBe('5 March 2026');
    expect(answerWords(meal, '13:30', 'bn')).toBe('দুপুর\u00a0১:৩০');
    expect(answerWords(moment, '2026-03-05T02:05', 'en')).toBe('5 March 2026, 2:05\u00a0am');
    expect(answerWords(stay, { from: '2026-03-05', to: '2026-03-07' }, 'bn')).toBe('৫ মার্চ ২০২৬ – ৭ মার্চ ২০২৬');
    expect(answerWords(stars, 4, 'bn')).toBe('৫-এর মধ্যে ৪');
    expect(answerWords(agrees, 2, 'bn')).toBe('No');
    expect(answerWords(agrees, 7, 'bn')).toBe('পুরোপুরি একমত');
    expect(answerWords(phone, '+447911123456', 'bn')).toBe('+৪৪ ৭৯১ ১১২ ৩৪৫৬');
    expect(answerWords(phone, '+8801712345678', 'en')).toBe('01712-345678');
    expect(answerWords(satisfied, 4, 'en')).toBe('Satisfied');
    expect(answerWords(effort, 5, 'en')).toBe('5 of 7');
  });

  it('is plain for a spreadsheet', () => {
    expect(answerPlain({ ...price, kind: 'number', decimals: 6, unit: {} }, 0.000001, 'bn')).toBe('0.000001');
    expect(answerPlain(phone, '+447911123456', 'bn')).toBe('+447911123456');
    expect(answerPlain(age, 100, 'bn')).toBe('100');
    expect(answerPlain(tenths, 2.3, 'bn')).toBe('2.3');
    expect(answerPlain(agrees, 2, 'bn')).toBe('2');
    expect(answerPlain(walks, 'no', 'en')).toBe('No');
    expect(answerPlain(price, 123456.5, 'bn')).toBe('123456.5');
    expect(answerPlain(day, '2026-03-05', 'bn')).toBe('2026-03-05');
    expect(answerPlain(meal, '13:30', 'bn')).toBe('13:30');
    expect(answerPlain(moment, '2026-03-05T14:05', 'bn')).toBe('2026-03-05 14:05');
    expect(columnsOf(stay).map(({ id }) => id)).toEqual(['from', 'to']);
  });
});

describe('a fresh question', () => {
  test.each(QUESTION_KINDS)('%s fits the schema and its own check', (kind) => {
    let count = 0;
    const question = blankQuestion(kind, () => `new${count++}`);
    expect(questionSchema.parse(question)).toEqual(question);
    expect(question.kind).toBe(kind);
    expect(KINDS[kind].kind).toBe(kind);
    expect(checkQuestion(question)).toEqual([]);
    expect(questionSchema.safeParse({ ...question, surplus: 1 }).success).toBe(false);
    const ofQuiz = blankQuestion(kind, () => `new${count++}`, true);
    expect(questionSchema.parse(ofQuiz)).toEqual(ofQuiz);
    expect(kindName(question)).toBe(kind);
  });

  it('is true or false in a quiz, and is answered and counted as yes and no are', () => {
    const [survey, quiz] = [false, true].map((isQuiz) => blankQuestion('yes_no', () => 'q', isQuiz));
    if (!survey || !quiz) throw new Error('two');
    expect([kindName(survey), kindName(quiz)]).toEqual(['yes_no', 'true_false']);
    expect(optionsOf(quiz).map(({ id, label }) => [id, label.en])).toEqual([
      ['yes', 'True'],
      ['no', 'False'],
    ]);
    expect(readAnswer(quiz, 'no')).toEqual({ answer: 'no' });
    expect(tallyKey(quiz)).toBe(tallyKey(survey));
    expect(answerCells(quiz, 'no')).toEqual(answerCells(survey, 'no'));
  });
});
