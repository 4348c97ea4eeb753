import { sql } from "drizzle-orm";
import { judgeClockDrift } from "#domain/health/judge-database.ts";
import { defineCheck } from "./define-check.ts";

export const clockDrift = defineCheck({
  id: "clock-drift",
  name: "Clocks",
  group: "platform",
  acts: "Super-user",
  severity: "soon",
  everyMinutes: 5,
  async read({ db, probes }) {
    const before = probes.clock();
    const { rows } = await db.execute<{ ms: string }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`,
    );
    // The question took some time: the database read its clock about halfway.
    return Number(rows[0]?.ms) - (before + probes.clock()) / 2;
  },
  judge: judgeClockDrift,
});
