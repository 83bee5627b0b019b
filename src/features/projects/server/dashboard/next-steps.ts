import { sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/text/durations.ts';
import type { Localized } from '#domain/text/localized.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { NextStep } from '../../contract/dashboard.ts';
import type { ProjectKind, QuizMode } from '../../contract/kinds.ts';
import { isChangedSincePublished } from '../publishing/changed-since-published.ts';
import type { ResponseCount } from '../response-count.ts';
import { projects, questionnaires, versions } from '../tables.ts';
import { managedBy, statusAt, takesAnswersAt } from '../visible-projects.ts';

const ENDING_WITHIN_MS = 3 * DAY_MS;
/** Of the response limit, in percent: from here on its end is near. */
const NEARLY_FULL = 80;

interface Row extends Record<string, unknown> {
  kind: NextStep['kind'];
  projectId: string;
  projectKind: ProjectKind;
  projectMode: QuizMode | null;
  title: Localized;
  responses: number;
  responseLimit: number | null;
  endsAt: string | null;
}

/** Of all projects that the caller changes what needs doing, one of a kind: where it presses most. One statement. */
export async function findNextSteps(
  db: Db,
  actor: Actor,
  now: Date,
  responseCount: ResponseCount,
): Promise<NextStep[]> {
  const soon = new Date(now.getTime() + ENDING_WITHIN_MS).toISOString();
  const { rows } = await db.execute<Row>(sql`
    with own as (
      select projects.id, ${projects.kind} as project_kind, ${projects.mode} as project_mode, ${projects.title}, ${statusAt(now)} as status, ${takesAnswersAt(now)} as open,
        ${responseCount(sql`projects.id`)}::int as responses, ${projects.responseLimit}, ${projects.endsAt},
        ${projects.updatedAt}, ${projects.version} is not null and ${isChangedSincePublished} as changed
      from ${projects}
      join ${questionnaires} on ${questionnaires.projectId} = projects.id
      left join ${versions} on ${versions.projectId} = projects.id and ${versions.number} = ${projects.version}
      where ${managedBy(actor)}
    ), steps as (
      select own.*, step.kind, step.place,
        row_number() over (partition by step.kind order by step.pressing, own.updated_at desc, own.id) as nth
      from own cross join lateral (values
        (1, 'share', open and responses = 0, 0),
        (2, 'ending', open and ends_at <= ${soon}::timestamptz, extract(epoch from ends_at)),
        (3, 'full', open and responses * 100 >= response_limit::bigint * ${NEARLY_FULL}, response_limit - responses),
        (4, 'republish', status = 'processing' and changed, 0),
        (5, 'finish', status = 'draft', 0)
      ) as step(place, kind, fits, pressing)
      where step.fits
    )
    select kind, id as "projectId", project_kind as "projectKind", project_mode as "projectMode", title, responses, response_limit as "responseLimit",
      to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endsAt"
    from steps where nth = 1 order by place`);
  return rows;
}
