import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { cleanPicture } from "./clean-picture.ts";
import { type Claim, claimFiles, type FileOwner, readContent } from "./storage.ts";

export type PictureRefusal = "file_gone" | "not_a_picture";
export type ClaimedPicture = {
  readonly id: string;
  readonly type: string;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
};

/**
 * Attaches uploaded pictures that others will see to their record, all or none. What a file is decides, not its name, and
 * what the camera wrote into it is taken out.
 */
export async function claimPictures(
  db: Database,
  claims: readonly Claim[],
  owner: FileOwner,
): Promise<Result<readonly ClaimedPicture[], PictureRefusal>> {
  const files = await claimFiles(db, claims, owner);
  if (!files) return refuse("file_gone");
  const pictures: ClaimedPicture[] = [];
  for (const { id, type } of files) {
    const content = type.startsWith("image/") ? await readContent(db, id) : undefined;
    const clean = content && cleanPicture(content);
    if (!clean) return refuse("not_a_picture");
    const sha256 = createHash("sha256").update(clean.content).digest("hex");
    await db
      .update(storedFiles)
      .set({ content: clean.content, size: clean.content.length, sha256 })
      .where(eq(storedFiles.id, id));
    pictures.push({ id, type, sha256, width: clean.width, height: clean.height });
  }
  return accept(pictures);
}
