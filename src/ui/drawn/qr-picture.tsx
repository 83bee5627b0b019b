import { qrCode } from './qr-code.ts';

interface QrPictureProps {
  link: string;
  label: string;
  className?: string;
}

/** A QR code, black on white in both schemes. */
export function QrPicture({ link, label, className }: QrPictureProps) {
  const { size, path } = qrCode(link);
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
