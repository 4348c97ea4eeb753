import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { type HandoverRow, lockHandover } from "./store.ts";

/** The handover under lock, if it still waits. */
export async function lockOpenHandover(
  { db }: Context,
  id: string,
): Promise<Result<HandoverRow, "not_found" | "taken" | "withdrawn">> {
  const row = await lockHandover(db, id);
  if (!row) return refuse("not_found");
  if (row.takenAt) return refuse("taken");
  return row.withdrawnAt ? refuse("withdrawn") : accept(row);
}
