/** One vehicle of a drive, as its customer sees it. */
export type VehicleSummary = {
  /** The assigned driver and vehicle; null if there is none. */
  readonly assignmentId: string | null;
  readonly passengers: number;
};

/** A single vehicle shows its driver; several also show how many ride in each. */
const unitOf = ({ assignmentId, passengers }: VehicleSummary, vehicles: number): string =>
  vehicles === 1 ? (assignmentId ?? "") : `${assignmentId ?? "-"}~${passengers};`;

/** The content of an email about a drive in comparable form, kept in the email’s key. */
export const summaryText = (vehicles: readonly VehicleSummary[]): string =>
  vehicles.map((one) => unitOf(one, vehicles.length)).join("");

/** Whether the customer has not yet been sent this about a vehicle with a driver. */
export const isNewTo = (message: string, vehicle: VehicleSummary, vehicles: number): boolean =>
  vehicle.assignmentId !== null &&
  (vehicles === 1 ? message !== vehicle.assignmentId : !message.includes(unitOf(vehicle, vehicles)));

/**
 * Whether there is news for the customer since the last email. A removed driver is announced together with the
 * replacement.
 */
export function hasNews(vehicles: readonly VehicleSummary[], message: string | undefined): boolean {
  if (vehicles.every(({ assignmentId }) => assignmentId === null)) return false;
  if (message === undefined) return true;
  return countOf(message) !== vehicles.length || vehicles.some((one) => isNewTo(message, one, vehicles.length));
}

const countOf = (message: string): number => Math.max(1, message.split(";").length - 1);
