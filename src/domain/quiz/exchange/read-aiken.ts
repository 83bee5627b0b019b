// Aiken, as docs.moodle.org/en/Aiken_format has it: a line for the question, one for each choice, and which is right.
import { cleanText } from '../../text/normalise.ts';
import type { Exchanged, Note, ReadFile } from './exchanged.ts';

const CHOICE = /^([A-Z])[).][ \t]?/;
const ANSWER = /^ANSWER:[ \t]*(.*)$/;

/** The questions of a file in Aiken. */
export function readAiken(file: string): ReadFile {
  const notes: Note[] = [];
  const questions: Exchanged[] = [];
  let asked: { line: number; title: string; choices: { letter: string; text: string }[] } | undefined;
  const leave = (line: number, why: Note['why']) => {
    notes.push({ line, why });
    asked = undefined;
  };
  for (const [index, whole] of cleanText(file.replace(/^\ufeff/, ''))
    .split('\n')
    .entries()) {
    const line = whole.trim();
    if (line === '') continue;
    const answer = ANSWER.exec(line)?.[1];
    const letter = CHOICE.exec(line)?.[1];
    if (answer !== undefined) {
      if (!asked) leave(index + 1, 'unreadable');
      else if (asked.choices.length < 2) leave(asked.line, 'fewAnswers');
      else if (asked.choices.filter((choice) => choice.letter === answer.trim()).length !== 1)
        leave(asked.line, 'answerLetter');
      else questions.push(questionOf(asked, answer.trim()));
      asked = undefined;
    } else if (letter !== undefined && asked) {
      asked.choices.push({ letter, text: line.replace(CHOICE, '').trim() });
    } else {
      if (asked) notes.push({ line: asked.line, why: 'noAnswer' });
      asked = { line: index + 1, title: line, choices: [] };
    }
  }
  if (asked) notes.push({ line: asked.line, why: 'noAnswer' });
  return { questions, notes };
}

function questionOf(
  { line, title, choices }: { line: number; title: string; choices: readonly { letter: string; text: string }[] },
  right: string,
): Exchanged {
  const options = choices.map(({ letter, text }) => ({ text, share: letter === right ? 100 : 0 }));
  return { line, title, asks: { by: 'options', several: false, options } };
}
