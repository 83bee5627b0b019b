import type { ReactNode } from 'react';
import { Container } from '#ui/plain/container.tsx';
import { Closing } from './closing.tsx';
import styles from './prose.module.css';

interface InnerPageProps {
  title: ReactNode;
  /** One of `public/slides`. A page with a picture speaks for the product, and ends with the way in. */
  picture?: 'answer' | 'ask' | 'two-languages';
  signedIn: boolean;
  children: ReactNode;
}

/** A page of text, with a picture beside it where it has one. */
export function InnerPage({ title, picture, signedIn, children }: InnerPageProps) {
  return (
    <Container className={styles.page}>
      <div className={picture ? styles.pictured : undefined}>
        <h1 data-matra>{title}</h1>
        {picture ? (
          <img className={styles.picture} src={`/slides/${picture}.svg`} alt="" width={960} height={640} />
        ) : null}
        <div>{children}</div>
      </div>
      {picture ? <Closing signedIn={signedIn} /> : null}
    </Container>
  );
}
