import { data } from 'react-router';

/** An address below an area that no screen has: the area's error page, inside its frame. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function MissingPage() {
  return null;
}
