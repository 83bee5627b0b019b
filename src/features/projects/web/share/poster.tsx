import { localizedText } from '#domain/text/localized.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { QrPicture } from '#ui/drawn/qr-picture.tsx';
import { BrandMark } from '#ui/plain/brand-mark.tsx';
import type { Project } from '../../contract/project.ts';
import { InLanguage } from '../in-language.tsx';
import styles from './poster.module.css';

interface PosterProps {
  project: Project;
  /** Of a draft nothing leads anywhere yet. */
  link?: PosterLink;
}

interface PosterLink {
  typed: string;
  /** As the code has it. */
  scanned: string;
}

/** A sheet in every language of the survey. Its measures are shares of its width, so it is drawn at any size. */
export function Poster({ project, link }: PosterProps) {
  const t = useText();
  return (
    <div className={styles.room}>
      <article className={styles.sheet} data-tone={project.theme}>
        <header className={styles.head}>
          <BrandMark className={styles.mark} />
          {project.languages.map((language) => (
            <InLanguage key={language} locale={language}>
              <PosterTitle title={localizedText(project.title, language)} />
            </InLanguage>
          ))}
        </header>
        {link ? (
          <QrPicture link={link.scanned} label={t('sharing:qrCodeOf', { link: link.typed })} className={styles.code} />
        ) : (
          <span className={styles.code} data-to-come="" />
        )}
        <footer className={styles.foot}>
          {project.languages.map((language) => (
            <InLanguage key={language} locale={language}>
              <PosterInvitation />
            </InLanguage>
          ))}
          {link ? (
            <p className={styles.link}>
              {linePieces(link.typed.replace(/^https?:\/\//, '')).map((piece) => (
                <span key={piece}>{piece}</span>
              ))}
            </p>
          ) : null}
        </footer>
      </article>
    </div>
  );
}

/** An address goes on in the next line after its host, where people pause as they type it. */
function linePieces(address: string): string[] {
  const host = address.indexOf('/') + 1;
  return [address.slice(0, host), address.slice(host)];
}

/** In signs: beyond them a title is set smaller. */
const [MEDIUM, LONG] = [36, 110];

function PosterTitle({ title }: { title: string }) {
  const t = useText();
  return (
    <p
      className={styles.title}
      data-length={title.length > LONG ? 'long' : title.length > MEDIUM ? 'medium' : undefined}
    >
      {title || t('projects:untitled')}
    </p>
  );
}

function PosterInvitation() {
  const t = useText();
  return <p className={styles.invitation}>{t('sharing:scan')}</p>;
}
