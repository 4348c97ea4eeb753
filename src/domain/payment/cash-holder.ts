/** One drive of a cash booking and its driver. */
export type CashDrive = { readonly driverId: string; readonly name: string; readonly pickupAt: Date };

/**
 * Who probably holds the cash of a booking our team records as collected: the driver of the latest started drive, else
 * of the next one. The person recording it can choose another.
 */
export function cashHolder(drives: readonly CashDrive[], now: Date): CashDrive | undefined {
  const inOrder = drives.toSorted((a, b) => a.pickupAt.getTime() - b.pickupAt.getTime());
  return inOrder.findLast(({ pickupAt }) => pickupAt <= now) ?? inOrder[0];
}
