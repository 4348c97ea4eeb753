import { addHours } from "../time/local-time.ts";
import { wakingMoment } from "./scheduled-messages.ts";

const hoursBefore = 3;
/** The morning of the trip is early enough if so many hours are left. */
const hoursToGetReady = 2;

/** When the second reminder of a pickup is due: hours before, or in the evening where that is at night. */
export const soonReminderAt = (pickupAt: Date): Date =>
  wakingMoment("customers", addHours(pickupAt, -hoursBefore), { latest: addHours(pickupAt, -hoursToGetReady) });

/** Anyone who booked later than so long before the reminder has just heard from us. */
export const isBookedBeforeReminder = (createdAt: Date, pickupAt: Date): boolean =>
  createdAt < addHours(soonReminderAt(pickupAt), -hoursBefore);

/** Pickups further away than this are not due for it in any case. */
export const soonestHours = 16;
