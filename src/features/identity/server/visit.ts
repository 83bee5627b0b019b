import type { RequestContext } from '#kit/server/api/request-context.ts';
import type { Notify } from '#kit/server/notifying/notify.ts';
import type { Keys } from './keys.ts';

/** What the use cases of somebody not signed in yet know of the request. */
export interface Visit
  extends Pick<RequestContext, 'now' | 'locale' | 'publicUrl' | 'ip' | 'requestId' | 'userAgent' | 'cookies'> {
  keys: Keys;
  notify: Notify;
}
