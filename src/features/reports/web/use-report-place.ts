import { useSearchParams } from 'react-router';
import { CHART_CHOICES } from '#ui/charts/card/use-chart-choice.ts';
import type { ListState } from '#ui/dashboard/lists/use-list-state.ts';
import { NARROWING } from './narrowing/use-narrowing.ts';

/** How charts are shown, and which responses are meant: what else narrows a list does not belong to the summary. */
const OF_SUMMARY = [...CHART_CHOICES, ...NARROWING];

/** Of one path the query says the rest. */
export interface Place {
  search: string;
}

export interface ReportPlace {
  tab: 'summary' | 'responses' | 'people' | 'leaderboard' | 'to-mark';
  /** The response that is read, when one is. */
  responseId: string | null;
  toSummary: Place;
  toResponses: Place;
  /** Of a quiz that records who takes it. */
  toPeople: Place;
  /** Of a quiz. */
  toLeaderboard: Place;
  /** Of a quiz whose answers somebody marks. */
  toUnmarked: Place;
  /** The question of which answers are marked, where one was chosen. */
  markedQuestion: string | null;
  toUnmarkedOf: (question: string) => Place;
  /** On another page of the list where its cursors are told. */
  toResponse: (id: string, cursors?: ListState['cursors']) => Place;
}

/** Where in the report one is, kept in the address: it has one path, so the query says the rest. */
export function useReportPlace(): ReportPlace {
  const [params] = useSearchParams();
  const to = (response?: string, cursors?: ListState['cursors']) => {
    const next = new URLSearchParams(params);
    next.set('tab', 'responses');
    next.delete('response');
    if (response) next.set('response', response);
    if (cursors) {
      next.delete('cursor');
      for (const cursor of cursors) next.append('cursor', cursor);
    }
    return { search: `?${next}` };
  };
  const summary = new URLSearchParams([...params].filter(([name]) => OF_SUMMARY.some((one) => one === name)));
  return {
    tab: tabOf(params.get('tab')),
    responseId: params.get('response'),
    toSummary: { search: summary.size > 0 ? `?${summary}` : '' },
    toResponses: to(),
    toPeople: { search: '?tab=people' },
    toLeaderboard: { search: '?tab=leaderboard' },
    toUnmarked: { search: '?tab=to-mark' },
    markedQuestion: params.get('question'),
    toUnmarkedOf: (question) => ({ search: `?${new URLSearchParams({ tab: 'to-mark', question })}` }),
    toResponse: to,
  };
}

const TABS = ['responses', 'people', 'leaderboard', 'to-mark'] as const;

function tabOf(named: string | null): ReportPlace['tab'] {
  return TABS.find((tab) => tab === named) ?? 'summary';
}
