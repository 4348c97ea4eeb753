import { addHours } from "../time/local-time.ts";
import { nightEnd, wakingMoment } from "./scheduled-messages.ts";

/** Someone who has not paid after so long has left the page, and the vehicle is still held for them. */
export const abandonedMinutes = 15;
/** After so long, such as a pause of ours, it is too late to say so. */
export const abandonedForgottenHours = 2;
/** With less left, the reminder would come together with the end of the hold. */
export const holdLeftMinutes = 3;

const transferHours = 20;
const hoursToPay = 2;
/** A transfer that was chosen longer ago is asked after by a person. */
export const transferForgottenHours = 48;
/** None is due earlier. */
export const transferEarliestHours = 9;

type Awaited = {
  readonly chosenAt: Date /** Null where the booking is confirmed already. */;
  readonly holdUntil: Date | null;
};

/** Whether a transfer is asked after now: some hours after it was chosen, by day, and while there is time to pay. */
export function isTransferDue({ chosenAt, holdUntil }: Awaited, now: Date): boolean {
  if (nightEnd("customers", now)) return false;
  const due = addHours(chosenAt, transferHours);
  const latest = holdUntil ? addHours(holdUntil, -hoursToPay) : addHours(due, transferHours);
  return wakingMoment("customers", due, { latest }) <= now;
}
