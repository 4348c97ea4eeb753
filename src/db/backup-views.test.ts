import { expect, test } from "vitest";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { findLatestBackups, findLatestDrill } from "./backup-views.ts";
import { backups } from "./schema/backup.ts";

const hoursAgo = (hours: number) => new Date(testNow.getTime() - hours * 3_600_000);

test("a backup that failed after a good one is the latest, and the good one is still the good one", () =>
  inTransaction(async ({ db, newId }) => {
    expect(await findLatestBackups(db)).toEqual({ latest: undefined, good: undefined });
    expect(await findLatestDrill(db)).toBeUndefined();
    const row = { startedBy: "schedule", folder: "/backup", isEncrypted: false } as const;
    const good = { ...row, id: newId(), state: "good", startedAt: hoursAgo(30), verifiedAt: hoursAgo(29) } as const;
    await db.insert(backups).values(good);
    const { latest } = await findLatestBackups(db);
    expect(latest?.id).toBe(good.id);
    const failed = {
      ...row,
      id: newId(),
      state: "failed",
      startedAt: hoursAgo(6),
      error: "The disk is full.",
    } as const;
    await db.insert(backups).values(failed);
    expect(await findLatestBackups(db)).toMatchObject({ latest: { id: failed.id }, good: { id: good.id } });
  }));
