import type { TariffPrices } from "#domain/pricing/tariff.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { insertTariff } from "./store.ts";
import { findLatestVersion } from "./views.ts";

type Written = {
  readonly validFrom: LocalDate;
  readonly prices: (version: number) => TariffPrices;
  readonly note: string;
  /** For the activity log, beside the start. */
  readonly details?: Readonly<Record<string, unknown>>;
};

/** Writes the next version of the tariff, under the lock that its caller has taken. */
export async function writeTariff(ctx: Context, { validFrom, prices, note, details }: Written): Promise<number> {
  const version = (await findLatestVersion(ctx.db)) + 1;
  await insertTariff(ctx.db, {
    version,
    state: "active",
    validFrom,
    content: { ...prices(version), version },
    note,
    createdBy: ctx.actor.kind === "person" ? ctx.actor.userId : null,
    createdAt: ctx.now,
  });
  await recordAudit(ctx, {
    action: "tariff.saved",
    subject: { kind: "tariff", id: String(version) },
    reason: note,
    details: { validFrom, ...details },
  });
  return version;
}
