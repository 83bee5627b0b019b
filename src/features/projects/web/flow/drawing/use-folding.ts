import { useMemo, useState } from 'react';
import type { FlowGraph } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import { foldRuns } from '#domain/questionnaire/flow-graph/fold-runs.ts';

export interface Folding {
  graph: FlowGraph;
  /** Some questions are drawn as one. */
  isFolded: boolean;
  /** Some were, and are not now. */
  isOpened: boolean;
  open: (questionIds: readonly string[]) => void;
  openAll: () => void;
  foldAll: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Which questions in a row are drawn as one: all of them, but for those that somebody opened. */
export function useFolding(whole: FlowGraph): Folding {
  const [opened, setOpened] = useState(NONE);
  const graph = useMemo(() => foldRuns(whole, opened), [whole, opened]);
  const folded = useMemo(() => (opened.size === 0 ? graph : foldRuns(whole, NONE)), [whole, opened, graph]);
  const open = (ids: readonly string[]) =>
    setOpened((before) => (ids.every((id) => before.has(id)) ? before : new Set([...before, ...ids])));
  return {
    graph,
    isFolded: graph.nodes.some(({ type }) => type === 'run'),
    isOpened: folded.nodes.length < graph.nodes.length,
    open,
    openAll: () => open(whole.nodes.map(({ id }) => id)),
    foldAll: () => setOpened(NONE),
  };
}
