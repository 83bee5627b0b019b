import type { LoaderFunctionArgs } from 'react-router';
import { accessRefusal, type Endpoint } from '#kit/contract/endpoint.ts';
import { hostContext } from './host-context.ts';
import { pageRefusal } from './page-refusal.ts';

/**
 * The loader of a screen that reads the endpoint once it stands: `export const loader =
 * openToCallers(findMails)`. Whoever may not call it is shown no screen and the same status; who is signed
 * out is sent to sign in by the area around it.
 */
export function openToCallers(endpoint: Pick<Endpoint, 'access'>) {
  return ({ context }: LoaderFunctionArgs): null => {
    const { actor } = context.get(hostContext);
    const refusal = actor && accessRefusal(endpoint, actor);
    if (refusal) throw pageRefusal(refusal);
    return null;
  };
}
