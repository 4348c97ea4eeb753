import { createHash, randomBytes } from "node:crypto";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { storedFiles } from "#db/schema/platform.ts";
import type { Context } from "../context.ts";
import { newId } from "../ids.ts";
import { type FileKind, fileKindOf } from "./file-kind.ts";

/** The sender’s answer: the claim makes the file theirs to attach, once. */
export type KeptFile = {
  readonly id: string;
  readonly claim: string;
  readonly name: string;
  readonly size: number;
  readonly type: FileKind;
};

/** A record’s facts about a file that belongs to it. */
export type FileFacts = Omit<KeptFile, "claim" | "type"> & { readonly type: string };

/** Whose a file is, such as an application; the platform asks no further. */
export type FileOwner = { readonly kind: string; readonly id: string };

const dayInMs = 24 * 3600 * 1000;

/** Keeps a file in the database, where no address of the site leads to it. Undefined when it is none of our kinds. */
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

/** Makes files belong to a record, all of them or none. Each can be claimed once, by anyone who sent it. */
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

/** Apart from the facts: no one reads five megabytes to learn that someone may not have them. */
export async function readContent(db: Database, id: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ content: storedFiles.content }).from(storedFiles).where(eq(storedFiles.id, id));
  return row?.content;
}

/** Forgets what belonged to a record whose person is erased. */
export async function forgetFilesOf(db: Database, { kind, id }: FileOwner): Promise<void> {
  await db.delete(storedFiles).where(and(eq(storedFiles.ownerKind, kind), eq(storedFiles.ownerId, id)));
}

/** Forgets one file; anyone who asks has made sure that nothing points to it. */
export async function forgetFile(db: Database, id: string): Promise<void> {
  await db.delete(storedFiles).where(eq(storedFiles.id, id));
}

/** By the clock: a file that was sent and never attached is forgotten after a day. */
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

/** Without path, control characters and what turns text around; the ending says what the content is. */
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
