import { useSearchParams } from 'react-router';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { createPlace } from '../../contract/place-entries.ts';
import { projectPaths } from '../../paths.ts';
import { NewPlaceForm } from '../places/new-place-form.tsx';

export const handle = { texts: ['api', 'content', 'places'] } satisfies PageHandle;

export const loader = openToCallers(createPlace);

export default function PlaceCreatePage() {
  const t = useText();
  const [params] = useSearchParams();
  return (
    <>
      <PageHead title={t('places:new')} />
      <PageHeader title={t('places:new')} back={{ to: projectPaths.places, label: t('dashboard:locations') }} />
      <NewPlaceForm within={params.get('within')} />
    </>
  );
}
