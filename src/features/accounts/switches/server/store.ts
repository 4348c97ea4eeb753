import type { Database } from "#db/connect.ts";
import { featureSwitches } from "#db/schema/accounts.ts";
import type { FeatureSwitchName } from "#domain/account/switches.ts";

export async function saveSwitch(
  db: Database,
  saved: { name: FeatureSwitchName; isOn: boolean; updatedAt: Date; updatedBy: string | null },
): Promise<void> {
  const { name, ...rest } = saved;
  await db.insert(featureSwitches).values(saved).onConflictDoUpdate({ target: featureSwitches.name, set: rest });
}
