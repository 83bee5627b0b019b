import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { TranslationsPlace } from '../translations/translations-place.tsx';
import { ProjectPlace } from '../workshop/project-place.tsx';

export const handle = { texts: ['translations'] } satisfies PageHandle;

export default function TranslationsPage() {
  return <ProjectPlace part="translations">{(workshop) => <TranslationsPlace workshop={workshop} />}</ProjectPlace>;
}
