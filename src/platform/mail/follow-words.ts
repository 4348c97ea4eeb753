import { sql } from "drizzle-orm";
import type { Database, DatabaseAddress } from "#db/connect.ts";
import { type Following, followChannel } from "../jobs/follow-channel.ts";
import type { Logger } from "../logger.ts";
import { type SavedWords, writeWith } from "./email-words.ts";

const channel = "message_words";

/** Tells every process, once the caller’s transaction is committed, that the company’s words have changed. */
export const tellOfWords = (db: Database) => db.execute(sql`select pg_notify(${channel}, '')`);

type ReadWords = () => Promise<SavedWords>;

/** From now on this process writes with the words that are saved. */
export async function loadWords(read: ReadWords): Promise<void> {
  writeWith(await read());
}

/** Follows the company’s words over all processes. */
export const followWords = (address: DatabaseAddress, read: ReadWords, log: Logger): Promise<Following> =>
  followChannel(
    address,
    {
      name: channel,
      onNotice: () =>
        void loadWords(read).catch((err: unknown) => log.warn({ err }, "the company’s words were not read")),
      onConnect: () => loadWords(read),
    },
    log,
  );
