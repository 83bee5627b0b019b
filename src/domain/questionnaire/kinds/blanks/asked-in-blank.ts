import type { Option } from '../../schema.ts';
import { askedIn } from '../group/asked-in.ts';
import { type Blank, blankName, type FillBlanks } from './passage.ts';

/** What is told of a blank, as the column of a group that asks for the same. */
export function askedInBlank(blank: Blank) {
  return askedIn({ ...blank, label: blankName(blank.id), required: false });
}

/** The blanks as things that something is said of one by one. */
export function blanksOf({ blanks }: Pick<FillBlanks, 'blanks'>): Option[] {
  return blanks.map(({ id }) => ({ id, label: blankName(id) }));
}

/** What can be chosen in a blank; nothing where one writes. */
export function optionsInBlank({ blanks }: Pick<FillBlanks, 'blanks'>, id: string | undefined): readonly Option[] {
  const blank = blanks.find((one) => one.id === id);
  return blank?.asks === 'choice' ? blank.options : [];
}
