import { personAsking } from "#domain/account/person-asking.ts";
import { deliveryOf } from "#domain/inbox/thread-labels.ts";
import { accept, refuse } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { spacedPhone } from "#domain/text/phone-number.ts";
import { noteLook } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import type { inboxContract, ThreadEntry, ThreadInFull } from "../contract.ts";
import { type EntryRow, findEntries, findPerson, findRecords } from "./entry-views.ts";
import { type Begun, findBegun } from "./find-begun.ts";
import { findReach } from "./find-reach.ts";
import { findColleagues, findNameOf } from "./views.ts";

const entriesAtOnce = 60;

/** All that was said with a customer, in order. Of a booking that no one wrote about it is what we sent. */
export async function readThread(ctx: Context, input: ParsedOf<typeof inboxContract.readThread>) {
  const begun = await findBegun(ctx, input.thread);
  if (!begun) return refuse("not_found");
  noteLook(ctx, { action: "thread.viewed", kind: "thread", id: begun.id ?? input.thread });
  const before = timeKey.read(input.before);
  const { rows, next } = await findEntries(ctx.db, begun, { now: ctx.now, after: before, size: entriesAtOnce });
  const { channels, preset, last } = await findReach(ctx, begun);
  return accept({
    ...(await headOf(ctx, begun)),
    last_in_at: last?.receivedAt.toISOString() ?? null,
    channels: channels.map(({ freeUntil, ...one }) => ({ ...one, free_until: freeUntil?.toISOString() ?? null })),
    preset,
    records: (begun.root === null ? [] : await findRecords(ctx.db, begun.root)).map(
      ({ version: _, at, ...record }) => ({
        ...record,
        at: at.toISOString(),
      }),
    ),
    person: await personOf(ctx, begun.personId),
    colleagues: await findColleagues(ctx.db),
    entries: rows.map(entryOf).reverse(),
    before: next,
  } satisfies ThreadInFull);
}

async function headOf(ctx: Context, begun: Begun) {
  const me = personAsking(ctx.actor);
  const { assignedTo, writingBy, writingUntil } = begun;
  const isWriting = writingBy !== null && writingBy !== me && writingUntil !== null && writingUntil > ctx.now;
  const assigned = await findNameOf(ctx.db, assignedTo);
  return {
    id: begun.id,
    version: begun.version,
    name: spacedPhone(begun.name) || "Unknown",
    reference: begun.root?.split(":")[1] ?? null,
    waits_for: begun.waitsFor,
    is_unread: begun.isUnread,
    assigned_to: assignedTo === null ? null : { id: assignedTo, name: assigned ?? "a colleague" },
    assigned_to_me: assignedTo === me,
    answer_due_at: begun.answerDueAt?.toISOString() ?? null,
    writing: isWriting ? await findNameOf(ctx.db, writingBy) : null,
  };
}

async function personOf(ctx: Context, personId: string | null): Promise<ThreadInFull["person"]> {
  const person = personId === null ? undefined : await findPerson(ctx.db, personId);
  if (!person) return null;
  const { owed_cents, last_trip_at, blocked_until, emails, ...rest } = person;
  return {
    ...rest,
    name: spacedPhone(rest.name),
    emails: emails.map(shownEmail).filter(Boolean),
    owed_cents: Number(owed_cents),
    last_trip_at: last_trip_at === null ? null : new Date(last_trip_at).toISOString(),
    is_blocked: blocked_until !== null && new Date(blocked_until) > ctx.now,
  };
}

const dated = (at: string | null) => (at === null ? null : new Date(at));

function entryOf({ at, state, is_held, delivered_at, read_at, error, ...entry }: EntryRow): ThreadEntry {
  const message = state && { state, isHeld: is_held, deliveredAt: dated(delivered_at), readAt: dated(read_at) };
  return {
    ...entry,
    other: spacedPhone(shownEmail(entry.other)),
    author: spacedPhone(entry.author),
    at: at.toISOString(),
    delivery: message && deliveryOf(message),
    problem: error ?? "",
    others: entry.others.map((record) => record.split(":")[1] ?? record),
    files: [...entry.files],
  };
}
