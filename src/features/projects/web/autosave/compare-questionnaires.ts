import { hiddenValueTitle } from '#domain/questionnaire/hidden-values.ts';
import type { Question, Questionnaire, Section } from '#domain/questionnaire/schema.ts';
import type { Localized } from '#domain/text/localized.ts';
import { isSame } from '#ui/dashboard/saving/is-same.ts';

export interface Difference {
  what: 'question' | 'section' | 'hiddenValue' | 'closing';
  id: string;
  /** How the part got from theirs to mine: there only in one of them, different, or elsewhere. */
  change: 'onlyMine' | 'onlyTheirs' | 'changed' | 'moved';
  mine?: Localized;
  theirs?: Localized;
  /** Whether who is asked, who must answer or what follows is different. */
  logic?: true;
}

interface Part {
  title: Localized;
  section: string;
  content: unknown;
  logic: unknown;
}

/** Where two drafts of a questionnaire differ, part by part, in the order one reads mine and then what it lacks. */
export function compareQuestionnaires(mine: Questionnaire, theirs: Questionnaire): Difference[] {
  return [
    ...compareParts('section', sectionsOf(mine), sectionsOf(theirs)),
    ...compareParts('question', questionsOf(mine), questionsOf(theirs)),
    ...compareParts('hiddenValue', hiddenValuesOf(mine), hiddenValuesOf(theirs)),
    ...compareParts('closing', closingsOf(mine), closingsOf(theirs)),
  ];
}

function compareParts(what: Difference['what'], mine: Map<string, Part>, theirs: Map<string, Part>): Difference[] {
  const differences: Difference[] = [];
  const common = new Set([...mine.keys()].filter((id) => theirs.has(id)));
  const moved = outOfOrder(
    [...mine.keys()].filter((id) => common.has(id)),
    [...theirs.keys()].filter((id) => common.has(id)),
  );
  for (const [id, part] of mine) {
    const other = theirs.get(id);
    if (!other) differences.push({ what, id, change: 'onlyMine', mine: part.title });
    else if (!isSame(part.content, other.content)) {
      const logic = isSame(part.logic, other.logic) ? {} : { logic: true as const };
      differences.push({ what, id, change: 'changed', mine: part.title, theirs: other.title, ...logic });
    } else if (part.section !== other.section || moved.has(id)) {
      differences.push({ what, id, change: 'moved', mine: part.title, theirs: other.title });
    }
  }
  for (const [id, part] of theirs) {
    if (!mine.has(id)) differences.push({ what, id, change: 'onlyTheirs', theirs: part.title });
  }
  return differences;
}

/** The fewest ids whose moving explains the difference of two orders: those outside a longest common subsequence. */
function outOfOrder(mine: string[], theirs: string[]): Set<string> {
  const place = new Map(theirs.map((id, index) => [id, index]));
  const chains: { id: string; at: number; length: number; before: number }[] = [];
  for (const id of mine) {
    const at = place.get(id) ?? 0;
    let before = -1;
    for (const [index, chain] of chains.entries()) {
      if (chain.at < at && chain.length > (chains[before]?.length ?? 0)) before = index;
    }
    chains.push({ id, at, length: (chains[before]?.length ?? 0) + 1, before });
  }
  const moved = new Set(mine);
  let longest = chains.reduce((best, chain, index) => (chain.length > (chains[best]?.length ?? 0) ? index : best), -1);
  for (let chain = chains[longest]; chain; chain = chains[longest]) {
    moved.delete(chain.id);
    longest = chain.before;
  }
  return moved;
}

function sectionsOf({ sections }: Questionnaire): Map<string, Part> {
  return new Map(
    sections.map(({ id, title, intro, showIf }: Section) => [
      id,
      { title, section: '', content: { title, intro, showIf }, logic: showIf },
    ]),
  );
}

function questionsOf({ sections }: Questionnaire): Map<string, Part> {
  return new Map(
    sections.flatMap((section) =>
      section.questions.map((question: Question): [string, Part] => [
        question.id,
        { title: question.title, section: section.id, content: question, logic: logicOf(question) },
      ]),
    ),
  );
}

function hiddenValuesOf({ hiddenValues = [] }: Questionnaire): Map<string, Part> {
  return new Map(
    hiddenValues.map((value) => {
      const title = { en: hiddenValueTitle(value), bn: hiddenValueTitle(value) };
      return [value.id, { title, section: '', content: value.label, logic: undefined }];
    }),
  );
}

function closingsOf({ closings = [] }: Questionnaire): Map<string, Part> {
  return new Map(
    closings.map((closing) => [closing.id, { title: closing.title, section: '', content: closing, logic: undefined }]),
  );
}

function logicOf({ required, showIf, requireIf, jumps }: Question): unknown {
  return { required, showIf, requireIf, jumps };
}
