import { DEFAULT_LOCALE } from '#domain/text/locale.ts';
import { THE_PRODUCT } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { parseIdentifier } from '../../identifier.ts';
import { findAccount } from '../accounts/find-account.ts';
import { dropSecondStep } from './drop-second-step.ts';
import { tellOfFactor } from './tell-of-factor.ts';

/**
 * For whoever runs the machine, where nobody else can: lets somebody in by their password alone. It is recorded and
 * told by mail as when an administrator does it. No call leads here.
 */
export async function removeLostSecondStep(
  db: Db,
  typed: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<'removed' | 'has none' | 'nobody'> {
  const reading = parseIdentifier(typed);
  const account = 'identifier' in reading ? await findAccount(db, reading.identifier) : undefined;
  if (!account) return 'nobody';
  return await db.transaction(async (tx) => {
    if (!(await dropSecondStep(tx, account.id))) return 'has none';
    const change = { userId: account.id, change: 'secondStepRemoved' } as const;
    await tellOfFactor(tx, THE_PRODUCT, change, { locale: DEFAULT_LOCALE, publicUrl, now });
    return 'removed';
  });
}
