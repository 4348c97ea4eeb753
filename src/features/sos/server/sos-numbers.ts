import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findCompany, findSettings } from "./views.ts";

/** The phone stores them, so that they are available offline. */
export async function sosNumbers(ctx: Context) {
  const [company, { safety }] = [await findCompany(ctx.db), await findSettings(ctx.db)];
  return accept({
    numbers: [
      { label: "Dispatch", number: company.phone },
      ...(safety.armedResponsePhone ? [{ label: "Armed response", number: safety.armedResponsePhone }] : []),
    ],
  });
}
