import { savedHoursAfter, tripsToSave } from "#domain/road/saved-trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { contentContract } from "#features/content/contract.ts";
import { walletContract } from "#features/documents/wallet/contract.ts";
import { driversContract } from "#features/drivers/contract.ts";
import { messagesContract } from "#features/messages/contract.ts";
import { dutyContract } from "#features/tracking/duty/contract.ts";
import { ownTripsContract } from "#features/trips/own/contract.ts";
import { seesPhone } from "#features/trips/own/ui/trip-stage.tsx";
import { noShowContract } from "#features/trips/road/no-show-contract.ts";
import { waitingContract } from "#features/trips/road/waiting-contract.ts";
import type { SavedCall } from "#platform/browser/device/use-saved-copies.ts";
import type { OutputOf } from "#platform/contract.ts";

const asItIs = (value: unknown) => value;

/** The next two days only; the past is loaded when there is a connection. */
function nextDays(value: unknown, now: Date) {
  const { trips } = value as OutputOf<typeof ownTripsContract.myTrips>;
  const kept = tripsToSave(trips, now).map((trip) =>
    seesPhone(trip, now) ? trip : { ...trip, passenger_phone: null },
  );
  return kept.length === 0 && trips.length > 0 ? undefined : { trips: kept, next: null };
}

/** For the pickup the driver is at; useless once the trip is long over. */
const whileFresh = (momentIn: (value: unknown) => string | null | undefined) => (value: unknown, now: Date) => {
  const moment = momentIn(value);
  return !moment || new Date(moment) > addHours(now, -savedHoursAfter) ? value : undefined;
};
const waitStart = (value: unknown) => (value as OutputOf<typeof waitingContract.readWait>).wait_from;
const askedAt = (value: unknown) => (value as OutputOf<typeof noShowContract.myNoShow>).request?.asked_at;

/** No older than a trip may be. */
function lastMessages(value: unknown, now: Date) {
  const { messages, unread } = value as OutputOf<typeof messagesContract.myThread>;
  const oldest = addHours(now, -savedHoursAfter);
  return { messages: messages.filter(({ written_at }) => new Date(written_at) > oldest), unread };
}

/** The data available offline on a driver’s phone. */
export const savedCalls: readonly SavedCall[] = [
  { call: ownTripsContract.myTrips, keep: nextDays },
  { call: driversContract.myDriverProfile, keep: asItIs },
  { call: dutyContract.myDuty, keep: asItIs },
  // At the roadside there may be no connection.
  { call: walletContract.myWallet, keep: asItIs },
  { call: contentContract.companyDetails, keep: asItIs },
  { call: waitingContract.readWait, keep: whileFresh(waitStart) },
  { call: noShowContract.myNoShow, keep: whileFresh(askedAt) },
  { call: messagesContract.myThread, keep: lastMessages },
];
