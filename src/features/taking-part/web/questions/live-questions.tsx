import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useNonce } from '#kit/web/page/nonce.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import logicUrl from '../island/logic/main.ts?worker&url';

/** Where it is said to those who do not see it that questions came or went as answers changed. */
export function LiveQuestions() {
  const t = useText();
  return (
    <VisuallyHidden
      role="status"
      data-path=""
      data-more={t('takingPart:moreBelow')}
      data-fewer={t('takingPart:fewerBelow')}
      data-others={t('takingPart:othersBelow')}
    />
  );
}

/** The script by which questions and texts follow the answers on the page. */
export function LiveScript() {
  return <script type="module" src={logicUrl} nonce={useNonce()} />;
}
