import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { insertDriver } from "../../server/enrol-store.ts";
import { recordStart } from "../../server/move-driver.ts";
import type { driversDeskContract } from "../contract.ts";
import { checkDriverFields } from "./check-driver-fields.ts";

/** Adds a driver: invited to open an account, or straight to onboarding. */
export async function enterDriver(ctx: Context, input: ParsedOf<typeof driversDeskContract.enterDriver>) {
  const fields = await checkDriverFields(ctx, input);
  if (!fields.ok) return fields;
  const id = ctx.newId();
  const state = input.is_invited ? ("invited" as const) : ("onboarding" as const);

  await insertDriver(ctx.db, {
    ...fields.value,
    id,
    licenceCode: "",
    permitExpiresOn: localDateOf(ctx.now),
    state,
    updatedAt: ctx.now,
    createdAt: ctx.now,
  });
  await recordStart(ctx, { id, from: null, to: state });
  await recordAudit(ctx, { action: "driver.added", subject: { kind: "driver", id } });
  if (input.is_invited) await ctx.emit({ type: "driver.invited", driverId: id });

  return accept({ driver_id: id });
}
