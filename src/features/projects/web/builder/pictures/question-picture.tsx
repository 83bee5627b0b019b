import { IconTrash } from '@tabler/icons-react';
import type { Image, Question } from '#domain/questionnaire/schema.ts';
import { I18nProvider } from '#kit/web/i18n/i18n-provider.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Translator } from '#messages/translator.ts';
import { QuestionImage } from '#ui/plain/questions/image.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { PartButton } from '../controls/part-button.tsx';
import { PickPicture } from './pick-picture.tsx';
import { PictureWords } from './picture-words.tsx';
import styles from './pictures.module.css';

interface QuestionPictureProps {
  question: Question & { image: Image };
  /** In the language it is read in. */
  translator: Translator;
  onPick: (file: File) => void;
}

/** The picture of the selected question: seen as respondents see it, described, replaced, taken out. */
export function QuestionPicture({ question, translator, onPick }: QuestionPictureProps) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  const { image } = question;
  return (
    <div className={styles.ofQuestion}>
      <I18nProvider translator={translator}>
        <div inert className={styles.shown}>
          <QuestionImage image={image} first />
        </div>
      </I18nProvider>
      <PictureWords
        partId={question.id}
        image={image}
        label={t('builder:textName.alt')}
        onChange={(next, topic) => editQuestion({ ...question, image: next }, topic ? { topic } : {})}
      />
      <div className={styles.tools}>
        <PickPicture label={t('builder:replacePicture')} onPick={onPick} />
        <PartButton
          icon={<IconTrash size={18} aria-hidden="true" />}
          label={t('builder:removePicture')}
          onClick={() =>
            editQuestion(
              { ...question, image: undefined },
              { notice: t('builder:pictureRemoved'), say: t('builder:pictureRemoved') },
            )
          }
        />
      </div>
    </div>
  );
}
