import { isSame } from '../../is-same.ts';
import { LOCALES } from '../../text/locale.ts';
import type { Localized } from '../../text/localized.ts';
import { ownOptionsOf } from '../carried/carrying.ts';
import type { Closing } from '../closings/closing-schema.ts';
import type { TextPlace } from '../kind.ts';
import { hasOwnOptions } from '../kinds/choice/written-options.ts';
import { countsAs, kindName, rowsOf } from '../registry.ts';
import type { Question, Section } from '../schema.ts';
import { mapTexts, nameOfText, textsOf } from '../texts/question-texts.ts';
import { headTextsOf } from '../texts/questionnaire-texts.ts';
import type { Detail } from './changes.ts';
import { compareSettings, itemIdsIn } from './compare-settings.ts';

/** What is said by itself of every question and section. */
const EVERY = [
  'id',
  'kind',
  'truth',
  'title',
  'help',
  'intro',
  'questions',
  'required',
  'showIf',
  'requireIf',
  'jumps',
];

type Texts = readonly { text: Localized; place: TextPlace }[];

/** Where two states of one question differ. */
export function compareQuestions(...states: readonly [before: Question, after: Question]): Detail[] {
  const [before, after] = [withoutCopies(states[0]), withoutCopies(states[1])];
  const [then, now] = [textsOf(before), textsOf(after)];
  const [itemsBefore, itemsAfter] = [itemIdsIn(before), itemIdsIn(after)];
  const settings = compareSettings(withoutTexts(before), withoutTexts(after), {
    but: EVERY,
    labelOf: (id) =>
      [...now, ...then].find(({ place }) => place.optionId === id)?.text ??
      [...rowsOf(after), ...rowsOf(before)].find((row) => row.id === id)?.label ??
      {},
  });
  const isOtherKind = before.kind !== after.kind;
  return [
    ...(kindName(before) === kindName(after)
      ? []
      : [{ of: 'kind', before: kindName(before), after: kindName(after) } as const]),
    ...compareTexts(then, now, (id) => itemsBefore.has(id) === itemsAfter.has(id)),
    // Another kind is set in other ways, which says nothing beyond that it is another.
    ...settings.filter(({ of }) => !isOtherKind || of === 'item'),
    ...(isSame(logicOf(before), logicOf(after)) ? [] : [{ of: 'logic' } as const]),
    ...(countsAs(before) === countsAs(after) ? [] : [{ of: 'countedApart' } as const]),
  ];
}

/** Where two states of one section differ apart from its questions, or two of a closing. */
export function compareHeads(before: Section | Closing, after: Section | Closing): Detail[] {
  return [
    ...compareTexts(headTextsOf(before), headTextsOf(after)),
    ...compareSettings(before, after, { but: [...EVERY, 'text'], labelOf: () => ({}) }),
    ...(isSame(logicOf(before), logicOf(after)) ? [] : [{ of: 'logic' } as const]),
  ];
}

/** Language by language. What belongs to an option that came or went goes with it. */
function compareTexts(before: Texts, after: Texts, stays: (optionId: string) => boolean = () => true): Detail[] {
  const then = new Map(before.map((one) => [nameOfText(one.place), one]));
  const now = new Map(after.map((one) => [nameOfText(one.place), one]));
  return [...now.keys(), ...[...then.keys()].filter((name) => !now.has(name))].flatMap((name) => {
    const place = (now.get(name) ?? then.get(name))?.place;
    if (!place || !(place.optionId === undefined || stays(place.optionId))) return [];
    const [was, is] = [then.get(name)?.text ?? {}, now.get(name)?.text ?? {}];
    return LOCALES.filter((locale) => (was[locale] ?? '') !== (is[locale] ?? '')).map(
      (locale): Detail => ({ of: 'text', place, locale, before: was[locale] ?? '', after: is[locale] ?? '' }),
    );
  });
}

function withoutTexts(question: Question): Question {
  return mapTexts(question, () => ({}));
}

/** What is taken from another question is told of that one. */
function withoutCopies(question: Question): Question {
  return hasOwnOptions(question) ? Object.assign({}, question, { options: ownOptionsOf(question) }) : question;
}

function logicOf({ required, showIf, requireIf, jumps }: Partial<Question>): unknown {
  return { required, showIf, requireIf, jumps };
}
