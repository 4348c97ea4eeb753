/** A message’s outcome as its provider reports it: late, repeated and in any order. */
export const receiptStatuses = ["sent", "delivered", "read", "failed"] as const;
export type ReceiptStatus = (typeof receiptStatuses)[number];

type Standing = {
  readonly state: "queued" | "sent" | "kept" | "failed" | "unknown";
  readonly deliveredAt: Date | null;
  readonly readAt: Date | null;
};

export type ReceiptChange = {
  readonly state?: "sent" | "failed";
  readonly deliveredAt?: Date;
  readonly readAt?: Date;
};

/**
 * What a receipt changes; undefined if nothing. A delivered message stays delivered: it never goes back from read to
 * delivered, and a failure after delivery concerns another phone of the same person. A delivery after a failure counts.
 */
export function changeByReceipt(now: Standing, status: ReceiptStatus, at: Date): ReceiptChange | undefined {
  const hasArrived = now.deliveredAt !== null || now.readAt !== null;
  if (status === "failed") return hasArrived || now.state === "failed" ? undefined : { state: "failed" };
  if (status === "sent") return now.state === "queued" || now.state === "unknown" ? { state: "sent" } : undefined;
  if (status === "delivered") return now.deliveredAt ? undefined : { state: "sent", deliveredAt: at };
  if (now.readAt) return undefined;
  return { state: "sent", readAt: at, ...(!now.deliveredAt && { deliveredAt: at }) };
}
