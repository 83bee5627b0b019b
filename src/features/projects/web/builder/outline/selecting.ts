/** Which rows are selected for something to be done with all of them. */
export interface Selecting {
  ids: ReadonlySet<string>;
  /** Where a range begins: the row that was selected last by itself. */
  anchor?: string | undefined;
}

export type SelectingStep =
  | { step: 'toggle'; id: string }
  /** From where the range begins to another row; both and all between are selected, and no others. */
  | { step: 'extend'; from: string; to: string; order: readonly string[] }
  | { step: 'all'; order: readonly string[] }
  | { step: 'none' };

export const NONE: Selecting = { ids: new Set() };

export function stepSelecting(selecting: Selecting, action: SelectingStep): Selecting {
  switch (action.step) {
    case 'toggle': {
      const ids = new Set(selecting.ids);
      if (!ids.delete(action.id)) ids.add(action.id);
      return { ids, anchor: action.id };
    }
    case 'extend': {
      const anchor = selecting.anchor ?? action.from;
      const [first = 0, last = 0] = [anchor, action.to].map((id) => action.order.indexOf(id)).sort((a, b) => a - b);
      if (first < 0) return { ids: new Set([action.to]), anchor: action.to };
      return { ids: new Set(action.order.slice(first, last + 1)), anchor };
    }
    case 'all':
      return { ids: new Set(action.order) };
    case 'none':
      return NONE;
  }
}
