import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { crmContract } from "../contract.ts";
import { findSubjectsLike } from "./subject-views.ts";

/** Finds records a task can be about; without a search, the latest. */
export async function findSubjects(ctx: Context, { kind, search }: ParsedOf<typeof crmContract.findSubjects>) {
  return accept({ subjects: [...(await findSubjectsLike(ctx.db, kind, search))] });
}
