import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import { findAccount } from "../../server/account-views.ts";
import type { privacyContract } from "../contract.ts";
import { findLooks } from "./look-views.ts";
import { findRecordsOf } from "./person-views.ts";

/** Our team’s looks at personal data: of one person, by one colleague, or the latest of all. */
export async function listLooks(ctx: Context, input: ParsedOf<typeof privacyContract.listLooks>) {
  const { person, colleague, size, after } = input;
  const subjects = person === "" ? undefined : await findSubjects(ctx, person.toLowerCase());
  const looks = await findLooks(ctx.db, { subjects, colleague }, { size: size + 1, after: timeKey.read(after) });
  const { rows, next } = pageOf(looks, size, timeKey.write);
  return accept({
    looks: rows.map(({ id, at, action, subjectKind, subjectId, reason, name }) => ({
      id,
      at: at.toISOString(),
      action,
      subject: { kind: subjectKind, id: subjectId },
      reason,
      by: name ?? "Deleted user",
    })),
    next,
  });
}

async function findSubjects(ctx: Context, email: string): Promise<string[]> {
  const account = await findAccount(ctx.db, { email });
  const { references: _names, ...ids } = await findRecordsOf(ctx.db, { userId: account?.id ?? null, email });
  return [...Object.values(ids).flat(), ...(account ? [account.id] : [])];
}
