import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { editDriver, lockCurrent } from "../../server/move-driver.ts";
import type { driversDeskContract } from "../contract.ts";
import { checkDriverFields } from "./check-driver-fields.ts";

/** Saves a driver's profile unless someone else has changed it meanwhile. */
export async function saveDriver(ctx: Context, input: ParsedOf<typeof driversDeskContract.saveDriver>) {
  const current = await lockCurrent(ctx, { id: input.driver_id, version: input.version });
  if (!current.ok) return current;
  const fields = await checkDriverFields(ctx, input, input.driver_id);
  if (!fields.ok) return fields;

  const before: Readonly<Record<string, unknown>> = current.value;
  const changed = Object.entries(fields.value).filter(
    ([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value),
  );
  const { version } = await editDriver(ctx, current.value, fields.value);
  await recordAudit(ctx, {
    action: "driver.saved",
    subject: { kind: "driver", id: input.driver_id },
    details: { changed: changed.map(([name]) => name) },
  });
  return accept({ version });
}
