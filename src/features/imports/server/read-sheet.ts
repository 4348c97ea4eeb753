import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { readTable } from "#platform/imports/read-table.ts";
import type { importsContract } from "../contract.ts";

export async function readSheet(_ctx: Context, { content }: ParsedOf<typeof importsContract.readSheet>) {
  const table = await readTable(Buffer.from(content, "base64"));
  return table.ok ? accept({ table: table.value }) : table;
}
