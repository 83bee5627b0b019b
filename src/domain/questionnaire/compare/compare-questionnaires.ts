import { isSame } from '../../is-same.ts';
import { isBlank, type Localized } from '../../text/localized.ts';
import type { Closing } from '../closings/closing-schema.ts';
import type { Question, Questionnaire, Section } from '../schema.ts';
import type { Change, Detail } from './changes.ts';
import { compareHeads, compareQuestions } from './compare-parts.ts';
import { compareSettings } from './compare-settings.ts';
import { outOfOrder } from './out-of-order.ts';

/** A part of one state, and where it stands. */
interface Standing<P> {
  part: P;
  section?: string;
}

type Standings<P> = ReadonlyMap<string, Standing<P>>;

/**
 * What became of a questionnaire from one state of it to another, part by part: in the order in which one reads what
 * it became, then what is gone. Parts are the same where their ids are.
 */
export function compareQuestionnaires(before: Questionnaire, after: Questionnaire): Change[] {
  const ofSections = changesIn('section', sectionsOf(before), sectionsOf(after), compareHeads);
  const ofQuestions = changesIn('question', questionsOf(before), questionsOf(after), compareQuestions);
  const ofClosings = changesIn('closing', closingsOf(before), closingsOf(after), compareHeads);
  const rest = compareSettings(before, after, {
    but: ['sections', 'closings'],
    labelOf: (id) => labelIn(after, id) ?? labelIn(before, id) ?? { en: id, bn: id },
  });
  const order = after.sections.flatMap((section) => [section.id, ...section.questions.map(({ id }) => id)]);
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: Change) => place.get(id) ?? order.length;
  return [
    ...(rest.length > 0 ? [{ what: 'questionnaire', id: '', change: 'changed', details: rest } as const] : []),
    ...[...ofSections, ...ofQuestions].sort((one, other) => placeOf(one) - placeOf(other)),
    ...ofClosings,
  ];
}

/** What is listed beside the sections and has this id, as its owner calls it. */
function labelIn(questionnaire: Questionnaire, id: string): Localized | undefined {
  const lists: readonly { id: string; label?: unknown }[][] = Object.values(questionnaire).filter(Array.isArray);
  const label = lists.flat().find((item) => item.id === id)?.label;
  if (typeof label === 'string') return label === '' ? undefined : { en: label, bn: label };
  return isBlank(label as Localized) ? undefined : (label as Localized);
}

function changesIn<P extends Section | Question | Closing>(
  what: 'section' | 'question' | 'closing',
  before: Standings<P>,
  after: Standings<P>,
  compare: (before: P, after: P) => Detail[],
): Change[] {
  const moved = outOfOrder([...before.keys()], [...after.keys()]);
  const now = [...after].flatMap(([id, { part, section }]): Change[] => {
    const then = before.get(id);
    if (!then) return [{ what, id, change: 'added', after: part.title, details: [] }];
    const elsewhere = then.section === section ? {} : { section };
    const hasMoved = moved.has(id) || then.section !== section;
    const details = isSame(then.part, part) ? [] : compare(then.part, part);
    if (details.length === 0 && !hasMoved) return [];
    return [
      {
        ...{ what, id, change: details.length > 0 ? 'changed' : 'moved', before: then.part.title, after: part.title },
        details: [...(hasMoved ? [{ of: 'moved', ...elsewhere } as const] : []), ...details],
      },
    ];
  });
  const gone = [...before].filter(([id]) => !after.has(id));
  return [
    ...now,
    ...gone.map(([id, { part }]): Change => ({ what, id, change: 'removed', before: part.title, details: [] })),
  ];
}

function sectionsOf({ sections }: Questionnaire): Standings<Section> {
  return new Map(sections.map((part) => [part.id, { part }]));
}

function questionsOf({ sections }: Questionnaire): Standings<Question> {
  return new Map(sections.flatMap(({ id, questions }) => questions.map((part) => [part.id, { part, section: id }])));
}

function closingsOf({ closings = [] }: Questionnaire): Standings<Closing> {
  return new Map(closings.map((part) => [part.id, { part }]));
}
