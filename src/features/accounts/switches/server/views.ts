import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { featureSwitches, users } from "#db/schema/accounts.ts";
import { isSwitchedOn, featureSwitches as knownSwitches } from "#domain/account/switches.ts";

/** Every switch, including those still at their default. */
export async function findSwitches(db: ReadDb) {
  const rows = await db
    .select({
      name: featureSwitches.name,
      isOn: featureSwitches.isOn,
      updatedAt: featureSwitches.updatedAt,
      updatedBy: { id: users.id, name: users.name, email: users.email },
    })
    .from(featureSwitches)
    .leftJoin(users, eq(users.id, featureSwitches.updatedBy));
  return knownSwitches.map(({ name }) => {
    const saved = rows.find((row) => row.name === name);
    return {
      name,
      isOn: isSwitchedOn(name, saved?.isOn),
      updatedAt: saved?.updatedAt ?? null,
      updatedBy: saved?.updatedBy ?? null,
    };
  });
}
