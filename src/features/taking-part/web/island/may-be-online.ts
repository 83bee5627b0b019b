const SECOND_THOUGHT = 2_000;

/**
 * Whether a form may be sent now. A browser can be wrong about having no connection:
 * who presses again after a moment is believed.
 */
export function mayBeOnline({ timeStamp }: Event, waitsSince: number | undefined): boolean {
  return navigator.onLine || (waitsSince !== undefined && timeStamp - waitsSince > SECOND_THOUGHT);
}
