import type { Context } from "../context.ts";
import { isSameSecret } from "../same-secret.ts";

type Sealing = Pick<Context, "linkSealFor">;

type SealedFile = {
  readonly fileId: string;
  /** Whose sake the file is shown for; its feature still decides each time whether it may be. */
  readonly record: string;
  readonly until: Date;
};

/** An address under which one stored file opens without a sign-in, until a moment and for the sake of one record. */
export function sealedFileAddress(sealing: Sealing, { fileId, record, until }: SealedFile): string {
  const named = `${record}.${Math.floor(until.getTime() / 1000).toString(36)}`;
  return `/files/v1/${fileId}?code=${named}.${sealOf(sealing, fileId, named)}`;
}

type Shown = { readonly fileId: string; readonly code: string | undefined; readonly now: Date };

/** For whose sake a code opens this file; undefined where it is none of ours, of another file, or over. */
export function recordInCode(sealing: Sealing, { fileId, code, now }: Shown): string | undefined {
  const [record, seconds, seal] = code?.split(".") ?? [];
  if (!record || !seconds || !seal) return undefined;
  if (!isSameSecret(seal, sealOf(sealing, fileId, `${record}.${seconds}`))) return undefined;
  return now.getTime() <= Number.parseInt(seconds, 36) * 1000 ? record : undefined;
}

const sealOf = ({ linkSealFor }: Sealing, fileId: string, named: string) => linkSealFor(`file:${fileId}:${named}`);
