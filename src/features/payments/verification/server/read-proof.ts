import type { Context } from "#platform/context.ts";
import type { OpenedProof } from "../contract.ts";
import { transferProof } from "./transfer-proof.ts";

export async function readProof(ctx: Context, id: string): Promise<OpenedProof | undefined> {
  const shown = await transferProof(ctx, { id });
  return shown.ok ? shown.value : undefined;
}
