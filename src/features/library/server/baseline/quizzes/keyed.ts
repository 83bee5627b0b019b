import type { Question } from '#domain/questionnaire/schema.ts';
import type { Marking, QuestionMarking } from '#domain/quiz/marking-schema.ts';
import type { Localized } from '#domain/text/localized.ts';
import { cleanText } from '#domain/text/normalise.ts';
import { alone, asks, type BaselineTemplate, options, type Words, words } from '../words.ts';

/** A question with its answer key. */
interface Keyed {
  question: Question;
  marking: QuestionMarking;
}

/** An option that is right among others. */
interface Right {
  right: Words;
}

export function right(...said: Words): Right {
  return { right: said };
}

/** One of several, or whichever are right of them: as many as are told to be. */
export function choose(id: string, title: Words, ...told: readonly (Words | Right)[]): Keyed {
  const offered = options(...told.map((option) => ('right' in option ? option.right : option)));
  const isRight = offered.filter((_option, place) => 'right' in (told[place] ?? {})).map((option) => option.id);
  const kind = isRight.length > 1 ? ('multiple_choice' as const) : ('single_choice' as const);
  return {
    question: { ...asks(id, title), kind, options: offered, shuffle: true },
    marking: { points: isRight.length > 1 ? 2 : 1, key: { by: 'options', right: isRight } },
  };
}

/** Whether what is said is so. */
export function judge(id: string, title: Words, isTrue: boolean): Keyed {
  return {
    question: { ...asks(id, title), kind: 'yes_no', truth: true },
    marking: { points: 1, key: { by: 'options', right: [isTrue ? 'yes' : 'no'] } },
  };
}

/** A word or two, in either language; `spelt` are other ways of writing it. */
export function name(id: string, title: Words, told: Words, ...spelt: string[]): Keyed {
  const accepted = [...told, ...spelt].map((text) => ({ text: cleanText(text) }));
  return {
    question: { ...asks(id, title), kind: 'short_text' },
    marking: { points: 2, key: { by: 'texts', accepted } },
  };
}

/** A number, `within` so much of it. */
export function count(id: string, title: Words, value: number, { within = 0, decimals = 0 } = {}): Keyed {
  return {
    question: { ...asks(id, title), kind: 'number', decimals, unit: {} },
    marking: { points: 1, key: { by: 'numbers', accepted: [within ? { value, tolerance: within } : { value }] } },
  };
}

/** A number with its unit, the first of `units`; each is told with how many of it are one of that. */
export function measure(id: string, title: Words, value: number, units: Readonly<Record<string, number>>): Keyed {
  const named = Object.entries(units).map(([name, times]) => ({ name: cleanText(name), times }));
  return {
    question: { ...asks(id, title), kind: 'short_text' },
    marking: { points: 2, key: { by: 'quantities', accepted: [{ value }], units: named, unitPenalty: 50 } },
  };
}

/** What is to be put in order, in the right one; it stands in that of the alphabet. */
export function arrange(id: string, title: Words, ...told: readonly Words[]): Keyed {
  const offered = byAlphabet(told);
  const order = told.map((said) => `o${offered.indexOf(said) + 1}`);
  return {
    question: { ...asks(id, title), kind: 'ranking', options: options(...offered), shuffle: true },
    marking: { points: 2, key: { by: 'order', order } },
  };
}

/** What belongs to each of these; what belongs to several stands once, in the order of the alphabet. */
export function match(id: string, title: Words, ...told: readonly (readonly [said: Words, belongs: Words])[]): Keyed {
  const named = new Map(told.map(([, belongs]) => [belongs[0], belongs]));
  const offered = byAlphabet([...named.values()]);
  const idOf = ([en]: Words) => `o${offered.findIndex((each) => each[0] === en) + 1}`;
  const pairs = told.map(([, belongs], place) => [`r${place + 1}`, idOf(belongs)] as const);
  return {
    question: {
      ...{ ...asks(id, title), kind: 'grid_single_choice', options: options(...offered) },
      rows: told.map(([said], place) => ({ id: `r${place + 1}`, label: words(said) })),
    },
    marking: { points: told.length, key: { by: 'pairs', pairs: Object.fromEntries(pairs) } },
  };
}

/** What is right in a blank, in both languages, or an option that is among others. */
type InBlank = { write: Words } | { choose: readonly (Words | Right)[] };

/** A text whose blanks are written in or chosen for; each earns a point. */
export function fill(id: string, title: Words, passage: Words, ...told: readonly InBlank[]): Keyed {
  const blanks = told.map((each, place) => {
    const number = String(place + 1);
    if ('write' in each) return { id: number, asks: 'text' as const };
    const offered = options(...each.choose.map((option) => ('right' in option ? option.right : option)));
    return { id: number, asks: 'choice' as const, options: offered.map(inBlank(number)) };
  });
  const accepted = told.map((each, place) => {
    const number = String(place + 1);
    if ('write' in each) return [number, each.write.map((text) => ({ text: cleanText(text) }))] as const;
    const right = each.choose.findIndex((option) => 'right' in option);
    return [number, [{ option: `b${number}o${right + 1}` }]] as const;
  });
  return {
    question: { ...asks(id, title), kind: 'fill_blanks', passage: words(passage), blanks },
    marking: { points: told.length, key: { by: 'blanks', blanks: Object.fromEntries(accepted) } },
  };
}

/** No two blanks have an option of the same id. */
function inBlank(blank: string) {
  return ({ label }: { label: Localized }, place: number) => ({ id: `b${blank}o${place + 1}`, label });
}

function byAlphabet(told: readonly Words[]): Words[] {
  return told.toSorted(([one], [other]) => one.localeCompare(other, 'en'));
}

/** All of them on one page; half of the points is enough to pass. */
export function keyed(questions: readonly Keyed[]): BaselineTemplate['content'] {
  const marking: Marking = {
    questions: Object.fromEntries(questions.map((each) => [each.question.id, each.marking])),
    pass: 50,
  };
  return {
    sections: [
      alone(
        'questions',
        questions.map(({ question }) => question),
      ),
    ],
    marking,
  };
}

/** What is told of a question once it is marked. */
export function because(told: Keyed, feedback: Words): Keyed {
  return { ...told, marking: { ...told.marking, feedback: words(feedback) } };
}
