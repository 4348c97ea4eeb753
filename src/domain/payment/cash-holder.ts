/** One drive of a booking that is paid in cash, and who drives it. */
export type CashDrive = { readonly driverId: string; readonly name: string; readonly pickupAt: Date };

/**
 * The likely holder of a booking’s cash that our team records as collected: the driver of the last drive that had started,
 * else the first to come. The person who records it can name another of them.
 */
export function cashHolder(drives: readonly CashDrive[], now: Date): CashDrive | undefined {
  const inOrder = drives.toSorted((a, b) => a.pickupAt.getTime() - b.pickupAt.getTime());
  return inOrder.findLast(({ pickupAt }) => pickupAt <= now) ?? inOrder[0];
}
