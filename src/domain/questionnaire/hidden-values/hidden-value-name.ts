/** What a link brought along and nobody was asked, by name: only what the questionnaire names. */
export type HiddenValues = Readonly<Record<string, string>>;

/** As it stands in an address: `?area=dhaka`. */
const HIDDEN_VALUE_NAME = /^[A-Za-z][A-Za-z0-9_-]{0,31}$/;

/** What a link says of where somebody came from is called so: how it was shared, or what campaigns name. */
export function isSourceName(name: string): boolean {
  return /^(?:from|utm_\w{1,30})$/.test(name);
}

/** Whether a hidden value may have this name. */
export function isHiddenValueName(name: string): boolean {
  return HIDDEN_VALUE_NAME.test(name) && !isSourceName(name) && !(name in {});
}
