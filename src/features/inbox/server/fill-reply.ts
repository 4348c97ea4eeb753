import { personAsking } from "#domain/account/person-asking.ts";
import { fillWords, type ReplyFacts } from "#domain/inbox/canned-words.ts";
import { accept, refuse } from "#domain/result.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { inboxContract } from "../contract.ts";
import { findBookingFacts, findPerson } from "./entry-views.ts";
import { isRecord } from "./keep-thread.ts";
import { findCompany, findNameOf, findRecord, findRoot, findThread } from "./views.ts";

/** The facts come from the record, never from the browser. */
export async function fillReply(ctx: Context, input: ParsedOf<typeof inboxContract.fillReply>) {
  const begun = isRecord(input.thread) ? await recordOf(ctx, input.thread) : await findThread(ctx.db, input.thread);
  if (!begun) return refuse("not_found");
  return accept(fillWords(input.text, await factsOf(ctx, begun)));
}

async function recordOf(ctx: Context, record: string) {
  const facts = await findRecord(ctx.db, record);
  return facts && { root: await findRoot(ctx.db, record), personId: facts.personId, name: facts.name };
}

type Whose = { readonly root: string | null; readonly personId: string | null; readonly name: string };

async function factsOf(ctx: Context, { root, personId, name }: Whose): Promise<ReplyFacts> {
  const booking = root === null ? undefined : await findBookingFacts(ctx.db, root);
  const person = personId === null ? undefined : await findPerson(ctx.db, personId);
  const company = await findCompany(ctx.db);
  const called = booking?.first_name || (person?.name || name).split(" ")[0] || "";
  const reference = booking?.reference ?? root?.split(":")[1];
  return {
    ...(!/\d/.test(called) && { first_name: called }),
    ...(reference && { reference }),
    ...(booking && {
      pickup_time: formatMoment(new Date(booking.pickup_at)),
      pickup_place: booking.pickup_location,
      pay_link: ctx.bookings.payLink(ctx, booking.reference),
      manage_link: `${ctx.siteUrl}/confirm-booking/${booking.reference}?code=${ctx.linkCodeFor(booking.reference)}`,
    }),
    our_name: (await findNameOf(ctx.db, personAsking(ctx.actor))) ?? company.name,
    company: company.name,
    company_phone: company.phone,
  };
}
