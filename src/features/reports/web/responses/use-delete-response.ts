import { useQueryClient } from '@tanstack/react-query';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { getNarrowedReport } from '../../contract/narrowed-report.ts';
import { findNewestComments } from '../../contract/newest-comments.ts';
import { getReport } from '../../contract/report.ts';
import { deleteResponse, findResponseSources, findResponses, getResponse } from '../../contract/responses.ts';
import { findTextAnswers } from '../../contract/text-answers.ts';
import { useReportPlace } from '../use-report-place.ts';
import type { Neighbours } from './use-neighbours.ts';

const LISTS = [findResponses, findResponseSources, findTextAnswers, findNewestComments];

/** Deletes a response; the reader goes on to a neighbour, and everything that counted it is read again. */
export function useDeleteResponse({ previous, next }: Neighbours) {
  const t = useText();
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  const navigate = useLocaleNavigate();
  const { toResponses } = useReportPlace();
  return useCallMutation(deleteResponse, {
    onSuccess: () => {
      navigate(next ?? previous ?? toResponses, { replace: true });
      showToast('success', t('reports:deleted'));
      // The neighbours still name the deleted one.
      client.removeQueries({ queryKey: callKey(getResponse) });
      for (const endpoint of [getReport, getNarrowedReport, ...LISTS]) {
        void client.invalidateQueries({ queryKey: callKey(endpoint) });
      }
    },
    onError: (error) => showToast('error', messageOf(error)),
  });
}
