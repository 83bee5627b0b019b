import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import styles from './page-band.module.css';

interface PageBandProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The address of a picture that hangs beside it, 960 by 640. */
  picture?: string | undefined;
}

/** What a page of the site begins with: its title on cloth, below the line that goes with the bar. */
export function PageBand({ title, lead, picture }: PageBandProps) {
  return (
    <div className={styles.band}>
      <Container className={styles.sides}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {lead ? <p>{lead}</p> : null}
        </div>
        {picture ? <img className={styles.picture} src={picture} alt="" width={960} height={640} /> : null}
      </Container>
    </div>
  );
}
