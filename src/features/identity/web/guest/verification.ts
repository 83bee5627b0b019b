import { data } from 'react-router';
import { ERROR_STATUS } from '#kit/contract/errors.ts';
import type { Host } from '#kit/web/page/host.ts';
import { refuse } from '#kit/web/page/refused-form.ts';
import { getVerification, resendVerification } from '../../contract/verification.ts';
import { targetOf } from './target.ts';

/**
 * What a page that asks for a code, or is opened by a link, shows; with status 404 nothing, when that is over or never
 * was.
 */
export async function loadVerification(host: Host, id: string | undefined, purpose: 'register' | 'reset', url: URL) {
  const target = targetOf(url.searchParams.get('next'));
  const link = url.searchParams.get('link') ?? undefined;
  const result = await host.attempt(getVerification, { params: { id: id ?? '' }, query: { link } });
  if (!result.ok || result.data.purpose !== purpose || (link !== undefined && !result.data.linkWorks))
    return data({ open: undefined, link, target }, { status: ERROR_STATUS.not_found });
  const { sentTo, resendAt } = result.data;
  const waitSeconds = Math.max(0, Math.ceil((Date.parse(resendAt) - Date.now()) / 1000));
  return data({ open: { sentTo, resendAt, waitSeconds }, link, target });
}

/** Sends another code, when the form asks for it that has nothing else to say. */
export async function resendCode(host: Host, id: string | undefined) {
  const result = await host.attempt(resendVerification, { params: { id: id ?? '' } });
  return result.ok ? { resent: true as const } : refuse(result);
}
