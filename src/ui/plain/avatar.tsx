import { type PhotoSide, photoAddresses } from '#domain/photos/photo-address.ts';
import styles from './avatar.module.css';
import { PersonIcon } from './icons.tsx';

interface AvatarProps {
  /** Address of the person's photo; without one a figure stands for them. */
  image?: string | null;
  /** 30 in the public bar, 40 in the top bar. */
  size: PhotoSide;
}

/** Always beside the person's name, so it says nothing itself. */
export function Avatar({ image, size }: AvatarProps) {
  const box = { width: size, height: size };
  if (image) return <img className={styles.avatar} style={box} {...photoAddresses(image, size)} {...box} alt="" />;
  return (
    <span className={styles.avatar} style={box}>
      <PersonIcon size={Math.round(size * 0.66)} />
    </span>
  );
}
