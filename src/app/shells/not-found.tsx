import { pageRefusal } from '#kit/web/page/page-refusal.ts';

/** Any address that no screen has. */
export function loader() {
  throw pageRefusal('not_found');
}

export { loader as action };

export default function NotFound() {
  return null;
}
