import { render } from "@react-email/render";
import { expect, test } from "vitest";
import { mergeLists } from "#domain/passenger/merge-lists.ts";
import { addHours } from "#domain/time/local-time.ts";
import { dispatchProblems } from "#features/dispatch/server/dispatch-problems.ts";
import type { PassengerList } from "#features/passengers/contract.ts";
import { createPassengerLink } from "#features/passengers/server/create-passenger-link.ts";
import { erasePassengers } from "#features/passengers/server/erase-passengers.ts";
import { readLinkedList } from "#features/passengers/server/read-linked-list.ts";
import { readPassengerList } from "#features/passengers/server/read-passenger-list.ts";
import { saveLinkedList } from "#features/passengers/server/save-linked-list.ts";
import { savePassengerList } from "#features/passengers/server/save-passenger-list.ts";
import { tripManifests } from "#features/passengers/server/trip-manifests.ts";
import { sendDriverAssigned } from "#features/trips/assign/server/send-driver-assigned.ts";
import { myTrip } from "#features/trips/own/server/my-trip.ts";
import { boardNamesOf } from "#features/trips/own/ui/trip-guests.tsx";
import type { Context } from "#platform/context.ts";
import { noRecords } from "#platform/erasures.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { withMore } from "#testing/builders/booking/a-guest-list.ts";
import { asTeam, readAssignments } from "#testing/builders/dispatch/a-crew.ts";
import { aDriversTrip } from "#testing/builders/dispatch/a-drivers-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";

const got = <T>(
  answer: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string },
): T => {
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
};

async function tripOf(driver: Context, tripId: string) {
  return got(await myTrip(driver, { trip_id: tripId })).trip;
}

test("a guest list is filled in by its link, reaches everyone on the trip, is changed by two at once, and is erased", () =>
  inTransaction(async (visitor, world) => {
    const office = await asTeam(visitor);
    const { tripId, bookingId, reference, asking } = await aDriversTrip(visitor, { state: "assigned", hours: 30 });
    expect(boardNamesOf(await tripOf(asking, tripId), "Thandi Mokoena")).toEqual(["Thandi Mokoena"]);

    // The organiser, who has no account.
    const token = got(await createPassengerLink(office, { reference })).link?.address.split("list=")[1] ?? "";
    const seen = got(await readLinkedList(visitor, { token }));
    const ayanda = { name: "Ayanda Dube", phone: "082 555 0101", wheelchair: true };
    const first = got(await saveLinkedList(visitor, { token, ...withMore(seen, [ayanda]) }));

    // The board and its sheets, the problems, the driver’s phone, name board and email.
    expect((await tripManifests(office, { trip_id: tripId })).value.manifests).toMatchObject([
      { passengers: [ayanda] },
    ]);
    const { problems } = (await dispatchProblems(office)).value;
    const wrong = problems.find((one) => one.trip_id === tripId);
    expect([wrong?.kind, ...(wrong?.also ?? [])]).toContain("needs_unplanned");
    const far = await tripOf(asking, tripId);
    expect(far.guests).toEqual([{ name: "Ayanda Dube", phone: null, room: "", needs: ["Wheelchair"] }]);
    expect(boardNamesOf(far, "Thandi Mokoena")).toEqual(["Ayanda Dube"]);
    const near = await tripOf({ ...asking, now: addHours(asking.now, 27) }, tripId);
    expect(near.guests).toMatchObject([{ phone: "082 555 0101" }]);
    const over = await tripOf({ ...asking, now: addHours(asking.now, 30 + 1 + 6 + 25) }, tripId);
    expect(over.guests).toBeUndefined();
    const [assignment] = await readAssignments(office, tripId);
    await sendDriverAssigned(office, {
      type: "driver.assigned",
      tripId,
      bookingId,
      assignmentId: assignment?.id ?? "",
    });
    const email = plainText(await render(world.emails.at(-1)?.content));
    expect(email).toContain("Ayanda Dube, Wheelchair");
    expect(email).not.toContain("555 0101");

    // Our team writes while the organiser does: the organiser’s page puts both together, and nothing is lost.
    const atOffice = got(await readPassengerList(office, { reference }));
    const withRoom = atOffice.passengers.map((one) => ({ ...one, room: "12" }));
    got(await savePassengerList(office, { reference, stamp: atOffice.stamp, passengers: withRoom }));
    const ours = withMore(first, [{ name: "Bongani Zulu" }]);
    const refused = await saveLinkedList(visitor, { token, ...ours });
    if (refused.ok) throw new Error("The office was first.");
    const now = refused.details?.list as PassengerList;
    const { lines, clashes } = mergeLists(first.passengers, ours.passengers, now.passengers);
    expect(clashes).toEqual([]);
    const both = got(await saveLinkedList(visitor, { token, stamp: now.stamp, passengers: [...lines] }));
    expect(both.passengers).toMatchObject([{ name: "Ayanda Dube", room: "12" }, { name: "Bongani Zulu" }]);

    await erasePassengers(office, { userId: null, email: null, records: { ...noRecords, bookings: [bookingId] } });
    expect((await tripManifests(office, { trip_id: tripId })).value.manifests).toMatchObject([{ passengers: [] }]);
    expect((await tripOf(asking, tripId)).guests).toEqual([]);
    expect(await readLinkedList(visitor, { token })).toMatchObject({ reason: "not_found" });
  }));
