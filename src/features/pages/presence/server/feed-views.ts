import type { DatabaseAddress } from "#db/connect.ts";
import { EventStream } from "#platform/http/event-stream.ts";
import { followChannel } from "#platform/jobs/follow-channel.ts";
import type { Logger } from "#platform/logger.ts";

export type PageFeed = { readonly events: EventStream; isLive(): boolean; stop(): Promise<void> };

type Input = { readonly address: DatabaseAddress; readonly log: Logger };

/** Tells open editors of every save and of who comes and goes, on whichever instance it happened. They read what they need. */
export async function followPages({ address, log }: Input): Promise<PageFeed> {
  const events = new EventStream();

  function hear(payload: string) {
    const [kind, id, version] = payload.split(":");
    if (kind === "saved") events.publish("saved", { id, version: Number(version) });
    else events.publish("sittings", { id });
  }

  const following = await followChannel(
    address,
    // What was missed while the connection was down is read again.
    { name: "pages", onNotice: hear, onConnect: async () => events.publish("reload", {}) },
    log,
  );
  return {
    events,
    isLive: following.isLive,
    async stop() {
      events.closeAll();
      await following.stop();
    },
  };
}
