import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { localizedText } from '#domain/text/localized.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { getPlaceEntry } from '../../contract/place-entries.ts';
import { projectPaths } from '../../paths.ts';
import { PlaceForm } from '../places/place-form.tsx';
import { PlacesWithin } from '../places/places-within.tsx';

export const handle = { texts: ['api', 'content', 'places'] } satisfies PageHandle;

/** An address that names nothing is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getPlaceEntry, { params: { id: String(params.id) } });
  return null;
}

export default function PlaceEditPage() {
  const t = useText();
  const locale = useLocale();
  const { id = '' } = useParams();
  const { data: place, error, refetch } = useQuery({ ...callQuery(getPlaceEntry, { params: { id } }), gcTime: 0 });
  const title = place ? localizedText(place.name, locale) : t('dashboard:locations');
  const around = place?.around.map((name) => localizedText(name, locale)).join(', ');
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        description={place && [t(`places:levelOf.${place.level}`), around].filter(Boolean).join(' · ')}
        back={{ to: projectPaths.places, label: t('dashboard:locations') }}
      />
      {error && !place ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {place ? (
        <>
          <PlaceForm key={place._id} place={place} />
          {place.level === 'upazila' ? null : <PlacesWithin place={place} name={title} />}
        </>
      ) : null}
      {place || error ? null : (
        <Waiting>
          <Skeleton height={320} />
        </Waiting>
      )}
    </>
  );
}
