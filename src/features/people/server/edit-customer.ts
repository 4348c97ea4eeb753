import { recordEditor } from "#platform/edit-record.ts";
import { type CustomerRow, lockCustomer, updateCustomer } from "./store.ts";

/** The one way the details of a customer change. What bookings add to them is kept by the database and counts no version. */
export const customerEditor = recordEditor<CustomerRow>({
  lock: lockCustomer,
  update: updateCustomer,
  isUndated: true,
  freshOf: ({ firstName, lastName, tags }) => ({
    customer: [`${firstName} ${lastName}`.trim(), ...tags].join(", "),
  }),
});
