/** Whether no call that wrote to respondent `r` named this key; true of null. */
export function isFreeKey(key: string): string {
  return `(${key}::text IS NULL OR r.start_key IS DISTINCT FROM ${key}::text
        AND NOT r.saves @> jsonb_build_array(jsonb_build_object('key', ${key}::text)))`;
}
