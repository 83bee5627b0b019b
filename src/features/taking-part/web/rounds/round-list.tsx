import { isBlank } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Button } from '#ui/plain/button.tsx';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { FormError } from '#ui/plain/fields/form-error.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { takingPartPaths } from '../../paths.ts';
import { WaitingState } from '../save-state.tsx';
import type { NotStarted } from '../welcome/begin.ts';
import { ProjectPasswordField } from '../welcome/project-password-field.tsx';
import type { Welcome } from '../welcome/welcome.ts';
import { RoundSign } from './round-sign.tsx';
import styles from './rounds.module.css';
import { type Round, useRoundWords } from './use-round-words.ts';

interface RoundListProps {
  welcome: Pick<Welcome, '_id' | 'viewType' | 'privacy'>;
  rounds: NonNullable<Welcome['rounds']>;
  /** Whoever is not signed in takes none, and sees what there is. */
  mayStart: boolean;
  refused: NotStarted | undefined;
}

/** The rounds of a quiz in order: what each is, how it stands, and the way into those that are open. */
export function RoundList({ welcome, rounds, mayStart, refused }: RoundListProps) {
  const t = useText();
  const format = useFormat();
  const { total, list, isTooLate } = rounds;
  return (
    <section className={styles.rounds} aria-labelledby="rounds" data-panel="">
      <h2 id="rounds">{t('rounds:rounds')}</h2>
      {isTooLate ? <p>{t('rounds:tooLate')}</p> : null}
      {total ? (
        <p className={styles.total}>
          {t('rounds:total', {
            earned: format.number(total.earned),
            points: format.number(total.points),
            rounds: format.number(total.rounds),
            of: format.number(list.length),
          })}
        </p>
      ) : null}
      <form method="post" noValidate data-once>
        {refused && !refused.isPassword ? <FormError message={refused.message} /> : null}
        {welcome.privacy === 'limited' && mayStart ? <ProjectPasswordField refused={refused} /> : null}
        <ol className={styles.list}>
          {list.map((round) => (
            <RoundEntry key={round.id} round={round} welcome={welcome} mayStart={mayStart} />
          ))}
        </ol>
        <WaitingState />
      </form>
    </section>
  );
}

function RoundEntry({ round, welcome, mayStart }: { round: Round } & Pick<RoundListProps, 'welcome' | 'mayStart'>) {
  const t = useText();
  const format = useFormat();
  const { facts, standing, isOpen } = useRoundWords(mayStart)(round);
  const number = t('rounds:number', { number: format.number(round.number) });
  return (
    <li className={styles.round} data-state={isOpen || round.respondent ? 'open' : round.state}>
      <RoundSign round={round} />
      <div>
        <h3>
          {isBlank(round.title) ? (
            number
          ) : (
            <>
              <span className={styles.number}>{number}</span> <LocalizedText text={round.title} />
            </>
          )}
        </h3>
        <p className={styles.facts}>{facts}</p>
        {standing ? <p className={styles.standing}>{standing}</p> : null}
      </div>
      {mayStart && round.respondent ? (
        <ButtonLink
          to={takingPartPaths[welcome.viewType === 'tree' ? 'tree' : 'questions'](welcome._id, round.respondent)}
          reloadDocument
        >
          {t('takingPart:continue')}
        </ButtonLink>
      ) : null}
      {mayStart && isOpen && !round.respondent ? (
        <Button name="round" value={round.id} variant={round.submitted > 0 ? 'secondary' : 'primary'}>
          {t(round.submitted > 0 ? 'takingPart:takeAgain' : 'takingPart:start')}
          <VisuallyHidden> {number}</VisuallyHidden>
        </Button>
      ) : null}
    </li>
  );
}
