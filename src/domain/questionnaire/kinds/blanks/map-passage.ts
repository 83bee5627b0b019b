import type { ChangeText } from '../../kind.ts';
import { mapListed } from '../choice/map-listed.ts';
import type { FillBlanks } from './passage.ts';

/** The question with its passage and every option of its blanks changed. */
export function mapPassage(question: FillBlanks, change: ChangeText): FillBlanks {
  const passage = change(question.passage, {
    ...{ text: 'passage', severity: 'error', blank: 'blankPassage', missing: 'missingPassage' },
  });
  const blanks = question.blanks.map((blank) =>
    blank.asks === 'choice'
      ? { ...blank, options: mapListed(blank.options, change, { blank: 'blankOption', missing: 'missingOption' }) }
      : blank,
  );
  return { ...question, passage, blanks };
}
