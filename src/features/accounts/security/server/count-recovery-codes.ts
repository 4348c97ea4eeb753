import type { PersonAuthRequest } from "../../server/handle-auth.ts";
import { type AuthReply, answer } from "../../server/refuse-auth.ts";
import { countUnusedCodes } from "./factor-store.ts";
import { recoveryCodeCount } from "./make-recovery-codes.ts";

/** GET /factors/recovery-codes: how many are left. */
export const countRecoveryCodes = async ({ ctx, person }: PersonAuthRequest): Promise<AuthReply> =>
  answer({
    id: person.userId,
    type: "recovery_code",
    total: recoveryCodeCount,
    remaining: await countUnusedCodes(ctx.db, person.userId),
  });
