import { mostOnOneTrip } from "#domain/passenger/passenger-list.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { nextVersion } from "#platform/edit-record.ts";
import type { PassengerList, passengersContract } from "../contract.ts";
import { describeList, isListOpen, onWire, stampOf } from "./describe-list.ts";
import { deletePassengers, insertPassengers, lockList, type PassengerRecord, updatePassenger } from "./store.ts";
import { findDrives, findListedBooking } from "./views.ts";

type Changes = Pick<ParsedOf<typeof passengersContract.savePassengerList>, "stamp" | "passengers">;
type Saving = Changes & { readonly bookingId: string; readonly withLink: boolean };
type Refusal = "not_found" | "over" | "changed_meanwhile" | "too_many";

/** Saves a whole list, as it was read: what someone else has written since is never overwritten. */
export async function saveList(
  ctx: Context,
  { bookingId, withLink, stamp, passengers }: Saving,
): Promise<Result<PassengerList, Refusal>> {
  const before = await lockList(ctx.db, bookingId);
  const booking = await findListedBooking(ctx.db, bookingId);
  if (!booking) return refuse("not_found");
  if (!isListOpen(booking, await findDrives(ctx.db, bookingId), ctx.now)) return refuse("over");
  const known = new Map(before.map((row) => [row.id, row]));
  const isKnown = passengers.every(({ id }) => id === null || known.has(id));
  const isTwice = new Set(passengers.flatMap(({ id }) => id ?? [])).size < passengers.filter(({ id }) => id).length;
  if (stampOf(before) !== stamp || !isKnown || isTwice)
    return refuse("changed_meanwhile", { list: await describeList(ctx, bookingId, { withLink }) });
  const named = mostOnOneTrip(passengers);
  // A list that was longer before, such as after a change of the booking, may still be made shorter.
  if (named > booking.passengers && named >= mostOnOneTrip(before))
    return refuse("too_many", { booked: booking.passengers, named });

  const counts = await writeList(ctx, { bookingId, passengers, known });
  if (counts.added + counts.changed + counts.removed > 0)
    await recordAudit(ctx, {
      action: "booking.passengers_changed",
      subject: { kind: "booking", id: bookingId },
      details: counts,
    });
  const list = await describeList(ctx, bookingId, { withLink });
  return list ? accept(list) : refuse("not_found");
}

type Writing = {
  readonly bookingId: string;
  readonly passengers: Changes["passengers"];
  readonly known: ReadonlyMap<string, PassengerRecord>;
};

async function writeList(ctx: Context, { bookingId, passengers, known }: Writing) {
  const kept = new Set(passengers.flatMap(({ id }) => id ?? []));
  const gone = [...known.keys()].filter((id) => !kept.has(id));
  await deletePassengers(ctx.db, gone);
  const added: Parameters<typeof insertPassengers>[1][number][] = [];
  let changed = 0;
  for (const [position, { id, ...form }] of passengers.entries()) {
    const was = id === null ? undefined : known.get(id);
    const columns = { ...columnsOf(form), position, updatedAt: ctx.now };
    if (!was) added.push({ ...columns, id: ctx.newId(), bookingId, createdAt: ctx.now });
    else if (was.position !== position || !isSame(was, form)) {
      await updatePassenger(ctx.db, was.id, { ...columns, version: nextVersion(was) });
      changed += 1;
    }
  }
  await insertPassengers(ctx.db, added);
  return { added: added.length, changed, removed: gone.length };
}

type Form = Omit<Changes["passengers"][number], "id">;

const isSame = (was: PassengerRecord, form: Form) => {
  const { id: _, ...before } = onWire(was);
  return (Object.keys(before) as (keyof Form)[]).every((field) => before[field] === form[field]);
};

const columnsOf = ({ child_seat: childSeat, ...form }: Form) => ({ ...form, childSeat });
