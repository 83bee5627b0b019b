import { LOCALES } from '../../../text/locale.ts';
import type { Finding } from '../../finding.ts';
import { askedInBlank } from './asked-in-blank.ts';
import { type FillBlanks, namedIn } from './passage.ts';

/** What is wrong with blanks: each stands once in the passage of each language, and the passage names no other. */
export function checkBlanks(question: FillBlanks): Finding[] {
  const { id: questionId, blanks } = question;
  if (blanks.length === 0) return [{ severity: 'error', key: 'noBlanks', questionId }];
  const within = blanks.flatMap((blank) => {
    const { kind, question: asked } = askedInBlank(blank);
    return kind.check(asked).map((finding) => ({ ...finding, questionId, optionId: blank.id }));
  });
  return [...within, ...checkPassage(question)];
}

function checkPassage({ id: questionId, passage, blanks }: FillBlanks): Finding[] {
  const known = new Set(blanks.map(({ id }) => id));
  return LOCALES.filter((locale) => passage[locale]).flatMap((locale) => {
    const at = { severity: 'error', questionId, text: 'passage', locale } as const;
    const named = namedIn(passage[locale] ?? '');
    return [
      ...blanks.flatMap(({ id: number }): Finding[] => {
        const often = named.filter((one) => one === number).length;
        if (often === 1) return [];
        return [{ ...at, key: often === 0 ? 'blankNotInPassage' : 'blankTwice', values: { number: Number(number) } }];
      }),
      ...[...new Set(named)].flatMap((number): Finding[] =>
        known.has(number) ? [] : [{ ...at, key: 'blankUnknown', values: { number: Number(number) } }],
      ),
    ];
  });
}
