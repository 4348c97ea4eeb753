import pg from "pg";
import type { DatabaseAddress } from "#db/connect.ts";
import type { Logger } from "../logger.ts";

export type Channel = {
  readonly name: string;
  onNotice(payload: string): void;
  /** Runs on every connection once listening: whatever was missed meanwhile is read here. */
  onConnect(client: pg.Client): Promise<void>;
};

export type Following = { isLive(): boolean; stop(): Promise<void> };

/** A silently broken connection looks open for hours; one that answers this often is alive. */
const pulse = 15_000;
const patience = 5_000;

/** Follows a channel with LISTEN on its own connection, reopened when lost. */
export async function followChannel(address: DatabaseAddress, channel: Channel, log: Logger): Promise<Following> {
  let stopped = false;
  let live: pg.Client | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let isSaid = false;

  async function listen() {
    const client = new pg.Client({
      ...address,
      application_name: "cape-town-shuttle-listener",
      keepAlive: true,
      query_timeout: patience,
      connectionTimeoutMillis: patience,
    });
    client.on("notification", (note) => channel.onNotice(note.payload ?? ""));
    client.on("error", () => {});
    client.on("end", () => lose(client));
    await client.connect();
    try {
      await client.query(`listen ${channel.name}`);
      await channel.onConnect(client);
    } catch (error) {
      // A server that can’t listen yet would otherwise leave this connection idle for ever.
      await client.end().catch(() => {});
      throw error;
    }
    live = client;
    isSaid = false;
  }

  function lose(client: pg.Client) {
    if (live === client) live = undefined;
    if (!live) tryLater();
  }

  function tryLater() {
    if (stopped || waiting) return;
    waiting = setTimeout(() => {
      waiting = undefined;
      listen().catch((error: unknown) => {
        // It retries every second, but an outage is logged once.
        if (!isSaid) log.warn({ err: error, channel: channel.name }, "listener");
        isSaid = true;
        tryLater();
      });
    }, 1000).unref();
  }

  const heart = setInterval(() => {
    const felt = live;
    felt?.query("select 1").catch(() => {
      lose(felt);
      void felt.end().catch(() => {});
    });
  }, pulse).unref();

  await listen();
  return {
    isLive: () => live !== undefined,
    async stop() {
      stopped = true;
      clearTimeout(waiting);
      clearInterval(heart);
      await live?.end().catch(() => {});
    },
  };
}
