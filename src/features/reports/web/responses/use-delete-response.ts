import { useQueryClient } from '@tanstack/react-query';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import {
  deleteResponse,
  findResponses,
  findTextAnswers,
  getReport,
  getResponse,
  type ResponseDetail,
} from '../../contract.ts';
import { useReportPlace } from '../use-report-place.ts';

/** Deletes a response; the reader goes on to a neighbour, and everything that counted it is read again. */
export function useDeleteResponse({ previous, next }: Pick<ResponseDetail, 'previous' | 'next'>) {
  const t = useText();
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  const navigate = useLocaleNavigate();
  const { toResponse, toResponses } = useReportPlace();
  return useCallMutation(deleteResponse, {
    onSuccess: () => {
      const neighbour = next ?? previous;
      navigate(neighbour ? toResponse(neighbour) : toResponses, { replace: true });
      showToast('success', t('reports:deleted'));
      // The neighbours still name the deleted one.
      client.removeQueries({ queryKey: callKey(getResponse) });
      for (const endpoint of [getReport, findResponses, findTextAnswers]) {
        void client.invalidateQueries({ queryKey: callKey(endpoint) });
      }
    },
    onError: (error) => showToast('error', messageOf(error)),
  });
}
