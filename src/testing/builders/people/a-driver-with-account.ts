import type { Context } from "#platform/context.ts";
import { aDriverOnRecord } from "./a-driver-on-record.ts";
import { askingAs } from "./a-person.ts";

/** A driver with an account, as the actor in the same transaction. */
export async function aDriverWithAccount(ctx: Context, email = "sipho@example.com") {
  const me = await askingAs(ctx, { email, name: "Sipho Ndlovu", roles: ["driver"] });
  return { me, driverId: await aDriverOnRecord(ctx, { userId: me.userId, email }) };
}

/** Three days of leave after the tests' "now". */
export const someLeave = {
  kind: "leave" as const,
  from_date: "2026-12-14",
  from_time: "",
  until_date: "2026-12-16",
  until_time: "",
  reason: "My sister’s wedding",
};
