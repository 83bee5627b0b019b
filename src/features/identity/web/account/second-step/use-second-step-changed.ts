import { useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { callKey } from '#kit/web/calls/queries.ts';
import { getSecondStep } from '../../../contract/second-step.ts';
import { findSessions, findSignIns } from '../../../contract/sessions.ts';

/** Reads again what follows from the second step: how it stands, who is signed in, and what is open to them. */
export function useSecondStepChanged(): () => void {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  return () => {
    for (const endpoint of [getSecondStep, findSessions, findSignIns]) {
      void queries.invalidateQueries({ queryKey: callKey(endpoint) });
    }
    void revalidate();
  };
}
