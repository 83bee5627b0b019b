import { type PhotoSide, photoAddresses } from '#domain/photos/photo-address.ts';
import styles from './avatar.module.css';
import { PersonIcon } from './icons.tsx';
import { initialOf, tintOf } from './initial.ts';

interface AvatarProps {
  /** Address of the person's photo; without one the first letter of their name stands for them. */
  image?: string | null;
  name: string;
  /** By which they keep their tint, whatever they are called. */
  id: string;
  /** 30 in the public bar, 40 in the top bar. */
  size: PhotoSide;
}

/** Always beside the person's name, so it says nothing itself. */
export function Avatar({ image, name, id, size }: AvatarProps) {
  const box = { width: size, height: size };
  if (image) return <img className={styles.avatar} style={box} {...photoAddresses(image, size)} {...box} alt="" />;
  return (
    <span
      className={styles.avatar}
      data-tint={tintOf(id)}
      style={{ ...box, fontSize: Math.round(size * 0.45) }}
      aria-hidden="true"
    >
      {initialOf(name) ?? <PersonIcon size={Math.round(size * 0.66)} />}
    </span>
  );
}
