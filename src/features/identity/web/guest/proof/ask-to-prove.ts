import { data } from 'react-router';
import type { Attempt, Host } from '#kit/web/page/host.ts';
import { type RefusedForm, refuse } from '#kit/web/page/refused-form.ts';
import { getProofChallenge } from '../../../contract/proofs.ts';

/** A refused form, with what to work out where that is what it lacks. */
export interface AskedToProve extends RefusedForm {
  challenge?: string;
}

/** As {@link refuse}, with a challenge where the network of the visitor asks for much. */
export async function refuseOrAsk(
  host: Host,
  failed: Extract<Attempt<unknown>, { ok: false }>,
  typed: Record<string, string>,
) {
  const refused = refuse(failed, typed);
  if (!failed.failure.error.fields?.proof) return data<AskedToProve>(refused.data, { status: failed.status });
  const asked = await host.attempt(getProofChallenge);
  const challenge = asked.ok ? { challenge: asked.data.challenge } : { message: refused.data.fields.proof };
  return data<AskedToProve>({ ...refused.data, ...challenge }, { status: failed.status });
}
