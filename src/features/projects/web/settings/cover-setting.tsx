import { Checkbox, Input } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Image } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import { CoverImage } from '#ui/plain/questions/image.tsx';
import { BuilderToolsContext } from '../builder/builder-context.ts';
import { PartButton } from '../builder/controls/part-button.tsx';
import { PickPicture } from '../builder/pictures/pick-picture.tsx';
import { pictureDrop } from '../builder/pictures/picture-drop.ts';
import { SendingPictures } from '../builder/pictures/sending-pictures.tsx';
import { asImage, useSendPictures } from '../builder/pictures/use-send-pictures.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import styles from './cover-setting.module.css';
import { LocalizedSetting } from './localized-setting.tsx';
import { settingId } from './setting-id.ts';
import type { SettingFields } from './use-setting-fields.ts';

/** The picture that a project begins with: picked or dropped, described, replaced, taken out. */
export function CoverSetting({ workshop, fields }: { workshop: Workshop; fields: SettingFields }) {
  const t = useText();
  const { settings, builder } = workshop;
  const { cover } = settings.values;
  const pictures = useSendPictures();
  const refused = Object.entries(settings.refused).find(([name]) => name.split('.')[0] === 'cover')?.[1];

  function pick(file: File): void {
    pictures.send([
      {
        file,
        take(sent) {
          settings.change((now) => ({ cover: asImage(sent, now.cover ?? undefined) }));
          builder.tools.say(t('builder:pictureAdded'));
        },
      },
    ]);
  }

  function remove(): void {
    const notice = t('projects:coverRemoved');
    settings.change({ cover: null }, { notice });
    builder.tools.say(notice);
  }

  return (
    <fieldset id={settingId('cover')} className={styles.cover} {...pictureDrop(pick)}>
      <legend>{t('projects:cover')}</legend>
      <Input.Description>{t('projects:coverHint')}</Input.Description>
      {cover ? (
        <>
          <Shown key={cover.key} cover={cover} />
          {cover.decorative ? null : (
            <BuilderToolsContext value={builder.tools}>
              <LocalizedSetting
                label="projects:coverAltIn"
                hint="builder:altPlaceholder"
                maxLength={LIMITS.alt}
                fields={fields.localized('coverAlt')}
              />
            </BuilderToolsContext>
          )}
          <Checkbox
            label={t('builder:adorns')}
            checked={cover.decorative ?? false}
            onChange={(event) => settings.change({ cover: adorning(cover, event.currentTarget.checked) })}
          />
        </>
      ) : null}
      <div className={styles.tools}>
        <PickPicture label={t(cover ? 'builder:replacePicture' : 'builder:addPicture')} onPick={pick} />
        {cover ? (
          <PartButton
            icon={<IconTrash size={18} aria-hidden="true" />}
            label={t('builder:removePicture')}
            onClick={remove}
          />
        ) : null}
      </div>
      {refused ? <Input.Error>{refused}</Input.Error> : null}
      <SendingPictures pictures={pictures} />
    </fieldset>
  );
}

/** As respondents see it, unless it cannot be shown any more. */
function Shown({ cover }: { cover: Image }) {
  const t = useText();
  const [isGone, setGone] = useState(false);
  if (isGone) return <Alert tone="warning">{t('projects:coverGone')}</Alert>;
  return (
    <div inert className={styles.shown} onErrorCapture={() => setGone(true)}>
      <CoverImage image={cover} />
    </div>
  );
}

function adorning({ decorative: _before, ...image }: Image, only: boolean): Image {
  return only ? { ...image, decorative: true } : image;
}
