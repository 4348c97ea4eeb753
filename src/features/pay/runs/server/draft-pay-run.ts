import { personAsking } from "#domain/account/person-asking.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { type DueStatement, dueStatements } from "#domain/pay/pay-run.ts";
import { accept, refuse } from "#domain/result.ts";
import { addDays, type LocalDate, localDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { settlePeriod } from "../../server/settle-trips.ts";
import { writeItems } from "../../server/store.ts";
import type { payRunsContract } from "../contract.ts";
import { payRunMover } from "./move-pay-run.ts";
import { deleteOpenCash, insertRun, insertStatement, lockOpenItems } from "./store.ts";
import { findCashHeld } from "./views.ts";

/** Puts all open items up to a date on statements, one per driver and provider. */
export async function draftPayRun(ctx: Context, input: ParsedOf<typeof payRunsContract.draftPayRun>) {
  const [from, until] = [localDate(input.from), localDate(input.until)];
  if (until > localDateOf(ctx.now)) return refuse("in_future");
  await settlePeriod(ctx, { driverId: null, from, until });
  await setOffCash(ctx, until);

  const due = dueStatements(await lockOpenItems(ctx.db, until));
  if (due.length === 0) {
    await deleteOpenCash(ctx.db);
    return refuse("nothing_due");
  }

  const runId = ctx.newId();
  const totalCents = due.reduce((sum, { amountCents }) => sum + amountCents, 0);
  await insertRun(ctx.db, {
    id: runId,
    state: "draft",
    firstDay: from,
    lastDay: until,
    totalCents,
    statements: due.length,
    createdBy: personAsking(ctx.actor),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  for (const statement of due) await writeStatement(ctx, runId, statement);
  await deleteOpenCash(ctx.db);
  await payRunMover.record(ctx, { id: runId, from: null, to: "draft" });
  await recordAudit(ctx, {
    action: "pay_run.draft",
    subject: { kind: "pay_run", id: runId },
    details: { from, until, total_cents: totalCents },
  });
  return accept({ run_id: runId });
}

/** Deducts cash that drivers took and have not handed in. */
async function setOffCash(ctx: Context, until: LocalDate): Promise<void> {
  const held = await findCashHeld(ctx.db, momentOf(addDays(until, 1), localTime("00:00")));
  await writeItems(
    ctx.db,
    held.map(({ id, driverId, providerId, amountCents, collectedAt }) => ({
      id: ctx.newId(),
      kind: "cash" as const,
      sourceId: id,
      driverId,
      providerId,
      earnedOn: localDateOf(collectedAt),
      lines: [{ text: "Cash taken and not handed in", amountCents: -amountCents }],
      amountCents: -amountCents,
      createdBy: nameOfActor(ctx.actor),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })),
  );
}

const writeStatement = (ctx: Context, runId: string, { items, ...sums }: DueStatement<Owed>) =>
  insertStatement(
    ctx.db,
    { ...sums, id: ctx.newId(), runId, createdAt: ctx.now },
    items.map(({ id }) => id),
  );

type Owed = Awaited<ReturnType<typeof lockOpenItems>>[number];
