import { LETTER_SCRIPTS, lettersOf, MOST_LETTERS } from '../letters.ts';
import { takingPartPaths } from '../paths.ts';

/** Where the letters of each stand in Unicode: what is written with both takes each from its own. */
const RANGE = {
  latin: 'U+0020-007E,U+00A1-00FF,U+0131,U+0152-0153,U+2013-2212',
  bengali: 'U+0964-0965,U+0980-09FE,U+200C-200D',
};
/** Signs alone are worth no font, but for those of sums: digits of another size beside them would be no sum. */
const READ = /[\p{L}\p{N}\p{Sm}÷%°²]/u;

interface TitleFaceProps {
  titles: readonly string[];
  /** Questions whose titles are written with other letters too: all of such a title is in the text face. */
  withAnswers?: readonly string[];
}

/**
 * The display face for the titles of a page, cut down to their letters: fetched once the page is read, and the text
 * face stands in until then. Where titles are written with more than it may weigh, they stay in the text face.
 */
export function TitleFace({ titles, withAnswers = [] }: TitleFaceProps) {
  const words = titles.join(' ');
  const faces = LETTER_SCRIPTS.map((script) => ({ script, letters: lettersOf(words, script) })).filter(({ letters }) =>
    letters.some((letter) => READ.test(letter)),
  );
  if (faces.length === 0 || faces.some(({ letters }) => letters.length > MOST_LETTERS)) return null;
  const rules = faces.map(
    ({ script, letters }) =>
      `@font-face{font-family:Title;font-weight:600 700;font-display:swap;unicode-range:${RANGE[script]};` +
      `src:local("Anek Bangla SemiBold"),url("${takingPartPaths.letters(script, letters)}") format("woff2")}`,
  );
  const apart = withAnswers.map((id) => `[data-question="${id}"]{--theme-question-font:var(--theme-font)}`);
  return (
    <style href="title-face" precedence="page">
      {`${rules.join('')}:root{--title-faces:'Heading Boxes',Title,'Heading Fallback'}${apart.join('')}`}
    </style>
  );
}
