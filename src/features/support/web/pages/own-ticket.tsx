import type { LoaderFunctionArgs } from 'react-router';
import { AREAS } from '#features/identity/paths.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { getTicket } from '../../contract/tickets.ts';
import { TicketScreen } from '../tickets/ticket-screen.tsx';

export const handle = { texts: ['api', 'tickets'] } satisfies PageHandle;

/** An address that names nothing, or nothing one may see, is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getTicket, { params: { id: String(params.id) } });
  return null;
}

export default function OwnTicketPage() {
  return <TicketScreen area={AREAS.dashboard} />;
}
