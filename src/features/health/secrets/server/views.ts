import { ne } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { alarmSettings, secretMarks } from "#db/schema/health.ts";

export const findMarks = (db: ReadDb) => db.select().from(secretMarks);

/** Whether alarms go to a webhook, whose messages are signed. */
export const hasWebhook = async (db: ReadDb): Promise<boolean> =>
  (await db.$count(alarmSettings, ne(alarmSettings.webhookUrl, ""))) > 0;
