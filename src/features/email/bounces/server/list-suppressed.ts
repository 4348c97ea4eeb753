import { addressKey } from "#domain/mail/returned-mail.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf } from "#platform/page-key.ts";
import { type bouncesContract, suppressedKey } from "../contract.ts";
import { findSuppressed } from "./views.ts";

/** The addresses that get no email now, the latest first. */
export async function listSuppressed(ctx: Context, input: ParsedOf<typeof bouncesContract.listSuppressed>) {
  const key = suppressedKey.read(input.after);
  const found = await findSuppressed(ctx.db, {
    size: input.size + 1,
    address: addressKey(input.address),
    ...(key && { after: key }),
  });
  const { rows, next } = pageOf(found, input.size, ({ since, address }) => suppressedKey.write({ at: since, address }));
  return accept({
    addresses: rows.map(({ personId, name, phone, since, ...row }) => ({
      ...row,
      since: since.toISOString(),
      customer: personId === null ? null : { id: personId, name: name ?? "", phone: phone ?? "" },
    })),
    next,
  });
}
