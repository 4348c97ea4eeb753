import type { Context } from "../context.ts";
import { isSameSecret } from "../same-secret.ts";

type Sealing = Pick<Context, "linkSealFor">;

type SealedFile = {
  readonly fileId: string;
  /** The record the file is shown with; its feature still decides each time whether it may be. */
  readonly record: string;
  readonly until: Date;
};

/** An address that opens one stored file without signing in, until a moment and together with one record. */
export function sealedFileAddress(sealing: Sealing, { fileId, record, until }: SealedFile): string {
  const named = `${record}.${Math.floor(until.getTime() / 1000).toString(36)}`;
  return `/files/v1/${fileId}?code=${named}.${sealOf(sealing, fileId, named)}`;
}

type Shown = { readonly fileId: string; readonly code: string | undefined; readonly now: Date };

/** The record a code opens this file for; undefined if it isn’t ours, is for another file, or has expired. */
export function recordInCode(sealing: Sealing, { fileId, code, now }: Shown): string | undefined {
  const [record, seconds, seal] = code?.split(".") ?? [];
  if (!record || !seconds || !seal) return undefined;
  if (!isSameSecret(seal, sealOf(sealing, fileId, `${record}.${seconds}`))) return undefined;
  return now.getTime() <= Number.parseInt(seconds, 36) * 1000 ? record : undefined;
}

const sealOf = ({ linkSealFor }: Sealing, fileId: string, named: string) => linkSealFor(`file:${fileId}:${named}`);
