import { useMakeCall } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";
import { peopleContract } from "../contract.ts";

/** A call after which the customer, their activity and the list are read again. */
export const useCustomerCall = <C extends Call>(call: C) =>
  useMakeCall(call, [peopleContract.readCustomer, peopleContract.customerTimeline, peopleContract.listCustomers]);
