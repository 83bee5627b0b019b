// What is counted and told of blanks: for reports and files of responses, not for who answers.
import type { Cells } from '../../../answers/counting/cells.ts';
import { LOCALES, type Locale } from '../../../text/locale.ts';
import { type Localized, localizedText } from '../../../text/localized.ts';
import type { AnswerColumn } from '../../kind.ts';
import type { Option } from '../../schema.ts';
import { optionWords } from '../choice/options.ts';
import { askedInBlank } from './asked-in-blank.ts';
import { blankName, type FillBlanks } from './passage.ts';

type Filled = Readonly<Record<string, string>>;

/** `option:<blank>` is how many filled it, `option:<blank>~<option>` how many chose what; `wrote` how many wrote. */
export function blankCells({ blanks }: FillBlanks, answer: Filled): Cells {
  const cells: Cells = {};
  for (const { id, asks } of blanks) {
    const said = answer[id];
    if (said === undefined) continue;
    cells[`option:${id}`] = 1n;
    if (asks === 'text') cells.wrote = 1n;
    else cells[`option:${id}~${said}`] = 1n;
  }
  return cells;
}

/** A row for each blank, followed by one for each of its options. */
export function blankRows({ blanks }: FillBlanks): Option[] {
  return blanks.flatMap((blank) => {
    const label = blankName(blank.id);
    const options = blank.asks === 'choice' ? blank.options : [];
    const chosen = options.map((option) => ({ id: `${blank.id}~${option.id}`, label: joined(label, option.label) }));
    return [{ id: blank.id, label }, ...chosen];
  });
}

function joined(blank: Localized, option: Localized): Localized {
  const said = LOCALES.filter((locale) => option[locale]);
  return Object.fromEntries(said.map((locale) => [locale, `${localizedText(blank, locale)} – ${option[locale]}`]));
}

export function blankColumns({ blanks }: FillBlanks): AnswerColumn[] {
  return blanks.map(({ id, asks }) => ({ id, label: blankName(id), isWritten: asks === 'text' }));
}

/** What a column of the file says. */
export function plainBlank({ blanks }: FillBlanks, answer: Filled, id: string, locale: Locale): string {
  const blank = blanks.find((one) => one.id === id);
  const said = answer[id];
  if (!blank || said === undefined) return '';
  const { kind, question } = askedInBlank(blank);
  return kind.plain(question, said, locale);
}

/** What was written, each by the blank that it stands in. */
export function writtenInBlanks(answer: Filled, columns: readonly AnswerColumn[], locale: Locale): string | undefined {
  const written = columns.flatMap(({ id, isWritten }) => {
    const said = isWritten ? answer[id] : undefined;
    return said === undefined ? [] : `${optionWords(columns, id, locale)}: ${said}`;
  });
  return written.join('; ') || undefined;
}
