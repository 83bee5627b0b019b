import type { Locale } from '#domain/text/locale.ts';
import type { Text } from '#messages/text.ts';

/** What a mail says, as somebody may edit it: a line, and paragraphs with an empty line between them. */
export interface MailWords {
  subject: string;
  body: string;
}
export type MailTexts = Record<Locale, MailWords>;

export interface MailVariable {
  /** What it may stand for, where a mail is tried out. */
  sample: Record<Locale, string>;
  /** Where it has to stand: a mail without it would be of no use. */
  needed?: keyof MailWords;
  /** It stands in a paragraph of its own and nowhere else, set large; so it is never part of an address. */
  alone?: true;
}

/** A mail of the product, as the feature that sends it describes it. All of them stand in `app/mail-templates.ts`. */
export interface MailTemplate<Variable extends string = string> {
  /** Stored with every mail, so it stays what it is. */
  name: string;
  variables: Readonly<Record<Variable, MailVariable>>;
  /** The product's own words; `shown` has every variable as it is written in a text. A method: see `says` of kinds. */
  words(t: Text, shown: Readonly<Record<Variable, string>>): MailWords;
  /** Why whoever reads it at this address got it, as a sentence; it is not edited. */
  why(t: Text, to: string): string;
  /** What its button says, where it has one. */
  action?(t: Text): string;
}

/** Holds a template to the names of its own variables. */
export function mailTemplate<Variable extends string>(template: MailTemplate<Variable>): MailTemplate<Variable> {
  return template;
}

const TOKEN = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A variable as it is written in a text. */
export const shownVariable = (name: string) => `{{${name}}}`;

/** A text with its variables filled in, in one pass: what stands in a value is never a variable itself. */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(TOKEN, (_token, name: string) => values[name] ?? '');
}

/** The names of the variables that stand in a text, each as often as it does. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(TOKEN)].map(([, name = '']) => name);
}

/** The paragraphs of a body. */
export function paragraphsOf(body: string): string[] {
  return body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

export interface MailProblem {
  key: 'mailVariableUnknown' | 'mailVariableMissing' | 'mailVariableAlone';
  /** The variable as it is written. */
  variable: string;
}

/** The first thing that is wrong with the variables of a subject or body. */
export function problemOf(
  { variables }: Pick<MailTemplate, 'variables'>,
  place: keyof MailWords,
  text: string,
): MailProblem | undefined {
  const used = variablesIn(text);
  const unknown = used.find((name) => !Object.hasOwn(variables, name));
  if (unknown !== undefined) return { key: 'mailVariableUnknown', variable: shownVariable(unknown) };
  const paragraphs = paragraphsOf(text);
  for (const [name, { needed, alone }] of Object.entries(variables)) {
    const variable = shownVariable(name);
    if (needed === place && !used.includes(name)) return { key: 'mailVariableMissing', variable };
    const standsAlone = paragraphs.filter((paragraph) => paragraph === variable).length;
    const times = used.filter((each) => each === name).length;
    if (alone && times > 0 && (place === 'subject' || times > 1 || standsAlone !== 1))
      return { key: 'mailVariableAlone', variable };
  }
  return undefined;
}
