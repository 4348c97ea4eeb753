import type { ReadDb } from "#db/connect.ts";
import { secretMarks } from "#db/schema/health.ts";

export const findMarks = (db: ReadDb) => db.select().from(secretMarks);
