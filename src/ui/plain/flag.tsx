import type { Locale } from '#domain/text/locale.ts';

/** Beside a language's name, never instead of it. */
export function Flag({ locale }: { locale: Locale }) {
  return locale === 'bn' ? <BangladeshFlag /> : <UnitedStatesFlag />;
}

function BangladeshFlag() {
  return (
    <svg width="24" height="16" viewBox="0 0 30 20" aria-hidden="true" focusable="false">
      <path fill="#006a4e" d="M0 0h30v20H0z" />
      <circle cx="13.5" cy="10" r="6" fill="#f42a41" />
    </svg>
  );
}

function UnitedStatesFlag() {
  return (
    <svg width="24" height="16" viewBox="0 0 30 20" aria-hidden="true" focusable="false">
      <path fill="#fff" d="M0 0h30v20H0z" />
      <path
        stroke="#b22234"
        strokeWidth="1.54"
        d="M0 .77h30M0 3.85h30M0 6.92h30M0 10h30M0 13.08h30M0 16.15h30M0 19.23h30"
      />
      <path fill="#3c3b6e" d="M0 0h13v10.77H0z" />
      <path stroke="#fff" strokeWidth="1" strokeDasharray="1 1.6" d="M1.3 2h11M1.3 4.2h11M1.3 6.4h11M1.3 8.6h11" />
    </svg>
  );
}
