/** The times of day that a list of them offers, HH:mm. */
export const HALF_HOURS = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return half % 2 === 0 ? `${hour}:00` : `${hour}:30`;
});
