import { data, type LoaderFunctionArgs, Outlet, useOutletContext } from 'react-router';
import { hostContext } from '#kit/web/page/host-context.ts';

/** Around the screens of the back office that are for administrators alone. */
export function loader({ context }: LoaderFunctionArgs) {
  const { actor } = context.get(hostContext);
  if (actor && actor.role !== 'admin') throw data(null, { status: 403 });
  return null;
}

export default function AdminOnly() {
  return <Outlet context={useOutletContext()} />;
}
