import type { Image } from '#domain/questionnaire/schema.ts';
import { CoverImage } from '#ui/plain/questions/image.tsx';
import styles from './welcome.module.css';

/** The cover picture, above whatever a project begins with and below the way to the other language. */
export function FirstPicture({ image }: { image: Image }) {
  return (
    <div className={styles.picture}>
      <CoverImage image={image} />
    </div>
  );
}
