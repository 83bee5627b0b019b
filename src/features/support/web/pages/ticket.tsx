import type { LoaderFunctionArgs } from 'react-router';
import { AREAS } from '#features/identity/paths.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { getTicket } from '../../contract/tickets.ts';
import { AnswerField } from '../replies/answer-field.tsx';
import { TicketScreen } from '../tickets/ticket-screen.tsx';

export const handle = { texts: ['api', 'savedReplies', 'tickets'] } satisfies PageHandle;

/** An address that names nothing, or nothing one may see, is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getTicket, { params: { id: String(params.id) } });
  return null;
}

export default function TicketPage() {
  return <TicketScreen area={AREAS.admin} AnswerField={AnswerField} />;
}
