import { type KeyboardEvent, memo, useCallback, useState } from 'react';
import { ownOptionsOf } from '#domain/questionnaire/carried/carrying.ts';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import { hasOwnOptions } from '#domain/questionnaire/kinds/choice/written-options.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { kindName } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { isBlank } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Translator } from '#messages/translator.ts';
import { useBuilderTools } from '../builder-context.ts';
import { LocalizedField } from '../fields/localized-field.tsx';
import { KindIcon } from '../kinds/kind-icon.tsx';
import { toolsOf } from '../kinds/kind-tools.ts';
import type { LogicLine } from '../logic/logic-lines.ts';
import { LogicWords } from '../logic/logic-words.tsx';
import { KeyOnCard } from '../marking/key-on-card.tsx';
import { useMarking } from '../marking/use-marking.ts';
import { BesideTexts, useBesideTexts } from '../parts/beside-texts.tsx';
import { fieldId, videoAddressId } from '../parts/element-ids.ts';
import { usePartActions } from '../parts/use-part-actions.ts';
import { useRemoval } from '../parts/use-removal.tsx';
import { pictureDrop } from '../pictures/picture-drop.ts';
import { QuestionPicture } from '../pictures/question-picture.tsx';
import { SendingPictures } from '../pictures/sending-pictures.tsx';
import { asImage, useSendPictures } from '../pictures/use-send-pictures.ts';
import { QuestionVideo } from '../videos/question-video.tsx';
import styles from './canvas.module.css';
import { ErrorsHere } from './errors-here.tsx';
import { PartBar } from './part-bar.tsx';
import { QuestionFoot } from './question-foot.tsx';

interface QuestionEditorProps {
  question: Question;
  lines: readonly LogicLine[] | undefined;
  number: number | undefined;
  translator: Translator;
}

/** The selected question: its texts and options are written where the respondent reads them. */
export function QuestionEditor({ question, lines, number, translator }: QuestionEditorProps) {
  const t = useText();
  const format = useFormat();
  const { locale: first, editQuestion, select, now } = useBuilderTools();
  const pictures = useSendPictures();
  const { id } = question;
  const beside = useBesideTexts(question);
  const [isHelpWanted, setIsHelpWanted] = useState(false);
  // Without one there is no line for it: the answers stay where they stood when the question is chosen.
  const hasHelp = isHelpWanted || !isBlank(question.help);
  const [isVideoWanted, wantVideo] = useState(false);
  const { send } = pictures;

  /** The question may have been written on while the picture was on its way. */
  const sendPicture = useCallback(
    (file: File): void => {
      const take = (sent: Parameters<typeof asImage>[0]) => {
        const current = findQuestion(now().questionnaire, id);
        if (!current) return;
        editQuestion({ ...current, image: asImage(sent, current.image) }, { say: t('builder:pictureAdded') });
      };
      send([{ file, take }]);
    },
    [id, send, now, editQuestion, t],
  );

  const writeHelp = useCallback(
    (locale: Locale = first): void => {
      setIsHelpWanted(true);
      select({ type: 'question', id }, fieldId(id, 'help', locale));
    },
    [id, first, select],
  );

  const writeVideo = useCallback(
    (isWanted: boolean): void => {
      wantVideo(isWanted);
      if (isWanted) select({ type: 'question', id }, videoAddressId(id));
    },
    [id, select],
  );

  /** Enter goes on to what is written next; a title is one line. */
  function goOn(event: KeyboardEvent, locale: Locale): void {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const option = hasOwnOptions(question) ? ownOptionsOf(question)[0] : undefined;
    if (option) document.getElementById(fieldId(`${id}-${option.id}`, 'label', locale))?.focus();
    else writeHelp(locale);
  }
  const isSaid = number === undefined;
  return (
    <div {...pictureDrop(sendPicture)}>
      <BesideTexts>
        <EditorHead question={beside} lines={lines} number={number} translator={translator} onPicture={sendPicture} />
      </BesideTexts>
      <SendingPictures pictures={pictures} />
      <div className={styles.titleRow}>
        {isSaid ? null : (
          <span className={styles.number} aria-hidden="true">
            {format.number(number)}.
          </span>
        )}
        <LocalizedField
          partId={id}
          field="title"
          value={question.title}
          onChange={(title) => editQuestion({ ...question, title }, { topic: `title:${id}` })}
          label={t(isSaid ? 'builder:statementTitle' : 'builder:title')}
          placeholder={t(isSaid ? 'builder:statementPlaceholder' : 'builder:titlePlaceholder')}
          look="title"
          marks="inline"
          maxLength={LIMITS.title}
          onKeyDown={goOn}
        />
      </div>
      {hasHelp ? (
        <div className={styles.help}>
          <LocalizedField
            partId={id}
            field="help"
            value={question.help}
            onChange={(help) => editQuestion({ ...question, help }, { topic: `help:${id}` })}
            label={t('builder:help')}
            placeholder={t('builder:helpPlaceholder')}
            look="help"
            marks="all"
            maxLength={LIMITS.help}
          />
        </div>
      ) : null}
      <BesideTexts>
        <EditorBody
          question={beside}
          lines={lines}
          translator={translator}
          onWriteHelp={hasHelp ? undefined : writeHelp}
          onPicture={sendPicture}
          isVideoWanted={isVideoWanted}
          onVideoWanted={writeVideo}
        />
      </BesideTexts>
    </div>
  );
}

