import { OptionThumbnail } from '../../plain/questions/image.tsx';
import { RightSign } from './right-sign.tsx';
import type { Share } from './share.ts';
import styles from './share-name.module.css';

interface ShareNameProps {
  share: Pick<Share, 'label' | 'lang' | 'notes' | 'image' | 'right'>;
}

/** What a line of a chart is called, and under it what has to be known about it; what it shows stands before it. */
export function ShareName({ share }: ShareNameProps) {
  const { image } = share;
  if (!image) return <Name share={share} />;
  return (
    <span className={styles.pictured}>
      <OptionThumbnail image={image} />
      <span>
        <Name share={share} />
      </span>
    </span>
  );
}

function Name({ share: { label, lang, notes = [], right } }: ShareNameProps) {
  return (
    <>
      {right ? <RightSign /> : null}
      <span lang={lang}>{label}</span>
      {notes.map((note) => (
        <small key={note} className={styles.note}>
          {note}
        </small>
      ))}
    </>
  );
}
