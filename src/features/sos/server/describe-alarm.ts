import type { OwnAlarm, SosAlarm } from "../contract.ts";
import type { SosRow } from "./store.ts";
import type { AlarmFound, PlaceFound } from "./views.ts";

/** What a colleague needs to help: who, where, in which vehicle, with whom on board. */
export const describeAlarm = (found: AlarmFound, place: PlaceFound | undefined): SosAlarm => ({
  id: found.alarm.id,
  version: found.alarm.version,
  state: found.alarm.state,
  is_silent: found.alarm.isSilent,
  raised_at: found.alarm.raisedAt.toISOString(),
  received_at: found.alarm.receivedAt.toISOString(),
  driver: {
    id: found.alarm.driverId,
    name: `${found.firstName} ${found.lastName}`.trim(),
    phone: found.phone,
  },
  vehicle: describeVehicle(found),
  trip: describeTrip(found),
  place: place
    ? {
        latitude: place.latitude,
        longitude: place.longitude,
        accuracy_m: place.accuracyM,
        taken_at: place.takenAt.toISOString(),
      }
    : null,
  battery_percent: found.alarm.batteryPercent,
  taken_by: found.takenBy,
  taken_at: found.alarm.takenAt?.toISOString() ?? null,
  closed_by: found.closedBy,
  closed_at: found.alarm.closedAt?.toISOString() ?? null,
  closing_words: found.alarm.closingWords,
});

const describeVehicle = ({ alarm, plate, make, model, colour }: AlarmFound): SosAlarm["vehicle"] =>
  alarm.vehicleId && plate !== null
    ? { id: alarm.vehicleId, plate, name: `${make} ${model}`, colour: colour ?? "" }
    : null;

const describeTrip = (found: AlarmFound): SosAlarm["trip"] =>
  found.alarm.tripId && found.startsAt
    ? {
        id: found.alarm.tripId,
        reference: found.reference ?? "",
        starts_at: found.startsAt.toISOString(),
        from: found.from ?? "",
        to: found.to ?? "",
        passengers: found.passengers ?? 0,
        customer: `${found.customerFirst ?? ""} ${found.customerLast ?? ""}`.trim(),
        customer_phone: found.customerPhone ?? "",
      }
    : null;

/** What the driver is told: that someone has it, by first name. */
export const describeOwn = (row: SosRow, takenBy: string | null): OwnAlarm => ({
  state: row.state,
  raised_at: row.raisedAt.toISOString(),
  taken_by: takenBy === null ? null : (takenBy.split(" ")[0] ?? takenBy),
  taken_at: row.takenAt?.toISOString() ?? null,
});
