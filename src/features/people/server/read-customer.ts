import { canUndoMerge, undoMergeUntil } from "#domain/person/merge.ts";
import { accept, refuse } from "#domain/result.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { peopleContract } from "../contract.ts";
import { nameOfCustomer, showCustomer } from "./show-customer.ts";
import { findBlock, findContacts, findCustomer, findMerges, findPossibleDuplicates } from "./views.ts";

export async function readCustomer(ctx: Context, { customer_id }: ParsedOf<typeof peopleContract.readCustomer>) {
  const found = await findCustomer(ctx.db, customer_id);
  if (!found) return refuse("not_found");
  const { person } = found;
  const contacts = await findContacts(ctx.db, person.id);
  const duplicates = await findPossibleDuplicates(ctx.db, person);
  const merges = await findMerges(ctx.db, person.id);
  const block = await findBlock(ctx.db, person.id, ctx.now);
  return accept({
    ...showCustomer(person, ctx.now),
    version: person.version,
    first_name: person.firstName,
    last_name: person.lastName,
    block: block
      ? {
          reason: block.reason,
          last_day: block.until ? addDays(localDateOf(block.until), -1) : null,
          by: block.by ?? "our team",
        }
      : null,
    source: person.source,
    company: found.company,
    partner: found.partner,
    no_shows: person.noShows,
    first_seen_at: person.firstSeenAt.toISOString(),
    preferences: { ...person.preferences },
    consents: person.consents,
    contacts: contacts.map(({ kind, value, since }) => ({ kind, value, since: since.toISOString() })),
    possible_duplicates: duplicates.map((row) => {
      const { id, name, email, phone, bookings } = showCustomer(row, ctx.now);
      return { id, name, email, phone, bookings };
    }),
    merges: merges
      .filter(({ merge }) => canUndoMerge(merge, ctx.now))
      .map(({ merge, gone }) => ({
        id: merge.id,
        name: nameOfCustomer(gone),
        email: gone.email,
        merged_at: merge.mergedAt.toISOString(),
        until: undoMergeUntil(merge.mergedAt).toISOString(),
      })),
  });
}
