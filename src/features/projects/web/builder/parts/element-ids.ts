// Where the parts of the editor can be found on the page, for moving the focus and for jumping.
import type { Locale } from '#domain/text/locale.ts';

export function cardId(id: string): string {
  return `part-${id}`;
}

/** The button that opens a part for writing. */
export function openId(id: string): string {
  return `${cardId(id)}-open`;
}

export function outlineId(id: string): string {
  return `outline-${id}`;
}

/** A text field: the title, help or introduction of a part, or an option's label. */
export function fieldId(partId: string, field: string, locale: Locale): string {
  return `${partId}-${field}-${locale}`;
}

/** Where the link to a question's video is typed. */
export function videoAddressId(partId: string): string {
  return `${partId}-videoAddress`;
}

/** What a calculated value is called. */
export function variableFieldId(id: string): string {
  return `variable-${id}-label`;
}

/** What a question of a quiz is worth, above what is right. */
export function pointsId(questionId: string): string {
  return `${questionId}-points`;
}

/** What is right of a question of a quiz. */
export function keyId(questionId: string): string {
  return `${questionId}-key`;
}

/** A score band of a quiz. */
export function bandId(id: string): string {
  return `band-${id}`;
}

/** What is set of a part's logic. */
export function logicId(partId: string, logic: string): string {
  return `${partId}-${logic}`;
}

/** The first of the kinds that stand in place of questions. */
export const FIRST_KIND_ID = 'first-kind';

/** What shows and hides a pane beside the canvas. */
export function paneButtonId(pane: string): string {
  return `pane-${pane}`;
}
