import { useRef } from 'react';
import type { Data } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { getSiteSettings } from '../../contract/site-settings.ts';

interface SettingsPartOptions<State, Body, Values> {
  state: State;
  valuesOf: (state: State) => Values;
  /** Which of all it is. */
  of: (settings: Data<typeof getSiteSettings>) => State;
  update: (body: Body & { revision: number }) => Promise<State>;
  onSaved: (undo: () => Promise<State>) => void;
}

/** How the form of a section is saved: in a bar, against the revision of that section alone. */
export function useSettingsPart<State extends { revision: number }, Body extends object, Values extends Body>(
  options: SettingsPartOptions<State, Body, Values>,
) {
  const { state, valuesOf, of, update, onSaved } = options;
  const saved = useRef(valuesOf(state));
  const revised = (known: State) => ({ revision: known.revision, content: valuesOf(known) });
  return {
    saves: 'bar' as const,
    saved: valuesOf(state),
    revision: state.revision,
    async save(body: Body, revision: number) {
      const before = saved.current;
      const after = await update({ ...body, revision });
      saved.current = valuesOf(after);
      onSaved(() => update({ ...before, revision: after.revision }));
      return revised(after);
    },
    async read() {
      const now = of(await call(getSiteSettings));
      saved.current = valuesOf(now);
      return revised(now);
    },
  };
}
