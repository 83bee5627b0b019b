import { findTemplates } from '#features/library/contract.ts';
import { PROJECT_KINDS } from '#features/projects/contract/kinds.ts';
import { projectPaths } from '#features/projects/paths.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Host } from '#kit/web/page/host.ts';
import { Cover } from '#ui/plain/cover.tsx';
import styles from './kinds.module.css';
import { KIND_NAMES } from './site-links.ts';

type Template = Data<typeof findTemplates>[number];
type Kind = Pick<Template, 'kind' | 'first' | 'theme' | 'print'>;

/** Of each kind the cover of a template, each in a colour of its own where there are enough. */
export async function findKinds(host: Host): Promise<Kind[]> {
  const templates = await host.call(findTemplates);
  const kinds: Kind[] = [];
  for (const kind of PROJECT_KINDS) {
    const ofKind = templates.filter((template) => template.kind === kind);
    const found = ofKind.find(({ theme }) => kinds.every((other) => other.theme !== theme)) ?? ofKind[0];
    if (found) kinds.push({ kind, first: found.first, theme: found.theme, print: found.print });
  }
  return kinds;
}

/** What there is to make: of each kind a real question on its cover, and the way to one's own. */
export function Kinds({ kinds }: { kinds: Kind[] }) {
  const t = useText();
  return (
    <ul className={styles.kinds}>
      {kinds.map(({ kind, first, theme, print }) => (
        <li key={kind}>
          <Cover question={first} tone={theme} print={print} />
          <div className={styles.said}>
            <h2>
              <LocaleLink to={projectPaths.list(kind)}>{t(KIND_NAMES[kind])}</LocaleLink>
            </h2>
            <p>{t(`site:kinds.${kind}`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
