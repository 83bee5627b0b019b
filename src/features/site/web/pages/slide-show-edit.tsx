import type { LoaderFunctionArgs } from 'react-router';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { getSlideShowEntry } from '../../contract/slide-shows.ts';
import { sitePaths } from '../../paths.ts';
import { ContentEdit } from '../content/content-edit.tsx';
import { SlideShowForm } from '../content/slide-shows/slide-show-form.tsx';

export const handle = { texts: ['api', 'content', 'site'] } satisfies PageHandle;

/** An address that names nothing is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getSlideShowEntry, { params: { id: String(params.id) } });
  return null;
}

export default function SlideShowEditPage() {
  const t = useText();
  const locale = useLocale();
  return (
    <ContentEdit
      kind="slide-shows"
      get={getSlideShowEntry}
      listTitle={t('dashboard:slideShows')}
      nameOf={({ name }) => localizedText(name, locale)}
      seenAt={() => sitePaths.home}
    >
      {(entry) => <SlideShowForm key={entry._id} entry={entry} />}
    </ContentEdit>
  );
}
