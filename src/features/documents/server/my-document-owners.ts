import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { KeptOwner } from "../contract.ts";
import { describeDocuments } from "./describe-documents.ts";
import { findKeptOwners, type KeptOwnerRow } from "./kept-views.ts";
import { findDocumentsOfMany } from "./views.ts";

/** Whom the one who asks hands in documents for. */
export async function myDocumentOwners(ctx: Context) {
  const owners = await findKeptOwners(ctx.db, personAsking(ctx.actor));
  const found = await findDocumentsOfMany(
    ctx.db,
    owners.map(({ id }) => id),
  );
  const today = localDateOf(ctx.now);
  const describe = ({ kind, id, name, seats }: KeptOwnerRow): KeptOwner => {
    const own = found.filter(({ document }) => document.ownerKind === kind && document.ownerId === id);
    const types = describeDocuments(kind, own, { today, seats });
    return {
      ...{ kind, id, name },
      open: types.filter((one) => one.is_required && ["missing", "rejected", "expired"].includes(one.status)).length,
      expiring: types.filter(({ status }) => status === "expiring").length,
    };
  };
  return accept({ owners: owners.map(describe) });
}
