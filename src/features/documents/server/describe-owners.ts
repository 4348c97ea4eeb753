import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { KeptOwner } from "../contract.ts";
import { describeDocuments } from "./describe-documents.ts";
import type { KeptOwnerRow } from "./kept-views.ts";
import { findDocumentsOfMany } from "./views.ts";

/** How many required documents each owner is missing, and how many expire soon. */
export async function describeOwners(ctx: Context, owners: readonly KeptOwnerRow[]): Promise<KeptOwner[]> {
  const documentsOfMany = await findDocumentsOfMany(
    ctx.db,
    owners.map(({ id }) => id),
  );
  const today = localDateOf(ctx.now);
  return owners.map(({ kind, id, name, seats }) => {
    const own = documentsOfMany.filter(({ document }) => document.ownerKind === kind && document.ownerId === id);
    const types = describeDocuments(kind, own, { today, seats });
    return {
      kind,
      id,
      name,
      open: types.filter((one) => one.is_required && ["missing", "rejected", "expired"].includes(one.status)).length,
      expiring: types.filter(({ status }) => status === "expiring").length,
      waiting: types.flatMap(({ documents }) => documents).filter(({ status }) => status === "uploaded").length,
    };
  });
}