interface EditorPartProps extends Omit<QuestionEditorProps, 'number'> {
  onPicture: (file: File) => void;
}

/** Over its title: what it is, what can be done with it and is wrong with it, who is asked, its picture. */
const EditorHead = memo(function EditorHead(props: EditorPartProps & Pick<QuestionEditorProps, 'number'>) {
  const { question, lines, number, translator, onPicture } = props;
  const t = useText();
  const actions = usePartActions();
  const isSaid = number === undefined;
  const label = t(isSaid ? 'builder:deleteStatement' : 'builder:deleteQuestion');
  const title = t(isSaid ? 'logic:deleteStatementTitle' : 'logic:deleteQuestionTitle');
  const removal = useRemoval({ title, confirmLabel: label });
  const { id, kind, required, image } = question;
  const kindWords = t(`builder:kind.${kindName(question)}`);
  return (
    <>
      <PartBar
        type="question"
        id={id}
        deletion={{
          label,
          onDelete: () => removal.remove({ questionIds: [id] }, () => actions.removeQuestion(id)),
        }}
      >
        <KindIcon kind={kind} />
        <span>
          {isSaid ? kindWords : t('builder:question', { number })}
          <span className={styles.more}>
            {isSaid ? null : ` · ${kindWords}`}
            {required ? ` · ${t('builder:requiredMark')}` : null}
          </span>
        </span>
      </PartBar>
      <ErrorsHere part={id} />
      <LogicWords at="before" lines={lines} />
      {image ? <QuestionPicture question={{ ...question, image }} translator={translator} onPick={onPicture} /> : null}
      {removal.dialog}
    </>
  );
});

interface EditorBodyProps extends EditorPartProps {
  onWriteHelp: (() => void) | undefined;
  /** There is a place for the link of a video, though none is written yet. */
  isVideoWanted: boolean;
  onVideoWanted: (wanted: boolean) => void;
}

/** Under its texts: its video, what it is answered with, where one goes from it, and how to go on. */
const EditorBody = memo(function EditorBody(props: EditorBodyProps) {
  const { question, lines, translator, onWriteHelp, onPicture, isVideoWanted, onVideoWanted } = props;
  const { Answer } = toolsOf(question.kind);
  const marking = useMarking(question);
  const hasVideo = question.video !== undefined || isVideoWanted;
  return (
    <>
      {hasVideo ? (
        <QuestionVideo question={question} translator={translator} onRemove={() => onVideoWanted(false)} />
      ) : null}
      <div className={styles.face}>
        <Answer question={question} translator={translator} />
      </div>
      {marking ? <KeyOnCard edited question={question} marking={marking} translator={translator} /> : null}
      <LogicWords at="after" lines={lines} />
      <QuestionFoot
        question={question}
        onWriteHelp={onWriteHelp && (() => onWriteHelp())}
        onPickPicture={question.image ? undefined : onPicture}
        onWriteVideo={hasVideo ? undefined : () => onVideoWanted(true)}
      />
    </>
  );
});
