import type { Cells } from '../../../answers/counting/cells.ts';
import { reportedSignatures } from '../../../answers/reported/reported-signatures.ts';
import { saysNothing, toldParts } from '../../held.ts';
import type { Kind, Reading } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { TAKEN_OUT } from '../taken-out.ts';
import { readText, toOneLine } from '../text/read-text.ts';
import { fileId, fileName, isFileId, withoutFiles } from './file-id.ts';

/** A name that was typed, or the file of what was drawn. */
type Signed = string | readonly string[];

/** The field in which a name is typed. */
export const TYPED = 'typed';

/** What a drawn signature is called. */
export const SIGNATURE_FILE = 'signature.png';

/** It is sent at every pause of the hand, and each time takes the place of the one before. */
const MOST_PAUSES = 100;

/** Drawn with a finger or a mouse, which takes a script, or typed as a name. What is drawn counts where both are. */
export const signature: Kind<'signature', Signed> = {
  kind: 'signature',
  seconds: 15,
  blank: (id) => ({ ...freshQuestion(id), kind: 'signature' }),
  check: () => [],
  byHand: true,
  uploads: () => ({
    accepts: ['pictures'],
    maxFiles: 1,
    maxBytes: LIMITS.signatureBytes,
    mostChanges: MOST_PAUSES,
  }),
  held: {
    several: true,
    values: (answer) => (typeof answer === 'string' ? [] : answer),
    parts: {
      names: () => [TYPED],
      values: (answer): Record<string, string[]> => (typeof answer === 'string' ? { [TYPED]: [answer] } : {}),
    },
  },
  testedBy: 'answered',
  read: readSignature,
  missing: () => ({ key: 'missingSignature' }),
  imagine: (_question, person) =>
    person.pick(2) === 0 ? person.say() : [fileId(`${person.digits(11)}${person.digits(11)}`, SIGNATURE_FILE)],
  countsAs: () => 'signature',
  cells: (_question, answer): Cells => (typeof answer === 'string' ? { wrote: 1n } : {}),
  written: (answer) => (typeof answer === 'string' ? answer : undefined),
  withoutPerson: (answer) => (typeof answer === 'string' ? TAKEN_OUT : withoutFiles(answer)),
  reported: reportedSignatures,
  words: (_question, answer) => nameOf(answer),
  inSentence: (answer) => (typeof answer === 'string' ? answer : ''),
  plain: (_question, answer) => nameOf(answer),
  columns: {
    of: () => [{ id: TYPED, label: {} }],
    plain: (_question, answer) => nameOf(answer),
  },
};

function readSignature(_question: QuestionOf<'signature'>, input: unknown): Reading<Signed> {
  const parts = toldParts(input);
  // A misspelt field must not read as a blank one, which takes away what is stored.
  if (parts && Object.keys(parts).some((name) => name !== '' && name !== TYPED))
    return { problem: { key: 'malformed' } };
  const drawn = parts ? parts[''] : Array.isArray(input) ? input : undefined;
  if (saysNothing(drawn))
    return readText(parts ? parts[TYPED] : drawn === undefined ? input : undefined, NAME, toOneLine);
  const ids: unknown[] = Array.isArray(drawn) ? drawn : [drawn];
  if (ids.length > 1) return { problem: { key: 'tooManyFiles', values: { max: 1 } } };
  const answer = ids.filter((id) => typeof id === 'string' && isFileId(id)) as string[];
  return answer.length === 1 ? { answer } : { problem: { key: 'malformed' } };
}

const NAME = { max: LIMITS.signature };

function nameOf(answer: Signed): string {
  return typeof answer === 'string' ? answer : answer.map(fileName).join('; ');
}
