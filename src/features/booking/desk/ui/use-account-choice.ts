import { useCall } from "#platform/browser/use-call.ts";
import type { InputOf } from "#platform/contract.ts";
import { bookingCustomersContract } from "../customer-contract.ts";

/** Whether On account can be chosen, and why not; it can’t until the server has answered. */
export function useAccountChoice(input: InputOf<typeof bookingCustomersContract.checkAccount>) {
  const { data } = useCall(bookingCustomersContract.checkAccount, input);
  return { isOpen: data?.obstacle === null, obstacle: data?.obstacle ?? undefined };
}
