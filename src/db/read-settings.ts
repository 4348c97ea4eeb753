import { type HouseSettings, houseSettings } from "#domain/house-settings.ts";
import type { ReadDb } from "./connect.ts";
import { settings } from "./schema/settings.ts";

/** What the office has set. A feature's views hand it on. */
export async function findSettings(db: ReadDb): Promise<HouseSettings> {
  return houseSettings(await db.select({ name: settings.name, value: settings.value }).from(settings));
}
