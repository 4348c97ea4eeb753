import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { insertAnswer, lockEnquiry } from "../../server/enquiry-store.ts";
import { findNameOf } from "../../server/views.ts";

/** Notes something for our team. */
export async function noteEnquiry(ctx: Context, { id, text }: { id: string; text: string }) {
  if (!(await lockEnquiry(ctx.db, id))) return refuse("not_found");
  const authorId = personAsking(ctx.actor);
  const author = await findNameOf(ctx.db, authorId);
  await insertAnswer(ctx.db, {
    id: ctx.newId(),
    enquiryId: id,
    authorId,
    author,
    kind: "note",
    text,
    createdAt: ctx.now,
  });
  return accept({});
}
