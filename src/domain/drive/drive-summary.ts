/** One vehicle of a drive, as far as its customer sees it. */
export type VehicleSummary = {
  /** The driver and vehicle; null while no one does. */
  readonly assignmentId: string | null;
  readonly passengers: number;
};

/** One vehicle as its customer sees it: of one alone who drives, of several also how many ride in it. */
const unitOf = ({ assignmentId, passengers }: VehicleSummary, vehicles: number): string =>
  vehicles === 1 ? (assignmentId ?? "") : `${assignmentId ?? "-"}~${passengers};`;

/** The content of an email about a drive, in a word that can be compared: it is kept in the email’s key. */
export const summaryText = (vehicles: readonly VehicleSummary[]): string =>
  vehicles.map((one) => unitOf(one, vehicles.length)).join("");

/** Whether the customer has not read this of a vehicle that has a driver. */
export const isNewTo = (message: string, vehicle: VehicleSummary, vehicles: number): boolean =>
  vehicle.assignmentId !== null &&
  (vehicles === 1 ? message !== vehicle.assignmentId : !message.includes(unitOf(vehicle, vehicles)));

/**
 * Whether there is something new for a customer, compared with the last email, if any. A driver who is gone is announced
 * together with the replacement.
 */
export function hasNews(vehicles: readonly VehicleSummary[], message: string | undefined): boolean {
  if (vehicles.every(({ assignmentId }) => assignmentId === null)) return false;
  if (message === undefined) return true;
  return countOf(message) !== vehicles.length || vehicles.some((one) => isNewTo(message, one, vehicles.length));
}

const countOf = (message: string): number => Math.max(1, message.split(";").length - 1);
