import { redirectWay } from "#domain/page/redirects.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findRedirects } from "../../server/views.ts";
import type { redirectsContract } from "../contract.ts";

export async function listRedirects({ db }: Context, { search }: ParsedOf<typeof redirectsContract.listRedirects>) {
  const rows = await findRedirects(db);
  const all = rows.map(({ fromPath, toPath }) => ({ from: fromPath, to: toPath }));
  const words = search.trim().toLowerCase();
  const redirects = rows
    .filter(({ fromPath, toPath }) => `${fromPath} ${toPath}`.toLowerCase().includes(words))
    .map(({ fromPath, toPath, createdAt, createdBy }) => ({
      from: fromPath,
      to: toPath,
      created_at: createdAt.toISOString(),
      created_by: createdBy,
      way: [...redirectWay({ from: fromPath, to: toPath }, all)],
    }));
  return accept({ redirects });
}
