import { isMailable } from "../text/caller-address.ts";
import { emailPattern } from "../text/email-address.ts";

/** Details a customer needs in order to decide. */
export type QuoteGap = "customer_name" | "customer_email" | "pickup_date" | "options" | "price";

type QuoteToSend = {
  readonly customerName: string;
  readonly customerEmail: string;
  readonly options: readonly {
    readonly hasPickupDate: boolean;
    readonly lines: number;
    /** In cents. */
    readonly total: number;
  }[];
};

/** Missing before a quote can be sent. */
export function quoteGaps({ customerName, customerEmail, options }: QuoteToSend): QuoteGap[] {
  const gaps: readonly (readonly [QuoteGap, boolean])[] = [
    ["customer_name", customerName.trim() === ""],
    ["customer_email", !emailPattern.test(customerEmail) || !isMailable(customerEmail)],
    ["pickup_date", options.some(({ hasPickupDate }) => !hasPickupDate)],
    ["options", options.length === 0],
    ["price", options.some(({ lines, total }) => lines === 0 || total < 0)],
  ];
  return gaps.flatMap(([gap, isMissing]) => (isMissing ? [gap] : []));
}
