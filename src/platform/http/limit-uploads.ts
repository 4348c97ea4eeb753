import { isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { type Actor, isStaffRole } from "#domain/account/roles.ts";
import type { Limit } from "../contract.ts";
import type { Reply } from "../replies.ts";
import type { RateLimiter } from "./rate-limit.ts";

const kilobytesInMegabyte = 1024;

/** One network’s limits, in files and kilobytes. */
const ofNetwork: readonly (Limit & { readonly name: string; readonly counts: "files" | "kilobytes" })[] = [
  { name: "files-kb-hour", counts: "kilobytes", times: 100 * kilobytesInMegabyte, seconds: 3600 },
  { name: "files-kb-day", counts: "kilobytes", times: 250 * kilobytesInMegabyte, seconds: 24 * 3600 },
  { name: "files-day", counts: "files", times: 100, seconds: 24 * 3600 },
];

/** The daily limit of all visitors together: most uploads soon belong to a record and stay as long as it does. */
export const ofAllStrangers: Limit = { times: 4 * 1024 * kilobytesInMegabyte, seconds: 24 * 3600 };

/** The limit on unattached files, which are deleted after a day. */
export const unclaimedAtMost = { bytes: 2 * 1024 ** 3, files: 20_000 };

/** Our own people upload what their work needs; drivers share a network’s address with strangers. */
export const isLimited = (actor: Actor): boolean =>
  actor.kind !== "person" || !actor.roles.some((role) => isStaffRole(role) || role === "driver");

/** Checked before a file is read: whether visitors’ unattached files have reached the limit. */
export async function refuseIfFull(db: Database): Promise<Reply | undefined> {
  const [left] = await db
    .select({ bytes: sql<string>`coalesce(sum(${storedFiles.size}), 0)`, files: sql<string>`count(*)` })
    .from(storedFiles)
    .where(isNull(storedFiles.ownerId));
  const isFull = Number(left?.bytes) >= unclaimedAtMost.bytes || Number(left?.files) >= unclaimedAtMost.files;
  return isFull
    ? no("storage_full", "We can’t take more files at the moment. Please try again in an hour.", 3600)
    : undefined;
}

type Upload = {
  readonly address: string;
  readonly bytes: number;
  readonly isFromStranger: boolean;
  /** How else we are reached, such as “call +27 44 555 0177”. */
  otherWay(): Promise<string>;
};

/** Checked once the size is known: counts it for its network, and a visitor’s for all of them. */
export async function refuseIfTooMuch(
  limiter: RateLimiter,
  { address, bytes, isFromStranger, otherWay }: Upload,
): Promise<Reply | undefined> {
  for (const { name, counts, ...limit } of ofNetwork) {
    const cost = counts === "files" ? 1 : Math.ceil(bytes / 1024);
    const wait = await limiter.spend(name, address, { ...limit, cost });
    const minutes = Math.ceil(wait / 60);
    if (wait > 0)
      return no("too_many_files", `You’ve sent too many files. Please try again in ${inWords(minutes)}.`, wait);
  }
  if (!isFromStranger) return undefined;
  const wait = await limiter.spend("files-kb-all", "everyone", { ...ofAllStrangers, cost: Math.ceil(bytes / 1024) });
  if (wait <= 0) return undefined;
  const message = `We can’t take more files at the moment. Please sign in, or ${await otherWay()}.`;
  return no("storage_full", message, wait);
}

const inWords = (minutes: number) => (minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`);

const no = (error: string, message: string, seconds: number): Reply => ({
  status: 429,
  body: { success: false, error, message },
  headers: { "retry-after": String(seconds) },
});
