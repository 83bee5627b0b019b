import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useNonce } from '#kit/web/page/nonce.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import logicUrl from '../island/logic/main.ts?worker&url';

/** The script by which questions come and go as answers change, and where it says so to those who do not see it. */
export function LiveQuestions() {
  const t = useText();
  return (
    <>
      <VisuallyHidden
        role="status"
        data-path=""
        data-more={t('takingPart:moreBelow')}
        data-fewer={t('takingPart:fewerBelow')}
        data-others={t('takingPart:othersBelow')}
      />
      <script type="module" src={logicUrl} nonce={useNonce()} />
    </>
  );
}
