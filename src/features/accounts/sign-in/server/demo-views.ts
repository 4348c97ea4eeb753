import { demoAccounts, demoPassword } from "#db/seed/people/demo-users.ts";
import type { DemoAccountOffer } from "../contract.ts";

/** The demo accounts on the sign-in pages. */
export const offeredAccounts: readonly DemoAccountOffer[] = demoAccounts.map(({ label, email, roles, home }) => ({
  label,
  email,
  password: demoPassword,
  roles: [...roles],
  home,
}));
