import type { ReadDb } from "#db/connect.ts";
import { secretMarks } from "#db/schema/health.ts";
import { findSettings } from "#db/settings-views.ts";

export const findMarks = (db: ReadDb) => db.select().from(secretMarks);

/** Whether alarms go to a webhook, whose messages are signed. */
export const hasWebhook = async (db: ReadDb): Promise<boolean> => (await findSettings(db)).alarms.webhookUrl !== "";
