import * as z from "zod/mini";
import { roles } from "#domain/account/roles.ts";
import { call, contract } from "#platform/contract.ts";

/** A demo account that signs in with one press. */
const demoAccount = z.object({
  label: z.string(),
  email: z.string(),
  password: z.string(),
  roles: z.array(z.enum(roles)),
  home: z.string(),
});
export type DemoAccountOffer = z.output<typeof demoAccount>;

export const signInContract = contract({
  demoAccounts: call({
    summary: "Lists the accounts of the demo for its sign-in pages; none in a real company.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: z.object({ accounts: z.array(demoAccount) }),
  }),
});
