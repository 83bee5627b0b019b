import { type PhotoSide, photoAddresses } from '#domain/photos/photo-address.ts';
import styles from './company-logo.module.css';

interface CompanyLogoProps {
  /** Address of the logo. */
  logo: string;
  size: PhotoSide;
}

/** Always beside the company's name, so it says nothing itself. */
export function CompanyLogo({ logo, size }: CompanyLogoProps) {
  const box = { width: size, height: size };
  return <img className={styles.logo} style={box} {...photoAddresses(logo, size)} {...box} alt="" />;
}
