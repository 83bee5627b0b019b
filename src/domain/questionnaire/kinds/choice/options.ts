// What every choice shares: options, whoever wrote them, and inputs that name them.
import type { Cells } from '../../../answers/counting/cells.ts';
import { reportedOptions } from '../../../answers/reported/reported-options.ts';
import type { Locale } from '../../../text/locale.ts';
import { localizedText } from '../../../text/localized.ts';
import { oneValue } from '../../held.ts';
import type { PartOfKind, Problem, Reading } from '../../kind.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import type { Option } from '../../schema.ts';

/** All that follows where the answer is the id of one option. */
export function oneOf<Q>(options: (question: Q) => readonly Option[]) {
  const words = (question: Q, answer: string, locale: Locale) => optionWords(options(question), answer, locale);
  return {
    options,
    held: oneValue,
    testedBy: 'chose' as const,
    read: (question: Q, input: unknown) => readOneOption(options(question), namedIds(input)),
    missing: (): Problem => ({ key: 'missingChoice' }),
    imagine(question: Q, person: MadeUpPerson) {
      const offered = options(question);
      return offered[person.pick(offered.length)]?.id;
    },
    countsAs: () => 'one',
    cells: (_question: Q, answer: string): Cells => ({ [`option:${answer}`]: 1n }),
    reported: reportedOptions(options),
    words,
    plain: words,
  } satisfies PartOfKind;
}

/**
 * The different ids an input names, undefined when it is neither text nor a list of texts. Blank entries say nothing:
 * a form sends one beside its boxes so that choosing none still reaches the server.
 */
export function namedIds(input: unknown): Set<string> | undefined {
  const ids = new Set<string>();
  for (const entry of Array.isArray(input) ? input : [input]) {
    if (entry === null || entry === undefined) continue;
    if (typeof entry !== 'string') return undefined;
    const id = entry.trim();
    if (id !== '') ids.add(id);
  }
  return ids;
}

/** The one option that an input names. */
export function readOneOption(options: readonly Option[], ids: ReadonlySet<string> | undefined): Reading<string> {
  if (!ids) return { problem: { key: 'malformed' } };
  const [id] = ids;
  if (id === undefined) return { empty: true };
  if (ids.size > 1) return { problem: { key: 'chooseOne' } };
  if (!options.some((option) => option.id === id)) return { problem: { key: 'unknownOption' } };
  return { answer: id };
}

/** The option's label in the reader's language; its id when it has none or is gone. */
export function optionWords(options: readonly Option[], id: string, locale: Locale): string {
  const option = options.find((candidate) => candidate.id === id);
  return (option && localizedText(option.label, locale)) || id;
}
