import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey } from '#kit/web/calls/queries.ts';
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
export function useDeleteResponse(projectId: string, { _id, previous, next }: ResponseDetail) {
  const t = useText();
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  const navigate = useLocaleNavigate();
  const { toResponse, toResponses } = useReportPlace();
  return useMutation({
    mutationFn: () => call(deleteResponse, { params: { id: projectId, responseId: _id } }),
    onSuccess: () => {
      const neighbour = next ?? previous;
      navigate(neighbour ? toResponse(neighbour) : toResponses, { replace: true });
      showToast('success', t('reports:deleted'));
      // The neighbours still name the deleted one.
      client.removeQueries({ queryKey: callKey(getResponse) });
      for (const endpoint of [getReport, findResponses, findTextAnswers]) {
        void client.invalidateQueries({ queryKey: [endpoint.name] });
      }
    },
    onError: (error) => showToast('error', messageOf(error)),
  });
}
