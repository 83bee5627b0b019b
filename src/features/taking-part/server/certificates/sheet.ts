import { formatDate, formatNumber } from '#domain/text/format.ts';
import { letters } from '#domain/text/letters.ts';
import { type Locale, localizePath } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import { textOf } from '#messages/translate.ts';
import { qrCode, qrSvg } from '#ui/drawn/qr-code.ts';
import type { getCertificate } from '../../contract/certificates.ts';
import { takingPartPaths } from '../../paths.ts';

/** What a sheet says, in words that the setter takes as they are: none of them is read as markup. */
export type Sheet = Record<
  'lang' | 'maker' | 'heading' | 'certifies' | 'name' | 'hasPassed' | 'quiz' | 'facts' | 'check' | 'code' | 'qr',
  string
>;

type Valid = Given<typeof getCertificate> & { name: string; completedAt: string };

/** A certificate as it is printed, in one language. */
export function sheetOf(
  { code, name, title, ownerName, company, completedAt, score }: Valid,
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): Sheet {
  const t = textOf(locale);
  const number = (value: number) => formatNumber(value, locale);
  const address = publicUrl + localizePath(takingPartPaths.verify(code), locale);
  const facts = [
    [t('certificate:date'), formatDate(completedAt, locale)],
    ...(score
      ? [
          [
            t('certificate:score'),
            t('certificate:scoreOf', { earned: number(score.earned), points: number(score.points) }),
          ],
        ]
      : []),
    [t('certificate:issuer'), breakable(localizedText(company, locale) || ownerName)],
  ];
  return {
    lang: locale,
    maker: t('common:productName'),
    heading: t('certificate:title'),
    certifies: t('certificate:certifies'),
    name: breakable(name),
    hasPassed: t('certificate:hasPassed'),
    quiz: breakable(localizedText(title, locale)),
    facts: JSON.stringify(facts),
    check: t('certificate:checkAt', { address }),
    code: `${t('certificate:code')}: ${code}`,
    qr: qrSvg(qrCode(address)),
  };
}

const LONGEST_WORD = 24;
const ZERO_WIDTH_SPACE = '\u200b';

/** A word that is longer than any line may be broken anywhere between its letters. */
function breakable(words: string): string {
  const broken = words.split(' ').map((word) => {
    const kept = [...letters.segment(word)].map(({ segment }) => segment);
    return kept.length > LONGEST_WORD ? kept.join(ZERO_WIDTH_SPACE) : word;
  });
  return broken.join(' ');
}
