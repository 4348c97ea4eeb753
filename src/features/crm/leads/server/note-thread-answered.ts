import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { lockEnquiryByReference } from "../../server/enquiry-store.ts";
import { noteAnswered } from "./answer-enquiry.ts";

/** An answer in the inbox is an answer to the enquiry that the thread began with. */
export async function noteThreadAnswered(ctx: Context, { root, by }: EventOf<"thread.answered">): Promise<void> {
  const [kind, reference = ""] = root.split(":");
  if (kind !== "enquiry") return;
  const enquiry = await lockEnquiryByReference(ctx.db, reference);
  if (enquiry && enquiry.answeredAt === null) await noteAnswered(ctx, enquiry, by);
}
