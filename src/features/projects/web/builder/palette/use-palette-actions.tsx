import type { SpotlightProps } from '@mantine/spotlight';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBook,
  IconClipboardText,
  IconEye,
  IconFlag,
  IconHistory,
  IconKeyboard,
  IconLanguage,
  IconLayoutList,
  IconLayoutSidebar,
  IconLayoutSidebarRight,
  IconRoute2,
  IconSend,
  IconStairs,
  type TablerIcon,
} from '@tabler/icons-react';
import { useContext } from 'react';
import { numbersOf, questionsOf } from '#domain/questionnaire/flow.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { projectPaths } from '../../../paths.ts';
import { BankPickerContext } from '../../bank/bank-picker-context.ts';
import type { Workshop } from '../../workshop/workshop-context.ts';
import { useBuilderTools } from '../builder-context.ts';
import { useClosingActions } from '../closings/use-closing-actions.ts';
import { KindIcon } from '../kinds/kind-icon.tsx';
import { kindKeywords } from '../kinds/kind-keywords.ts';
import { offeredKinds } from '../kinds/kind-tools.ts';
import { useOfferedName } from '../kinds/use-offered-name.ts';
import { fieldId } from '../parts/element-ids.ts';
import { useAddParts } from '../parts/use-add-parts.ts';
import { usePartWords } from '../parts/use-part-name.ts';
import { PasteQuestionsContext } from '../pasting/paste-questions-context.ts';
import { useDraft } from '../state/use-draft.ts';
import { type Panes, useHasRoomForPanes } from '../state/use-panes.ts';
import styles from './command-palette.module.css';

/** What the palette offers while it is open: kinds to add, what else can be done, and the questions to go to. */
export function usePaletteActions(
  opened: boolean,
  { project, write, open }: Workshop,
  { shown, toggle }: Panes,
  onShortcuts: () => void,
): SpotlightProps['actions'] {
  const t = useText();
  const wordsFor = usePartWords();
  const nameOf = useOfferedName();
  const navigate = useLocaleNavigate();
  const { isPoll, isQuiz, languages, locale, select, undo, redo } = useBuilderTools();
  const { addQuestion, addSection } = useAddParts();
  const paste = useContext(PasteQuestionsContext);
  const pick = useContext(BankPickerContext);
  const closings = useClosingActions();
  const draft = useDraft((now) => (opened ? now : undefined));
  const hasPanes = useHasRoomForPanes();
  if (!draft) return [];
  const { questionnaire, canUndo, canRedo } = draft;
  const questions = questionsOf(questionnaire);
  const numbers = numbersOf(questions);
  const paneActions = () => [
    action('outline', t(shown.outline ? 'builder:hideOutline' : 'builder:showOutline'), IconLayoutSidebar, () =>
      toggle('outline'),
    ),
    action(
      'inspector',
      t(shown.inspector ? 'builder:hideInspector' : 'builder:showInspector'),
      IconLayoutSidebarRight,
      () => toggle('inspector'),
    ),
  ];
  const addable = isPoll
    ? []
    : offeredKinds({ isQuiz }).map(({ group, kinds }) => ({
        group: `${t('builder:addQuestion')}: ${t(`builder:kindGroup.${group}`)}`,
        actions: kinds.map((kind) => ({
          id: kind,
          className: styles.kind,
          label: t(`builder:kind.${nameOf(kind)}`),
          description: t(`builder:kindHint.${nameOf(kind)}`),
          keywords: kindKeywords(nameOf(kind), t),
          leftSection: <KindIcon kind={kind} />,
          onClick: () => addQuestion(kind),
        })),
      }));
  return [
    ...addable,
    {
      group: t('common:actions'),
      actions: [
        ...(isPoll
          ? []
          : [
              action('paste', t('builder:pasting.open'), IconClipboardText, () => paste()),
              ...(isQuiz ? [action('bank', t('bank:pick'), IconBook, () => pick())] : []),
              action('section', t('builder:addSection'), IconLayoutList, addSection),
              action('closing', t('builder:addClosing'), IconFlag, closings.add),
            ]),
        ...(canUndo ? [action('undo', t('builder:undo'), IconArrowBackUp, undo)] : []),
        ...(canRedo ? [action('redo', t('builder:redo'), IconArrowForwardUp, redo)] : []),
        action('preview', t('builder:preview'), IconEye, () => open('preview')),
        ...(project.abilities.publish
          ? [action('publish', t('projects:publish'), IconSend, () => open('publish'))]
          : []),
        action('translations', t('projects:translations'), IconLanguage, () =>
          navigate(projectPaths.translations(project)),
        ),
        ...(isPoll ? [] : [action('flow', t('projects:flow'), IconRoute2, () => navigate(projectPaths.flow(project)))]),
        ...(project.mode
          ? [action('rounds', t('projects:rounds'), IconStairs, () => navigate(projectPaths.rounds(project)))]
          : []),
        action('history', t('projects:versionHistory'), IconHistory, () => navigate(projectPaths.history(project))),
        ...(hasPanes ? paneActions() : []),
        action('shortcuts', t('builder:shortcuts'), IconKeyboard, onShortcuts),
        ...(languages.length > 1
          ? languages.map((each) =>
              action(each, t('builder:writeIn', { language: t(`builder:language.${each}`) }), IconLanguage, () =>
                write(each),
              ),
            )
          : []),
      ],
    },
    {
      group: t('builder:goTo'),
      actions: questions.map(({ id, title, kind }, index) => ({
        id: `go-${id}`,
        label: wordsFor('question', numbers[index], title),
        keywords: localizedWords(title, locale === 'en' ? 'bn' : 'en'),
        leftSection: <KindIcon kind={kind} />,
        onClick: () => select({ type: 'question', id }, fieldId(id, 'title', locale)),
      })),
    },
  ];
}

function action(id: string, label: string, Icon: TablerIcon, onClick: () => void) {
  return { id, label, leftSection: <Icon size={20} stroke={1.75} aria-hidden="true" />, onClick };
}
