import pg from "pg";
import type { DatabaseAddress } from "#db/connect.ts";
import type { Logger } from "./logger.ts";

export type Channel = {
  readonly name: string;
  onNotice(payload: string): void;
  /** Runs at every (re)connection, after listening began: whatever was missed meanwhile is read here. */
  onConnect(client: pg.Client): Promise<void>;
};

export type Following = { isLive(): boolean; stop(): Promise<void> };

/** Follows a channel by LISTEN, on a connection of its own, opened anew when it is lost. */
export async function followChannel(address: DatabaseAddress, channel: Channel, log: Logger): Promise<Following> {
  let isLive = false;
  let stopped = false;
  let client: pg.Client | undefined;
  let waiting: NodeJS.Timeout | undefined;

  async function listen() {
    client = new pg.Client({ ...address, application_name: "cape-town-shuttle-listener", keepAlive: true });
    client.on("notification", (note) => channel.onNotice(note.payload ?? ""));
    client.on("error", () => {});
    client.on("end", () => {
      isLive = false;
      tryLater();
    });
    await client.connect();
    await client.query(`listen ${channel.name}`);
    await channel.onConnect(client);
    isLive = true;
  }

  function tryLater() {
    if (stopped || waiting) return;
    waiting = setTimeout(() => {
      waiting = undefined;
      listen().catch((error: Error) => {
        log.warn({ error: error.message, channel: channel.name }, "listener");
        tryLater();
      });
    }, 1000).unref();
  }

  await listen();
  return {
    isLive: () => isLive,
    async stop() {
      stopped = true;
      clearTimeout(waiting);
      await client?.end().catch(() => {});
    },
  };
}
