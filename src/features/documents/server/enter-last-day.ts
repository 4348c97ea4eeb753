import { nameOfActor } from "#domain/account/roles.ts";
import type { DocumentType } from "#domain/compliance/document-types.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { documentMover } from "./move-document.ts";
import { insertDocument } from "./store.ts";

type LastDay = {
  readonly driverId: string;
  readonly type: DocumentType;
  readonly expiresOn: LocalDate;
  readonly allows: readonly string[];
};

/** A driver’s document with only its last day known. It counts once our team has verified it. */
export async function enterLastDay(ctx: Context, { driverId, type, expiresOn, allows }: LastDay): Promise<void> {
  const id = ctx.newId();
  await insertDocument(ctx.db, {
    id,
    ownerKind: "driver",
    ownerId: driverId,
    type,
    expiresOn,
    allows: [...allows],
    fileId: null,
    state: "uploaded",
    uploadedBy: nameOfActor(ctx.actor),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await documentMover.record(ctx, { id, from: null, to: "uploaded" });
}
