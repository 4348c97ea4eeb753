import { documentOwnerLabels } from "#domain/compliance/document-labels.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { documentsContract } from "../contract.ts";
import { describeDocument } from "./describe-documents.ts";
import { countQueue, findQueue } from "./views.ts";

/** Documents to verify, oldest first. */
export async function documentsToVerify(ctx: Context, input: ParsedOf<typeof documentsContract.documentsToVerify>) {
  const filter = { kinds: input.owner_kinds, after: timeKey.read(input.after) };
  const queue = await findQueue(ctx.db, filter, input.size + 1);
  const total = await countQueue(ctx.db, input.owner_kinds);
  const { rows, next } = pageOf(queue, input.size, ({ document }) =>
    timeKey.write({ at: document.createdAt, id: document.id }),
  );

  const today = localDateOf(ctx.now);
  const documents = rows.map(({ driver, plate, organisation, organisationKind, seats, ...one }) => ({
    ...describeDocument(one, { today, seats }),
    owner: {
      kind: one.document.ownerKind,
      id: one.document.ownerId,
      name: driver ?? plate ?? organisation ?? documentOwnerLabels[one.document.ownerKind],
      organisation_kind: organisationKind,
    },
  }));
  return accept({ documents, total, next });
}
