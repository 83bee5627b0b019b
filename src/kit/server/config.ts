import { z } from 'zod';
import { SAMPLERS } from './tracing/sampling.ts';

interface Variable {
  /** For the table in README.md. */
  description: string;
  default: string;
  schema: z.ZodType;
}

/** Blanks around a value are a slip of the pen; a value of nothing else is none. */
const unsetWhenEmpty = (schema: z.ZodType) =>
  z.preprocess((value) => (typeof value === 'string' ? value.trim() || undefined : value), schema);

const MB = 1024 * 1024;
const ESCAPES = '; in the password # % / : ? @ are %23 %25 %2F %3A %3F %40';

const VARIABLES = {
  HOST: { description: 'Address to listen on', default: '127.0.0.1', schema: z.string().default('127.0.0.1') },
  PORT: {
    description: 'Port to listen on',
    default: '3000',
    schema: z.coerce.number({ error: 'takes a port number, 0 to 65535' }).int().min(0).max(65_535).default(3000),
  },
  PUBLIC_URL: {
    description: 'Address people reach the site at; links in mail begin with it',
    default: 'http://localhost:PORT',
    schema: z
      .url({ protocol: /^https?$/, error: 'takes an http or https address' })
      .refine((url) => url.replace(/\/$/, '').split('/').length === 3 && !/[?#@]/.test(url), {
        error: 'takes an address without a path: the site is always at the top of its host',
      })
      .transform((url) => new URL(url).origin)
      .optional(),
  },
  DATABASE_URL: {
    description: 'PostgreSQL 15 or later: `postgresql://user:password@host/name`',
    default: 'the embedded database in DATA_DIR',
    schema: z
      .url({ protocol: /^postgres(ql)?$/, error: `takes postgresql://user:password@host/name${ESCAPES}` })
      .optional(),
  },
  DATABASE_POOL_SIZE: {
    description: 'Connections to the database held by one process',
    default: '20 (embedded: 10)',
    schema: z.coerce.number({ error: 'takes a number from 2 to 200' }).int().min(2).max(200).optional(),
  },
  DATA_DIR: {
    description: 'Folder of the embedded database, and of uploaded files and images',
    default: './data',
    schema: z.string().default('./data'),
  },
  STORAGE_URL: {
    description:
      'Where uploaded files and images are kept instead: `s3://key:secret@host/bucket?region=…` of an S3-compatible service, `s3+http` without TLS; the same on every process',
    default: 'the folder `files` in DATA_DIR',
    schema: z
      .url({ protocol: /^s3(\+http)?$/, error: `takes s3://key:secret@host/bucket?region=…${ESCAPES}` })
      .refine((url) => /^\/[\w.-]+\/?$/.test(new URL(url).pathname), { error: 'names one bucket after the host' })
      .optional(),
  },
  FILES_PER_RESPONDENT_MB: {
    description: 'Megabytes that the files of one respondent may take together',
    default: '200',
    schema: z.coerce.number({ error: 'takes a number from 1 to 2000' }).int().min(1).max(2_000).default(200),
  },
  FILES_PER_PROJECT_MB: {
    description: 'Megabytes that all files of one project may take together',
    default: '10240',
    schema: z.coerce.number({ error: 'takes a number from 1' }).int().min(1).max(1e9).default(10_240),
  },
  IMAGES_PER_PERSON_MB: {
    description: 'Megabytes that the images of one person’s questionnaires may take together',
    default: '500',
    schema: z.coerce.number({ error: 'takes a number from 1' }).int().min(1).max(1e6).default(500),
  },
  ROLE: {
    description: 'What this process does: `web` answers requests, `worker` runs jobs, `all` does both',
    default: 'all',
    schema: z.enum(['web', 'worker', 'all'], { error: 'takes web, worker or all' }).default('all'),
  },
  LOG_LEVEL: {
    description: 'Least level logged: fatal, error, warn, info, debug, trace or silent',
    default: 'info',
    schema: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'takes fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
  },
  SMTP_URL: {
    description: 'Mail server: `smtp://user:password@host:587` or `smtps://…:465`',
    default: 'none: mail is printed on the console',
    schema: z.url({ protocol: /^smtps?$/, error: `takes smtp://user:password@host:port${ESCAPES}` }).optional(),
  },
  MAIL_FROM: {
    description: 'Sender of every mail',
    default: 'Jorip <no-reply@localhost>',
    schema: z
      .string()
      .regex(/^[^<>\r\n]*<?[^<>@\s]+@[^<>@\s]+>?$/, { error: 'takes an address or `Name <address>`' })
      .default('Jorip <no-reply@localhost>'),
  },
  MAILBOX_URL: {
    description:
      'Mailbox that answers to mails of tickets and contacts come to: `imaps://user:password@host:993/INBOX`',
    default: 'none: people answer on the site',
    schema: z.url({ protocol: /^imaps?$/, error: `takes imaps://user:password@host:port/folder${ESCAPES}` }).optional(),
  },
  MAILBOX_ADDRESS: {
    description:
      'Address of that mailbox: `answers+*@example.org` where its server takes anything after a plus, else `answers@example.org`',
    default: 'the user of MAILBOX_URL',
    schema: z
      .string()
      .regex(/^[^\s@<>*+,;:"]+(\+\*)?@[^\s@<>*+,;:"]+$/, {
        error: 'takes an address, with `+*` before the @ or without',
      })
      .optional(),
  },
  TRUST_PROXY: {
    description: 'Number of proxies in front whose X-Forwarded-For is believed',
    default: '0',
    schema: z.coerce.number({ error: 'takes the number of proxies, 0 to 10' }).int().min(0).max(10).default(0),
  },
  ACTIVITIES_KEPT_DAYS: {
    description: 'Days for which the logs of changes and of sign-ins are kept',
    default: '730',
    schema: z.coerce.number({ error: 'takes a number of days from 30' }).int().min(30).max(36_500).default(730),
  },
  MAILS_KEPT_DAYS: {
    description: 'Days for which emails and text messages stay in the email log',
    default: '365',
    schema: z.coerce.number({ error: 'takes a number of days from 7' }).int().min(7).max(36_500).default(365),
  },
  DISK_LOW_MB: {
    description: 'Megabytes left on the disk of DATA_DIR below which the back office warns',
    default: '1024',
    schema: z.coerce.number({ error: 'takes a number from 1' }).int().min(1).max(1e9).default(1_024),
  },
  ERRORS_KEPT_DAYS: {
    description: 'Days for which an error that does not happen again stays in the errors log',
    default: '90',
    schema: z.coerce.number({ error: 'takes a number of days from 7' }).int().min(7).max(36_500).default(90),
  },
  NOTIFICATIONS_KEPT_DAYS: {
    description: 'Days for which people find their notifications, read or not',
    default: '180',
    schema: z.coerce.number({ error: 'takes a number of days from 7' }).int().min(7).max(36_500).default(180),
  },
  METRICS_ADDRESS: {
    description:
      'Address and port of figures for Prometheus, at `/metrics` there: `127.0.0.1:9464`; each process its own',
    default: 'none: no figures',
    schema: z
      .string()
      .regex(/^(?:[\w.-]+|\[[\da-fA-F:]+\]):\d{1,5}$/, { error: 'takes host:port' })
      .transform((address) => {
        const [, host = '', port = ''] = /^\[?(.*?)\]?:(\d+)$/.exec(address) ?? [];
        return { host, port: Number(port) };
      })
      .refine(({ port }) => port <= 65_535, { error: 'takes host:port, a port up to 65535' })
      .optional(),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    description: 'OpenTelemetry collector that traces are sent to, as JSON over HTTP: `http://127.0.0.1:4318`',
    default: 'none: no traces',
    schema: z.url({ protocol: /^https?$/, error: 'takes an http or https address' }).optional(),
  },
  OTEL_TRACES_SAMPLER: {
    description: 'Which traces are sent: `parentbased_traceidratio` is a share of those that begin here',
    default: 'parentbased_always_on',
    schema: z
      .enum(SAMPLERS, { error: `takes ${SAMPLERS.slice(0, -1).join(', ')} or ${SAMPLERS.at(-1)}` })
      .default('parentbased_always_on'),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    description: 'That share, from 0 to 1',
    default: '1',
    schema: z.coerce.number({ error: 'takes a number from 0 to 1' }).min(0).max(1).default(1),
  },
  AUTH_SECRET: {
    description: 'Key that signs sign-in tokens, 32 characters or more; the same on every process',
    default: 'made once and kept in the database',
    schema: z.string().min(32, { error: 'takes 32 characters or more' }).optional(),
  },
} as const satisfies Record<string, Variable>;

