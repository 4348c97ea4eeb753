import { createHash, randomBytes } from "node:crypto";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { storedFiles } from "#db/schema/platform.ts";
import type { Context } from "../context.ts";
import { newId } from "../ids.ts";
import { type FileKind, fileKindOf } from "./file-kind.ts";

/** The sender’s receipt: the claim lets them attach the file, once. */
export type KeptFile = {
  readonly id: string;
  readonly claim: string;
  readonly name: string;
  readonly size: number;
  readonly type: FileKind;
};

/** A record’s facts about a file that belongs to it. */
export type FileFacts = Omit<KeptFile, "claim" | "type"> & { readonly type: string };

/** The record a file belongs to, such as an application; the platform knows no more. */
export type FileOwner = { readonly kind: string; readonly id: string };

const dayInMs = 24 * 3600 * 1000;

/** Stores a file in the database, where no public address leads to it. Undefined if its type is not accepted. */
export async function keepFile(
  db: Database,
  file: { content: Buffer; name: string; now: Date },
): Promise<KeptFile | undefined> {
  const type = fileKindOf(file.content);
  if (!type) return undefined;
  const kept = { id: newId(), name: cleanName(file.name, type), size: file.content.length, type };
  const claim = randomBytes(18).toString("base64url");
  await db.insert(storedFiles).values({
    ...kept,
    sha256: createHash("sha256").update(file.content).digest("hex"),
    content: file.content,
    claimHash: hashOf(claim),
    createdAt: file.now,
  });
  return { ...kept, claim };
}

export type Claim = { readonly id: string; readonly claim: string };

/** Attaches files to a record, all of them or none. Each can be claimed once, by anyone who sent it. */
export async function claimFiles(
  db: Database,
  claims: readonly Claim[],
  owner: FileOwner,
): Promise<FileFacts[] | undefined> {
  const claimed: FileFacts[] = [];
  for (const { id, claim } of claims) {
    const [file] = await db
      .update(storedFiles)
      .set({ ownerKind: owner.kind, ownerId: owner.id, claimHash: null })
      .where(and(eq(storedFiles.id, id), eq(storedFiles.claimHash, hashOf(claim)), isNull(storedFiles.ownerId)))
      .returning({ id: storedFiles.id, name: storedFiles.name, size: storedFiles.size, type: storedFiles.type });
    if (!file) return undefined;
    claimed.push(file);
  }
  return claimed;
}

export type StoredFile = FileFacts & { readonly owner: FileOwner | undefined };

export async function findFile(db: Database, id: string): Promise<StoredFile | undefined> {
  const [row] = await db
    .select({
      id: storedFiles.id,
      name: storedFiles.name,
      size: storedFiles.size,
      type: storedFiles.type,
      ownerKind: storedFiles.ownerKind,
      ownerId: storedFiles.ownerId,
    })
    .from(storedFiles)
    .where(eq(storedFiles.id, id));
  if (!row) return undefined;
  const { ownerKind, ownerId, ...file } = row;
  return { ...file, owner: ownerKind && ownerId ? { kind: ownerKind, id: ownerId } : undefined };
}

/** Separate from the facts: no one reads five megabytes to learn that someone may not have them. */
export async function readContent(db: Database, id: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ content: storedFiles.content }).from(storedFiles).where(eq(storedFiles.id, id));
  return row?.content;
}

/** Deletes the files of a record whose person is erased. */
export async function forgetFilesOf(db: Database, { kind, id }: FileOwner): Promise<void> {
  await db.delete(storedFiles).where(and(eq(storedFiles.ownerKind, kind), eq(storedFiles.ownerId, id)));
}

/** Deletes one file; the caller has made sure that nothing refers to it. */
export async function forgetFile(db: Database, id: string): Promise<void> {
  await db.delete(storedFiles).where(eq(storedFiles.id, id));
}

/** By the clock: an upload that was never attached is deleted after a day. */
export async function forgetUnclaimedFiles(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - dayInMs);
  await ctx.db.delete(storedFiles).where(and(isNull(storedFiles.ownerId), lt(storedFiles.createdAt, before)));
}

const hashOf = (claim: string) => createHash("sha256").update(claim).digest("hex");

const endings: Readonly<Record<FileKind, string>> = {
  "application/pdf": ".pdf",
  "image/jpeg": ".jpg",
  "image/png": ".png",
};
const longestName = 120;

/** Without path, control characters and text-direction marks; the extension follows the content. */
export function cleanName(input: string, type: FileKind): string {
  const last = input.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}"<>|:*?]/gu, "")
    .replace(/^[.\s]+/, "")
    .trim();
  const stem = plain.replace(/\.[A-Za-z0-9]{1,5}$/, "").trim() || "document";
  const ending = type === "image/jpeg" && /\.jpeg$/i.test(plain) ? ".jpeg" : endings[type];
  return [...stem].slice(0, longestName - ending.length).join("") + ending;
}
