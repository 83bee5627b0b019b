import { Button, Skeleton } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { z } from 'zod';
import type { Data, Endpoint } from '#kit/contract/endpoint.ts';
import type { idParams } from '#kit/contract/listing.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { contentPaths } from '../../content/paths.ts';
import type { ContentKind } from '../../contract/content.ts';

type Getter = Endpoint<typeof idParams, z.ZodUndefined, z.ZodUndefined, z.ZodType>;

interface ContentEditProps<Get extends Getter> {
  kind: ContentKind;
  get: Get;
  listTitle: string;
  nameOf: (entry: Data<Get>) => string;
  /** Where visitors see it, while they do. */
  seenAt?: (entry: Data<Get>) => string | undefined;
  /** Its form; drawn once it is read. */
  children: (entry: Data<Get>) => ReactNode;
}

/** One entry of content with its form. It is read anew each time one comes: what is edited is what stands now. */
export function ContentEdit<Get extends Getter>(props: ContentEditProps<Get>) {
  const { kind, get, listTitle, nameOf, seenAt, children } = props;
  const t = useText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...callQuery<Getter>(get, { params: { id } }), gcTime: 0 });
  const entry = data as Data<Get> | undefined;
  const seen = entry && seenAt?.(entry);
  const title = entry ? nameOf(entry) : listTitle;
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        back={{ to: contentPaths.list(kind), label: listTitle }}
        actions={
          seen ? (
            <Button
              variant="default"
              component={LocaleLink}
              to={seen}
              target="_blank"
              leftSection={<IconExternalLink size={18} aria-hidden="true" />}
            >
              {t('content:seeOnSite')}
            </Button>
          ) : null
        }
      />
      {error && !entry ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {entry ? children(entry) : null}
      {entry || error ? null : (
        <Waiting>
          <Skeleton height={320} />
        </Waiting>
      )}
    </>
  );
}
