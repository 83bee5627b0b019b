import { data } from 'react-router';

/** Any address that no screen has. */
export function loader() {
  throw data(null, { status: 404 });
}

export { loader as action };

export default function NotFound() {
  return null;
}
