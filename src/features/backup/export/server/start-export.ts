import { createHash, randomBytes } from "node:crypto";
import { accept } from "#domain/result.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { exportAddress } from "../contract.ts";
import { addExport } from "./store.ts";

const linkMinutes = 10;

export const hashOfLink = (token: string): string => createHash("sha256").update(token).digest("hex");

/** A one-time link; the export is generated during the download and stored nowhere. */
export async function startExport(ctx: Context, _input: object) {
  const token = randomBytes(32).toString("base64url");
  const id = ctx.newId();
  const expiresAt = addMinutes(ctx.now, linkMinutes);
  const requestedBy = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  await addExport(ctx.db, { id, requestedBy, requestedAt: ctx.now, linkHash: hashOfLink(token), expiresAt });
  await recordAudit(ctx, { action: "company.export_requested", subject: { kind: "company_export", id } });
  return accept({ id, path: `${exportAddress}/${token}`, expires_at: expiresAt.toISOString() });
}
