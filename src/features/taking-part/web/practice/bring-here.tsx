import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Button } from '#ui/plain/button.tsx';
import type { Practising } from '../../contract/welcome.ts';
import styles from './practice.module.css';
import { BRING, MEMORY } from './practice-fields.ts';

type Own = NonNullable<Practising['own']>;

/**
 * Offers somebody who is signed in what this browser remembers from before that. Nothing goes by itself: somebody else
 * may have practised here. The page's script knows whether there is anything, and shows this.
 */
export function BringHere({ projectId, practising, own }: { projectId: string; practising: Practising; own: Own }) {
  const t = useText();
  const questions = practising.sections.flatMap((section) => section.questions);
  const last = Object.fromEntries(Object.entries(own.cards).map(([id, card]) => [id, card.last]));
  return (
    <form
      method="post"
      hidden
      className={styles.bring}
      data-panel=""
      data-bring={JSON.stringify({ project: projectId, questions, last })}
    >
      <p data-offer={t('practice:bringText', { questions: '#' })} />
      <p>{t('practice:bringWhose')}</p>
      <input type="hidden" name={MEMORY} defaultValue="" />
      <Button variant="secondary" name="go" value={BRING}>
        {t('practice:bring')}
      </Button>
    </form>
  );
}
