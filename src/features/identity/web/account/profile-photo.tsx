import { useRevalidator } from 'react-router';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { SquarePicture } from '#ui/dashboard/forms/fields/files/square-picture.tsx';
import { Avatar } from '#ui/plain/avatar.tsx';
import { deletePhoto, updatePhoto } from '../../contract/photo.ts';
import type { SessionUser } from '../../contract/profile.ts';

/** The own photo. It shows at once in the top bar. */
export function ProfilePhoto({ user }: { user: Pick<SessionUser, '_id' | 'fullName' | 'image'> }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  return (
    <SquarePicture
      label={t('account:photo')}
      picture={<Avatar image={user.image} name={user.fullName} id={user._id} size={96} />}
      isThere={user.image !== null}
      round
      boxed
      words={{
        choose: t(user.image ? 'account:otherPhoto' : 'account:choosePhoto'),
        remove: t('account:removePhoto'),
        hint: t('account:photoHint'),
        saved: t('account:photoSaved'),
        removed: t('account:photoRemoved'),
      }}
      onSend={(body) => call(updatePhoto, { body })}
      onRemove={() => call(deletePhoto)}
      onChanged={revalidate}
    />
  );
}
