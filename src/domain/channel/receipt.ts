/** What a provider says became of a message. They say it late, twice and in any order. */
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
 * What a receipt changes; undefined where it says nothing new. What arrived has arrived: it never goes back from read to
 * delivered, and a failure after an arrival is of another phone of the same person. An arrival after a failure is an arrival.
 */
export function changeByReceipt(now: Standing, status: ReceiptStatus, at: Date): ReceiptChange | undefined {
  const hasArrived = now.deliveredAt !== null || now.readAt !== null;
  if (status === "failed") return hasArrived || now.state === "failed" ? undefined : { state: "failed" };
  if (status === "sent") return now.state === "queued" || now.state === "unknown" ? { state: "sent" } : undefined;
  if (status === "delivered") return now.deliveredAt ? undefined : { state: "sent", deliveredAt: at };
  if (now.readAt) return undefined;
  return { state: "sent", readAt: at, ...(!now.deliveredAt && { deliveredAt: at }) };
}
