/** Whom texts go through, and by which channel. */
export const gatewayNames = ["whatsapp", "bulksms", "clickatell"] as const;
export type GatewayName = (typeof gatewayNames)[number];
export const gatewayLabels: Readonly<Record<GatewayName, string>> = {
  whatsapp: "WhatsApp",
  bulksms: "BulkSMS",
  clickatell: "Clickatell",
};

export type TextPrice = {
  readonly gateway: GatewayName;
  /** The beginning of the numbers it is for, such as +27; "" for all others. */
  readonly prefix: string;
  /** For one message by WhatsApp, or one part of an SMS. */
  readonly cents: number;
};

/** By the longest prefix that fits; null where no one has entered one. */
export function priceOf(prices: readonly TextPrice[], gateway: string, phone: string): number | null {
  const fitting = prices.filter((price) => price.gateway === gateway && phone.startsWith(price.prefix));
  return fitting.toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.cents ?? null;
}
