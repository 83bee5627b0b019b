import { IconTrash } from '@tabler/icons-react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { readVideoAddress } from '#domain/questionnaire/video/video-address.ts';
import { I18nProvider } from '#kit/web/i18n/i18n-provider.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Translator } from '#messages/translator.ts';
import { VideoLink } from '#ui/plain/questions/video-link.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { PartButton } from '../controls/part-button.tsx';
import { TypedAddress } from '../controls/typed-address.tsx';
import { LocalizedField } from '../fields/localized-field.tsx';
import { videoAddressId } from '../parts/element-ids.ts';
import styles from './question-video.module.css';

interface QuestionVideoProps {
  question: Question;
  /** In the language it is read in. */
  translator: Translator;
  /** There is to be none. */
  onRemove: () => void;
}

/** The video link of the selected question: as respondents see it, where it leads and what it says, taken out. */
export function QuestionVideo({ question, translator, onRemove }: QuestionVideoProps) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  const { id, video } = question;
  return (
    <div className={styles.video}>
      {video ? (
        <I18nProvider translator={translator}>
          <div inert className={styles.shown}>
            <VideoLink video={video} />
          </div>
        </I18nProvider>
      ) : null}
      <TypedAddress
        id={videoAddressId(id)}
        label={t('builder:videoAddress')}
        description={t('builder:videoHint')}
        wrong={t('api:videoAddress')}
        address={video?.address}
        read={(typed) => readVideoAddress(typed)?.address}
        onChange={(address) =>
          editQuestion({ ...question, video: { title: {}, ...video, address } }, { topic: `video:${id}` })
        }
      />
      {video ? (
        <LocalizedField
          partId={id}
          field="videoTitle"
          value={video.title}
          onChange={(title) => editQuestion({ ...question, video: { ...video, title } }, { topic: `videoTitle:${id}` })}
          label={t('builder:textName.videoTitle')}
          placeholder={t('builder:videoTitlePlaceholder')}
          look="option"
          maxLength={LIMITS.videoTitle}
        />
      ) : null}
      <div>
        <PartButton
          icon={<IconTrash size={18} aria-hidden="true" />}
          label={t('builder:removeVideo')}
          onClick={() => {
            const said = t('builder:videoRemoved');
            if (video) editQuestion({ ...question, video: undefined }, { notice: said, say: said });
            onRemove();
          }}
        />
      </div>
    </div>
  );
}
