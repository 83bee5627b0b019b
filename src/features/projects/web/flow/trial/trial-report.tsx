import { questionsOf } from '#domain/questionnaire/flow.ts';
import type { FlowGraph } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import { quotaTitle } from '#domain/questionnaire/quotas/quota-title.ts';
import { timesAt } from '#domain/questionnaire/simulation/coverage.ts';
import type { Missed, SimulationReport } from '#domain/questionnaire/simulation/simulate.ts';
import type { Aim } from '#domain/questionnaire/simulation/wishes.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { BarList } from '#ui/charts/bars/bar-list.tsx';
import { FactList } from '#ui/dashboard/facts/fact-list.tsx';
import { useQuestionnaire } from '../../builder/state/use-draft.ts';
import type { Workshop } from '../../workshop/workshop-context.ts';
import { placeOfNode } from '../place-of.ts';
import { reachedNode } from '../reached.ts';
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
  const locale = useLocale();
  const format = useFormat();
  const reachedWords = useReachedWords();
  const { settings, go } = workshop;
  const questionnaire = useQuestionnaire();
  const { nameOf, leadWords } = useFlowWords(questionnaire, graph);
  const { byChance, aimed, missed, lengths, seconds, completed, screenedOut, overQuota, quotas } = report;
  const { closings = [] } = questionnaire;
  const shortest = Math.min(...lengths.keys());
  const longest = Math.max(...lengths.keys());
  const named = new Map(settings.values.quotas.map((quota) => [quota.id, quota]));
  const titleOf = (id: string) => {
    const quota = named.get(id);
    return quota && quotaTitle(quota, questionsOf(questionnaire), locale);
  };
  const unclosed = graph.nodes.filter(({ type, id }) => type === 'closing' && !byChance.ends.has(id));

  function aimWords({ question, jump }: Aim): string {
    const what = nameOf(question);
    if (jump === undefined) return what;
    if (jump === 'past') return t('flow:past', { what });
    return t('flow:jump', { what, lead: leadWords({ from: question, to: '', by: jump }) });
  }

  function missedWords({ tries, came, ...aim }: Missed): string {
    if (came > 0) return t('flow:onlyAimed', { count: came, total: format.number(tries) });
    // Those came who were led elsewhere.
    if (timesAt(aimed, aim) > 0) return t('flow:aimed');
    return t(tries > 0 ? 'flow:notIn' : 'flow:never', { count: byChance.tries + tries });
  }

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
                  figure={missedWords(aim)}
                  onGo={() =>
                    go({ questionId: aim.question, ...(aim.jump === undefined ? {} : { logic: 'jumps' as const }) })
                  }
                />
              ))}
              {unclosed.map((node) => (
                <PlaceLine
                  key={node.id}
                  name={nameOf(node.id)}
                  figure={reachedWords(reachedNode(node, report))}
                  onGo={() => go({ closingId: node.id })}
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
                  figure={reachedWords(reachedNode(node, report))}
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
                name={titleOf(id) || t('projects:quota', { number: index + 1 })}
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
