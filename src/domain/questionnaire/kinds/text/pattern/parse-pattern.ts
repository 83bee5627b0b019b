// How a text has to be written, as regular expressions say it; of those what can be matched in one pass through a text.

/** What a pattern is made of. */
export type PatternPart =
  /** One character. */
  | { of: 'one'; takes: (character: string) => boolean }
  | { of: 'start' | 'end' }
  | { of: 'all' | 'either'; parts: readonly PatternPart[] }
  | { of: 'times'; part: PatternPart; least: number; most: number | undefined };

/** Why a pattern cannot be used: what is wrong, with the sign it is about, the how manyeth that is. */
export interface PatternFault {
  key: 'patternUnclosed' | 'patternNothingToRepeat' | 'patternNotTaken' | 'patternTooLarge';
  values: { at: number; sign: string };
}

/** How often a part may be asked for. */
const MOST_TIMES = 200;

const TIMES = /^\{(\d{1,4})(,(\d{0,4}))?\}/;
/** Escapes that stand for one character of several. */
const ESCAPES = /^\\(?:[dDwWsS]|[pP]\{[\w=]+\})/;
const WRITTEN: Readonly<Record<string, string>> = { t: '\t', n: '\n' };

/** Said by throwing, for it ends the reading wherever it is. */
class Fault extends Error {
  readonly key: PatternFault['key'];
  readonly place: number;

  constructor(key: PatternFault['key'], place: number) {
    super(key);
    this.key = key;
    this.place = place;
  }
}

/** The parts of a pattern, or what is wrong with it. */
export function parsePattern(pattern: string): PatternPart | PatternFault {
  try {
    return parse(pattern);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { key, place } = error;
    return { key, values: { at: [...pattern.slice(0, place)].length + 1, sign: signAt(pattern, place) } };
  }
}

function signAt(pattern: string, place: number): string {
  return String.fromCodePoint(pattern.codePointAt(place) ?? 0x20);
}

function parse(pattern: string): PatternPart {
  let place = 0;
  const whole = either();
  if (place < pattern.length) throw new Fault('patternUnclosed', place);
  return whole;

  function either(): PatternPart {
    const parts = [all()];
    while (pattern[place] === '|') {
      place += 1;
      parts.push(all());
    }
    return parts.length === 1 && parts[0] ? parts[0] : { of: 'either', parts };
  }

  function all(): PatternPart {
    const parts: PatternPart[] = [];
    while (place < pattern.length && !'|)'.includes(signAt(pattern, place))) parts.push(repeated(single()));
    return { of: 'all', parts };
  }

  function single(): PatternPart {
    const sign = signAt(pattern, place);
    if (sign === '(') return group();
    if (sign === '[') return set();
    if (sign === '\\') return escaped();
    if ('*+?{'.includes(sign)) throw new Fault('patternNothingToRepeat', place);
    place += sign.length;
    if (sign === '^') return { of: 'start' };
    if (sign === '$') return { of: 'end' };
    return { of: 'one', takes: sign === '.' ? (character) => character !== '\n' : (character) => character === sign };
  }

  function group(): PatternPart {
    const opened = place;
    place += 1;
    if (pattern.startsWith('?:', place)) place += 2;
    // What looks ahead or behind, or has a name, is no matter of one pass.
    else if (pattern[place] === '?') throw new Fault('patternNotTaken', place);
    const within = either();
    if (pattern[place] !== ')') throw new Fault('patternUnclosed', opened);
    place += 1;
    return within;
  }

  function set(): PatternPart {
    const opened = place;
    place += pattern[place + 1] === '^' ? 2 : 1;
    while (place < pattern.length && pattern[place] !== ']') place += pattern[place] === '\\' ? 2 : 1;
    if (place >= pattern.length) throw new Fault('patternUnclosed', opened);
    place += 1;
    return oneOf(pattern.slice(opened, place), opened);
  }

  function escaped(): PatternPart {
    const opened = place;
    const [several] = ESCAPES.exec(pattern.slice(place)) ?? [];
    if (several) {
      place += several.length;
      return oneOf(several, opened);
    }
    if (opened + 1 >= pattern.length) throw new Fault('patternUnclosed', opened);
    const sign = signAt(pattern, opened + 1);
    const written = WRITTEN[sign] ?? sign;
    if (written === sign && /[\p{L}\p{N}]/u.test(sign)) throw new Fault('patternNotTaken', opened + 1);
    place += 1 + sign.length;
    return { of: 'one', takes: (character) => character === written };
  }

  function repeated(part: PatternPart): PatternPart {
    const opened = place;
    const times = timesHere();
    if (!times) return part;
    // Which of several ways is tried first makes no difference where all of a text has to fit.
    if (pattern[place] === '?') place += 1;
    const { least, most } = times;
    if (least > MOST_TIMES || (most ?? 0) > MOST_TIMES) throw new Fault('patternTooLarge', opened);
    if (most !== undefined && most < least) throw new Fault('patternNothingToRepeat', opened);
    return { of: 'times', part, least, most };
  }

  function timesHere(): { least: number; most: number | undefined } | undefined {
    const sign = pattern[place];
    if (sign === '*' || sign === '+' || sign === '?') {
      place += 1;
      return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : undefined };
    }
    const [written, least, range, most] = TIMES.exec(pattern.slice(place)) ?? [];
    if (written === undefined && sign === '{') throw new Fault('patternUnclosed', place);
    if (written === undefined) return undefined;
    place += written.length;
    return { least: Number(least), most: range ? (most ? Number(most) : undefined) : Number(least) };
  }
}

/** What takes one character is left to the language: there is nothing to go back over. */
function oneOf(written: string, place: number): PatternPart {
  try {
    const expression = new RegExp(`^${written}$`, 'su');
    let [asked, taken] = ['', false];
    // A set that is repeated stands in many places, and all of them ask about the same character in a row.
    const takes = (character: string) => {
      if (character !== asked) [asked, taken] = [character, expression.test(character)];
      return taken;
    };
    return { of: 'one', takes };
  } catch {
    throw new Fault('patternNotTaken', place);
  }
}
