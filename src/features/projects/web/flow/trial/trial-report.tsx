import type { FlowGraph } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import { END } from '#domain/questionnaire/logic/end.ts';
import { notReached } from '#domain/questionnaire/simulation/coverage.ts';
import type { SimulationReport } from '#domain/questionnaire/simulation/simulate.ts';
import type { Aim } from '#domain/questionnaire/simulation/wishes.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { BarList } from '#ui/charts/bar-list.tsx';
import { FactList } from '#ui/dashboard/facts/fact-list.tsx';
import type { Workshop } from '../../workshop/workshop-context.ts';
import { placeOfNode } from '../place-of.ts';
import { useFlowWords } from '../use-flow-words.ts';
import { useReachedWords } from '../use-reached-words.ts';
import { lengthShares } from './length-shares.ts';
import { PlaceLine } from './place-line.tsx';
import styles from './trial.module.css';

interface TrialReportProps {
  workshop: Workshop;
  graph: FlowGraph;
  report: SimulationReport;
}

/** What made-up respondents made of it; what has a place leads there. */
export function TrialReport({ workshop, graph, report }: TrialReportProps) {
  const t = useText();
  const format = useFormat();
  const reachedWords = useReachedWords();
  const { builder, settings, go } = workshop;
  const { questionnaire } = builder;
  const { nameOf, wayWords } = useFlowWords(questionnaire, graph);
  const { byChance, aimed, lengths, seconds, completed, screenedOut, overQuota, quotas } = report;
  const { closings = [] } = questionnaire;
  const shortest = Math.min(...lengths.keys());
  const longest = Math.max(...lengths.keys());
  const named = new Map(settings.values.quotas.map((quota) => [quota.id, quota]));
  const missed = notReached(questionnaire, byChance);
  const unclosed = closings.filter(({ id }) => !byChance.ends.has(id));

  function aimWords({ question, jump }: Aim): string {
    const what = nameOf(question);
    if (jump === undefined) return what;
    if (jump === 'past') return t('flow:past', { what });
    return t('flow:jump', { what, way: wayWords({ from: question, to: '', by: jump }) });
  }

  function missedWords(times: number): string {
    return times === 0
      ? t('flow:notIn', { count: byChance.tries + aimed.tries })
      : t('flow:onlyAimed', { count: times, total: format.number(aimed.tries) });
  }

  const timesOf = ({ question, jump }: Aim) =>
    jump === undefined
      ? (aimed.asked.get(question) ?? 0)
      : (aimed.jumps.get(question)?.at(jump === 'past' ? -1 : jump) ?? 0);

  return (
    <div className={styles.report}>
      <section>
        <h4>{t('flow:outcome')}</h4>
        <FactList
          facts={[
            [t('flow:completed'), format.number(completed)],
            ...(closings.some(({ screensOut }) => screensOut)
              ? ([[t('flow:screenedOut'), format.number(screenedOut)]] as const)
              : []),
            ...(quotas.length > 0 ? ([[t('flow:overQuota'), format.number(overQuota)]] as const) : []),
            [
              t('flow:asked'),
              shortest === longest
                ? format.number(shortest)
                : t('flow:fromTo', { from: format.number(shortest), to: format.number(longest) }),
            ],
            [
              t('flow:time'),
              t('flow:times', {
                shortest: format.duration(seconds.shortest),
                typical: format.duration(seconds.typical),
                longest: format.duration(seconds.longest),
              }),
            ],
          ]}
        />
      </section>
      <section>
        <h4>{t('flow:missed')}</h4>
        {missed.length + unclosed.length === 0 ? (
          <p className={styles.text}>{t('flow:missedNothing')}</p>
        ) : (
          <>
            <p className={styles.text}>{t('flow:missedText', { count: byChance.tries })}</p>
            <ul className={styles.lines}>
              {missed.map((aim) => (
                <PlaceLine
                  key={`${aim.question} ${aim.jump}`}
                  name={aimWords(aim)}
                  figure={missedWords(timesOf(aim))}
                  onGo={() =>
                    go({ questionId: aim.question, ...(aim.jump === undefined ? {} : { logic: 'jumps' as const }) })
                  }
                />
              ))}
              {unclosed.map(({ id }) => (
                <PlaceLine
                  key={id}
                  name={nameOf(id)}
                  figure={missedWords(aimed.ends.get(id) ?? 0)}
                  onGo={() => go({ closingId: id })}
                />
              ))}
            </ul>
          </>
        )}
      </section>
      {shortest < longest ? (
        <section>
          <h4>{t('flow:lengths')}</h4>
          <BarList
            label={t('flow:lengths')}
            answered={byChance.tries}
            shares={lengthShares(lengths, (from, to) =>
              from === to
                ? format.number(from)
                : t('flow:fromTo', { from: format.number(from), to: format.number(to) }),
            )}
          />
        </section>
      ) : null}
      {closings.length > 0 ? (
        <section>
          <h4>{t('flow:ends')}</h4>
          <ul className={styles.lines}>
            {graph.nodes
              .filter(({ type }) => type === 'closing' || type === 'end')
              .map((node) => (
                <PlaceLine
                  key={node.id}
                  name={nameOf(node.id)}
                  figure={reachedWords({
                    count: byChance.ends.get(node.id) ?? 0,
                    tries: byChance.tries,
                    how: byChance.ends.has(node.id) || node.id === END ? 'reached' : 'never',
                  })}
                  onGo={() => {
                    const place = placeOfNode(node);
                    if (place) go(place);
                  }}
                />
              ))}
          </ul>
        </section>
      ) : null}
      {quotas.length > 0 ? (
        <section>
          <h4>{t('flow:quotas')}</h4>
          <ul className={styles.lines}>
            {quotas.map(({ id, counted, filledBy, turnedAway }, index) => (
              <PlaceLine
                key={id}
                name={named.get(id)?.name || t('projects:quota', { number: index + 1 })}
                figure={
                  filledBy === undefined
                    ? t('flow:quotaOpen', { count: counted, cap: format.number(named.get(id)?.cap ?? 0) })
                    : t('flow:quotaFull', { who: format.number(filledBy), count: turnedAway })
                }
                onGo={() => go({ quotaId: id })}
              />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
