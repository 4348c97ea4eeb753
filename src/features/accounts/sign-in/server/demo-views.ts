import { demoAccounts, demoPassword } from "#db/seed/people/demo-users.ts";
import type { DemoAccountOffer } from "../contract.ts";

/** The people of the demo, as its sign-in pages offer them. */
export const offeredAccounts: readonly DemoAccountOffer[] = demoAccounts.map(({ label, email, roles, home }) => ({
  label,
  email,
  password: demoPassword,
  roles: [...roles],
  home,
}));
