/** A face that feels so, from 0, the worst, to 1: its mouth is drawn for whatever number of faces there are. */
export function Face({ mood }: { mood: number }) {
  const bend = (mood - 0.5) * 11;
  return (
    <svg viewBox="0 0 32 32" width="40" height="40" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="16" cy="16" r="13.5" strokeWidth="1.8" />
      <path d="M11.5 12v1.6m9-1.6v1.6" strokeWidth="2.6" strokeLinecap="round" />
      <path d={`M10 ${round(20.5 - bend / 3)}q6 ${round(bend)} 12 0`} strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
