import type { ReactNode } from 'react';
import { Container } from '#ui/plain/container.tsx';
import { PageBand } from '#ui/plain/page-band.tsx';
import { Closing } from './closing.tsx';
import styles from './prose.module.css';

interface InnerPageProps {
  title: ReactNode;
  /** One of `public/slides`. A page with a picture speaks for the product, and ends with the way in. */
  picture?: 'answer' | 'ask' | 'two-languages';
  signedIn: boolean;
  children: ReactNode;
}

/** A page of text below its title, which has a picture beside it where the page speaks for the product. */
export function InnerPage({ title, picture, signedIn, children }: InnerPageProps) {
  return (
    <>
      <PageBand title={title} picture={picture && `/slides/${picture}.svg`} />
      <Container className={styles.page}>
        {children}
        {picture ? <Closing of={picture} signedIn={signedIn} /> : null}
      </Container>
    </>
  );
}
