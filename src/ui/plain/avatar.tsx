import styles from './avatar.module.css';
import { PersonIcon } from './icons.tsx';

interface AvatarProps {
  /** Path of the person's picture; without one a figure stands for them. */
  image?: string | null;
  /** 30 in the public bar, 40 in the top bar. */
  size: number;
}

/** Always beside the person's name, so it says nothing itself. */
export function Avatar({ image, size }: AvatarProps) {
  const box = { width: size, height: size };
  if (image) return <img className={styles.avatar} style={box} src={avatarSource(image, size)} {...box} alt="" />;
  return (
    <span className={styles.avatar} style={box}>
      <PersonIcon size={Math.round(size * 0.66)} />
    </span>
  );
}

function avatarSource(image: string, size: number): string {
  const query = new URLSearchParams({ q: '80', w: String(size), h: String(size) });
  return `${image}${image.includes('?') ? '&' : '?'}${query}`;
}
