import { toWire } from "#platform/to-wire.ts";
import { type OwnAlarm, type SosAlarm, sosAlarm } from "../contract.ts";
import type { SosRow } from "./store.ts";
import type { AlarmRecord, PlaceResult } from "./views.ts";

/** The facts a colleague needs to help: who, where, in which vehicle, with whom on board. */
export const describeAlarm = (alarm: AlarmRecord, place: PlaceResult | undefined): SosAlarm =>
  toWire(
    sosAlarm,
    { ...alarm.alarm, ...alarm },
    {
      driver: {
        id: alarm.alarm.driverId,
        name: `${alarm.firstName} ${alarm.lastName}`.trim(),
        phone: alarm.phone,
      },
      vehicle: describeVehicle(alarm),
      trip: describeTrip(alarm),
      place: place
        ? {
            latitude: place.latitude,
            longitude: place.longitude,
            accuracy_m: place.accuracyM,
            taken_at: place.takenAt.toISOString(),
          }
        : null,
    },
  );

const describeVehicle = ({ alarm, plate, make, model, colour }: AlarmRecord): SosAlarm["vehicle"] =>
  alarm.vehicleId && plate !== null
    ? { id: alarm.vehicleId, plate, name: `${make} ${model}`, colour: colour ?? "" }
    : null;

const describeTrip = (alarm: AlarmRecord): SosAlarm["trip"] =>
  alarm.alarm.tripId && alarm.pickupAt
    ? {
        id: alarm.alarm.tripId,
        reference: alarm.reference ?? "",
        pickup_at: alarm.pickupAt.toISOString(),
        from: alarm.from ?? "",
        to: alarm.to ?? "",
        passengers: alarm.passengers ?? 0,
        customer: `${alarm.customerFirst ?? ""} ${alarm.customerLast ?? ""}`.trim(),
        customer_phone: alarm.customerPhone ?? "",
      }
    : null;

/** The alarm for its driver, with the first name of the colleague who accepted it. */
export const describeOwn = (row: SosRow, takenBy: string | null): OwnAlarm => ({
  state: row.state,
  raised_at: row.raisedAt.toISOString(),
  taken_by: takenBy === null ? null : (takenBy.split(" ")[0] ?? takenBy),
  taken_at: row.takenAt?.toISOString() ?? null,
});