/** Name, meaning and default of every variable, in the order README.md lists them. */
export const configTable = Object.entries(VARIABLES).map(([name, { description, default: byDefault }]) => ({
  name,
  description,
  default: byDefault,
}));

type Environment = { [Name in keyof typeof VARIABLES]: z.output<(typeof VARIABLES)[Name]['schema']> };

export type Config = ReturnType<typeof loadConfig>;

/** The whole configuration, or one error that names every variable that is wrong and what it takes. */
export function loadConfig(env: Record<string, string | undefined>) {
  const read: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, { schema }] of Object.entries<Variable>(VARIABLES)) {
    const parsed = unsetWhenEmpty(schema).safeParse(env[name]);
    if (parsed.success) read[name] = parsed.data;
    else wrong.push(`  ${name} ${parsed.error.issues[0]?.message ?? 'is wrong'}`);
  }
  if (wrong.length > 0) throw new ConfigError(`The configuration cannot be used:\n${wrong.join('\n')}`);
  const values = read as Environment;
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    dataDir: values.DATA_DIR,
    storageUrl: values.STORAGE_URL,
    fileRoom: { ofRespondent: values.FILES_PER_RESPONDENT_MB * MB, ofProject: values.FILES_PER_PROJECT_MB * MB },
    imageRoom: values.IMAGES_PER_PERSON_MB * MB,
    role: values.ROLE,
    logLevel: values.LOG_LEVEL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailbox: mailboxOf(values),
    trustProxy: values.TRUST_PROXY,
    activitiesKeptDays: values.ACTIVITIES_KEPT_DAYS,
    mailsKeptDays: values.MAILS_KEPT_DAYS,
    diskLow: values.DISK_LOW_MB * MB,
    errorsKeptDays: values.ERRORS_KEPT_DAYS,
    notificationsKeptDays: values.NOTIFICATIONS_KEPT_DAYS,
    metricsAddress: values.METRICS_ADDRESS,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { sampler: values.OTEL_TRACES_SAMPLER, share: values.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    authSecret: values.AUTH_SECRET,
  };
}

/** Where answers come to, and what is said to be its address. */
function mailboxOf({ MAILBOX_URL: url, MAILBOX_ADDRESS: told }: Environment) {
  if (url === undefined) return undefined;
  return { url, address: told ?? decodeURIComponent(new URL(url).username) };
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}
