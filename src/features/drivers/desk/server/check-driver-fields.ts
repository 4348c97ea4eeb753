import { accept, type Result, refuse } from "#domain/result.ts";
import { localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { DriverChanges } from "../../server/store.ts";
import type { DriverFields } from "../contract.ts";
import { isEmailTaken, isProvider } from "./views.ts";

type Refusal = "email_taken" | "provider_unknown" | "born_in_future";

/** Checks a driver's profile, new or changed. */
export async function checkDriverFields(
  ctx: Context,
  fields: DriverFields,
  driverId?: string,
): Promise<Result<KeptFields, Refusal>> {
  const bornOn = fields.born_on === null ? null : localDate(fields.born_on);
  if (bornOn !== null && bornOn >= localDateOf(ctx.now)) return refuse("born_in_future");
  if (await isEmailTaken(ctx.db, fields.email, driverId)) return refuse("email_taken");
  if (fields.provider_id && !(await isProvider(ctx.db, fields.provider_id))) return refuse("provider_unknown");
  return accept({
    firstName: fields.first_name,
    lastName: fields.last_name,
    phone: fields.phone,
    email: fields.email,
    bornOn,
    languages: [...new Set(fields.languages)],
    isGuide: fields.is_guide,
    homeArea: fields.home_area,
    note: fields.note,
    providerId: fields.provider_id,
  });
}

type KeptFields = Required<
  Pick<
    DriverChanges,
    | "firstName"
    | "lastName"
    | "phone"
    | "email"
    | "bornOn"
    | "languages"
    | "isGuide"
    | "homeArea"
    | "note"
    | "providerId"
  >
>;
